import { clsx } from 'clsx'
import { useId, useState } from 'react'
import type { ComponentPropsWithRef } from 'react'

import { FieldError } from '../../internal/FieldError.tsx'
import * as css from './LabeledInput.css.ts'
import { PasswordToggle } from './PasswordToggle.tsx'

export interface LabeledInputProps extends ComponentPropsWithRef<'input'> {
  /** The field's name, above it; always visible. */
  label: string
  /** One line of help, under the field. */
  hint?: string
  /** What is wrong, from a rule or from the server; shown under the field and tied to it. */
  error?: string
  /** `password` brings a button that shows and hides what is typed. */
  type?: 'text' | 'email' | 'password' | 'url' | 'tel' | 'search'
  /** What the button of a password field says while the password is hidden. */
  showLabel?: string
  /** What the button of a password field says while the password is shown. */
  hideLabel?: string
}

/** One line of text with its label, help and error. `ref` and all other props go to the input; `className` to what holds it. */
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
