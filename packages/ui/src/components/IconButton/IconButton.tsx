import { clsx } from 'clsx'
import type { ComponentPropsWithRef } from 'react'

import * as css from './IconButton.css.ts'

export interface IconButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'aria-label'> {
  /** What pressing it does, in words: heard by a screen reader, shown where a pointer rests. */
  label: string
  /** `danger` turns vermilion under the pointer, for what takes something away. */
  tone?: 'plain' | 'danger'
  /** `small` is for rows of a table on a desktop: it is below the size of a thumb. */
  size?: 'medium' | 'small'
}

/** A button that shows a picture only; its child is one icon. */
export function IconButton({
  label,
  tone = 'plain',
  size = 'medium',
  className,
  ...rest
}: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      className={clsx(css.size[size], css.tone[tone], className)}
      {...rest}
    />
  )
}
