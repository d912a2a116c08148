'use client'

import { clsx } from 'clsx'
import { useId, useState } from 'react'
import type { ComponentPropsWithRef, ReactNode } from 'react'

import { hint as hintStyle } from '../../internal/field.css.ts'
import { FieldError } from '../../internal/FieldError.tsx'
import * as css from './RadioGroup.css.ts'

export interface RadioOption {
  value: string
  text: string
  /** `no` for a name that a browser's translator must leave alone. */
  translate?: 'no'
  /** A second line. */
  hint?: ReactNode
  disabled?: boolean
}

export interface RadioGroupProps extends Omit<
  ComponentPropsWithRef<'fieldset'>,
  'children' | 'onChange' | 'defaultValue'
> {
  /** The question, above the options. */
  label: string
  /** What can be chosen. */
  options: ReadonlyArray<RadioOption>
  /** The value of the selected option, if the parent controls it. */
  value?: string
  /** The value of the option that is selected at first. */
  defaultValue?: string
  /** Called with the value of the new option. */
  onChange?: (value: string) => void
  /** Identifies the field when a form is submitted. */
  name?: string
  /** A line of help below the options. */
  hint?: string
  /** Shown below the options and announced with them. */
  error?: string
}

/** A choice among a few options that are all visible. */
export function RadioGroup({
  label,
  options,
  value,
  defaultValue,
  onChange,
  name,
  hint,
  error,
  className,
  ...rest
}: RadioGroupProps) {
  const id = useId()
  const [own, setOwn] = useState(defaultValue)
  const selected = value ?? own
  return (
    <fieldset
      aria-describedby={clsx(error && `${id}-error`, hint && `${id}-hint`) || undefined}
      className={clsx(css.root, className)}
      {...rest}
    >
      <legend className={css.label}>{label}</legend>
      <div className={css.options}>
        {options.map((option) => (
          <label key={option.value} className={css.option}>
            <input
              type="radio"
              name={name ?? id}
              value={option.value}
              disabled={option.disabled}
              checked={option.value === selected}
              onChange={() => {
                setOwn(option.value)
                onChange?.(option.value)
              }}
              className={css.input}
            />
            <span className={css.text}>
              <span translate={option.translate}>{option.text}</span>
              {option.hint && <span className={css.hint}>{option.hint}</span>}
            </span>
          </label>
        ))}
      </div>
      {error && (
        <div className={css.message}>
          <FieldError id={`${id}-error`}>{error}</FieldError>
        </div>
      )}
      {hint && (
        <p id={`${id}-hint`} className={clsx(hintStyle, css.message)}>
          {hint}
        </p>
      )}
    </fieldset>
  )
}
