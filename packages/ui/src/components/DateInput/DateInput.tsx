import { clsx } from 'clsx'
import { useId, useState } from 'react'
import type { ComponentPropsWithRef } from 'react'

import * as field from '../../internal/compactField.css.ts'
import * as css from './DateInput.css.ts'

export interface DateInputProps extends Omit<
  ComponentPropsWithRef<'input'>,
  'onChange' | 'type' | 'value' | 'defaultValue'
> {
  /** What happens on that day, above the field; always visible. */
  label: string
  /** A day as `2026-01-31`; empty for none. */
  value: string
  /** Another day was chosen, or none. Days before `min` are not told: a year is on its way there while it is typed. */
  onChange: (value: string) => void
  /** The first day that counts. */
  min?: string
  /** What is wrong with the day, under the field. */
  error?: string
}

/** One day, chosen with what the device itself offers for that. */
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
