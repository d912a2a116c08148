import { clsx } from 'clsx'
import { useId, useState } from 'react'
import type { ComponentPropsWithRef } from 'react'

import { FieldError } from '../../internal/FieldError.tsx'
import * as css from './LabeledInput.css.ts'
import { PasswordToggle } from './PasswordToggle.tsx'

export interface LabeledInputProps extends ComponentPropsWithRef<'input'> {
  /** The label above the field. */
  label: string
  /** A line of help below the field. */
  hint?: string
  /** Shown below the field and associated with it. */
  error?: string
  /** `password` adds a button that shows and hides the input. */
  type?: 'text' | 'email' | 'password' | 'url' | 'tel' | 'search'
  /** The accessible name of the password button while the password is hidden. */
  showLabel?: string
  /** The accessible name of the password button while the password is shown. */
  hideLabel?: string
}

/** A single-line text field with a label, a hint and an error. `ref` and other props are passed to the input, `className` to the root element. */
export function LabeledInput({
  label,
  hint,
  error,
  type = 'text',
  showLabel = 'Show password',
  hideLabel = 'Hide password',
  id: givenId,
  className,
  'aria-describedby': describedBy,
  ...rest
}: LabeledInputProps) {
  const ownId = useId()
  const [shown, setShown] = useState(false)
  const id = givenId ?? ownId
  const isPassword = type === 'password'
  return (
    <div className={clsx(css.root, className)}>
      <label htmlFor={id} className={css.label}>
        {label}
      </label>
      <div className={css.box}>
        <input
          id={id}
          type={isPassword && shown ? 'text' : type}
          className={clsx(css.input, isPassword && css.withToggle)}
          aria-invalid={error ? true : undefined}
          aria-describedby={
            clsx(error && `${id}-error`, hint && `${id}-hint`, describedBy) || undefined
          }
          {...(type === 'text' ? {} : { autoCapitalize: 'none', spellCheck: false })}
          {...rest}
        />
        {isPassword && (
          <PasswordToggle
            inputId={id}
            shown={shown}
            onToggle={() => setShown(!shown)}
            showLabel={showLabel}
            hideLabel={hideLabel}
            disabled={rest.disabled}
          />
        )}
      </div>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      {hint && (
        <p id={`${id}-hint`} className={css.hint}>
          {hint}
        </p>
      )}
    </div>
  )
}
