import { clsx } from 'clsx'
import { useId, useState } from 'react'
import type { ComponentPropsWithRef } from 'react'

import * as field from '../../internal/compactField.css.ts'
import * as css from './DateInput.css.ts'

export interface DateInputProps extends Omit<
  ComponentPropsWithRef<'input'>,
  'onChange' | 'type' | 'value' | 'defaultValue'
> {
  /** The label above the field. */
  label: string
  /** A date as `2026-01-31`, or an empty string. */
  value: string
  /** Called with the new date or an empty string. Not called for dates before `min`, which occur while a year is being typed. */
  onChange: (value: string) => void
  /** The earliest date. */
  min?: string
  /** Shown below the field. */
  error?: string
}

/** A date field with the browser's own date picker. */
export function DateInput({
  label,
  value,
  onChange,
  min = '2000-01-01',
  error,
  id: givenId,
  className,
  ...rest
}: DateInputProps) {
  const ownId = useId()
  const id = givenId ?? ownId
  const [typed, setTyped] = useState(value)
  const [given, setGiven] = useState(value)
  if (given !== value) {
    setGiven(value)
    setTyped(value)
  }

  return (
    <div className={clsx(field.root, className)}>
      <label htmlFor={id} className={field.label}>
        {label}
      </label>
      <input
        id={id}
        type="date"
        min={min}
        value={typed}
        className={clsx(field.control, css.input)}
        aria-invalid={error ? true : undefined}
        aria-describedby={error && `${id}-error`}
        onChange={({ target }) => {
          setTyped(target.value)
          if (target.value === '' ? !target.validity.badInput : target.value >= min) {
            onChange(target.value)
          }
        }}
        {...rest}
      />
      {error && (
        <p id={`${id}-error`} className={css.error}>
          {error}
        </p>
      )}
    </div>
  )
}
