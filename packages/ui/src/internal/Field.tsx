import { clsx } from 'clsx'
import type { ComponentPropsWithRef } from 'react'

import * as css from './field.css.ts'
import { FieldError } from './FieldError.tsx'

/** The props that every field has. */
export interface FieldTexts {
  /** The label above the field. */
  label: string
  /** A line of help below the field. */
  hint?: string
  /** What is wrong and how to fix it. Shown below the field and announced with it. */
  error?: string
}

/** The `aria-describedby` of a control whose label is `Field`. */
export function describedBy(
  id: string,
  { hint, error }: Pick<FieldTexts, 'hint' | 'error'>,
  more?: string,
): string | undefined {
  return clsx(error && `${id}-error`, hint && `${id}-hint`, more) || undefined
}

interface FieldProps extends FieldTexts, ComponentPropsWithRef<'div'> {
  /** The ID of the control. */
  id: string
}

/** A label above a control, and its error and hint below. */
export function Field({ id, label, hint, error, className, children, ...rest }: FieldProps) {
  return (
    <div className={clsx(css.root, className)} {...rest}>
      <label id={`${id}-label`} htmlFor={id} className={css.label}>
        {label}
      </label>
      {children}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      {hint && (
        <p id={`${id}-hint`} className={css.hint}>
          {hint}
        </p>
      )}
    </div>
  )
}
