import { clsx } from 'clsx'
import type { ComponentPropsWithRef } from 'react'

import * as css from './IconButton.css.ts'

export interface IconButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'aria-label'> {
  /** Describes the action. Used as the accessible name and as the tooltip. */
  label: string
  /** `danger` turns red on hover. */
  tone?: 'plain' | 'danger'
  /** `small` is smaller than a touch target; use it in desktop tables. */
  size?: 'medium' | 'small'
}

/** A button with an icon and no visible text. */
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
