'use client'

import { clsx } from 'clsx'
import type { ComponentPropsWithRef } from 'react'

import { CrossIcon } from '../../icons/icons.ts'
import * as css from './Tag.css.ts'

export interface TagProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** The name of the category, filter or chosen option. */
  label: string
  /** Adds a button that removes the tag. */
  onRemove?: () => void
  /** The accessible name of that button. */
  removeLabel?: string
}

/** A category of a thing, or a filter that can be removed. */
export function Tag({
  label,
  onRemove,
  removeLabel = `Remove ${label}`,
  className,
  ...rest
}: TagProps) {
  return (
    <span className={clsx(css.root, className)} {...rest}>
      <span className={css.label} title={label}>
        {label}
      </span>
      {onRemove && (
        <button type="button" className={css.remove} aria-label={removeLabel} onClick={onRemove}>
          <CrossIcon size="1em" />
        </button>
      )}
    </span>
  )
}
