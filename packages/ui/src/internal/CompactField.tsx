import { clsx } from 'clsx'
import type { ComponentPropsWithRef } from 'react'

import * as css from './compactField.css.ts'
import type { FieldTexts } from './Field.tsx'

interface CompactFieldProps extends FieldTexts, ComponentPropsWithRef<'div'> {
  /** The ID of the control. */
  id: string
}

/** A label above a control, and its error and hint below, as used in a filter bar. */
export function CompactField({
  id,
  label,
  hint,
  error,
  className,
  children,
  ...rest
}: CompactFieldProps) {
  return (
    <div className={clsx(css.root, className)} {...rest}>
      <label htmlFor={id} className={css.label}>
        {label}
      </label>
      {children}
      {error && (
        <p id={`${id}-error`} className={css.error}>
          {error}
        </p>
      )}
      {hint && (
        <p id={`${id}-hint`} className={css.hint}>
          {hint}
        </p>
      )}
    </div>
  )
}
