'use client'

import { clsx } from 'clsx'
import { useId, useState } from 'react'
import type { ComponentPropsWithoutRef, Ref } from 'react'

import { CompactField } from '../../internal/CompactField.tsx'
import * as field from '../../internal/compactField.css.ts'
import { describedBy } from '../../internal/Field.tsx'
import type { FieldTexts } from '../../internal/Field.tsx'
import { splitFieldProps } from '../../internal/splitFieldProps.ts'
import type { FieldRootProps } from '../../internal/splitFieldProps.ts'
import * as css from './DateInput.css.ts'

type OwnInputProps = keyof FieldRootProps | 'onChange' | 'type' | 'value' | 'defaultValue'

export interface DateInputProps
  extends FieldTexts, FieldRootProps, Omit<ComponentPropsWithoutRef<'input'>, OwnInputProps> {
  /** A date as `2026-01-31`, or an empty string, if the parent controls it. */
  value?: string
  /** The date at first. */
  defaultValue?: string
  /** Called with the new date or an empty string. Not called for dates before `min`, which occur while a year is being typed. */
  onChange?: (value: string) => void
  /** The earliest date. */
  min?: string
  /** The `<input>`, such as to focus it. */
  inputRef?: Ref<HTMLInputElement>
}

/**
 * A date field with the browser's own date picker. `ref`, `className`, `style` and `data-*` are those of the root element,
 * all other props those of the input.
 */
export function DateInput({
  label,
  hint,
  error,
  value,
  defaultValue = '',
  onChange,
  min = '2000-01-01',
  inputRef,
  id: givenId,
  'aria-describedby': moreDescription,
  ...rest
}: DateInputProps) {
  const ownId = useId()
  const id = givenId ?? ownId
  const { root, control } = splitFieldProps(rest)
  const [typed, setTyped] = useState(value ?? defaultValue)
  const [given, setGiven] = useState(value)
  if (given !== value) {
    setGiven(value)
    setTyped(value ?? '')
  }

  return (
    <CompactField id={id} label={label} hint={hint} error={error} {...root}>
      <input
        id={id}
        ref={inputRef}
        type="date"
        min={min}
        value={typed}
        className={clsx(field.control, css.input)}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, { error, hint }, moreDescription)}
        onChange={({ target }) => {
          setTyped(target.value)
          if (target.value === '' ? !target.validity.badInput : target.value >= min) {
            onChange?.(target.value)
          }
        }}
        {...control}
      />
    </CompactField>
  )
}
