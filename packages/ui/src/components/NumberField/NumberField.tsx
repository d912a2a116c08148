'use client'

import { NumberField as Base } from '@base-ui/react/number-field'
import { useId, useState } from 'react'
import type { ComponentPropsWithoutRef, Ref } from 'react'

import { MinusIcon, PlusIcon } from '../../icons/icons.ts'
import * as fieldButtons from '../../internal/fieldButtons.css.ts'
import { describedBy, Field } from '../../internal/Field.tsx'
import type { FieldTexts } from '../../internal/Field.tsx'
import { splitFieldProps } from '../../internal/splitFieldProps.ts'
import type { FieldRootProps } from '../../internal/splitFieldProps.ts'
import { useFormats } from '../../provider/useSettings.ts'
import * as css from './NumberField.css.ts'

type OwnInputProps =
  | keyof FieldRootProps
  | 'value'
  | 'defaultValue'
  | 'onChange'
  | 'min'
  | 'max'
  | 'step'
  | 'type'
  | 'name'
  | 'disabled'
  | 'readOnly'
  | 'required'

export interface NumberFieldProps
  extends FieldTexts, FieldRootProps, Omit<ComponentPropsWithoutRef<'input'>, OwnInputProps> {
  /** The number, if the parent controls it; null for an empty field. */
  value?: number | null
  /** The number at first. */
  defaultValue?: number
  /** Called with the new number, or null once the field is empty. */
  onChange?: (value: number | null) => void
  /** The smallest value. */
  min?: number
  /** The largest value. */
  max?: number
  /** By how much the buttons and arrow keys change it. */
  step?: number
  /** How the number is written. */
  format?: Intl.NumberFormatOptions
  /** Identifies the field when a form is submitted. */
  name?: string
  /** Can’t be used. */
  disabled?: boolean
  /** Can be read and focused, but not changed. */
  readOnly?: boolean
  /** Must have a value before the form can be sent. */
  required?: boolean
  /** The `<input>`, such as to focus it. */
  inputRef?: Ref<HTMLInputElement>
  /** The accessible name of the button that lowers the number. */
  decreaseLabel?: string
  /** The accessible name of the button that raises the number. */
  increaseLabel?: string
}

/** A field for a count, with buttons to lower and raise it. Not for money: a JavaScript number can't hold every amount. */
export function NumberField({
  label,
  hint,
  error,
  value,
  defaultValue,
  onChange,
  min,
  max,
  step,
  format,
  name,
  disabled = false,
  readOnly = false,
  required = false,
  inputRef,
  decreaseLabel = 'Decrease',
  increaseLabel = 'Increase',
  id: givenId,
  'aria-describedby': moreDescription,
  ...rest
}: NumberFieldProps) {
  const { locale } = useFormats()
  const ownId = useId()
  const id = givenId ?? ownId
  const { root, control } = splitFieldProps(rest)
  const [ownValue, setOwnValue] = useState(defaultValue ?? null)
  const number = value === undefined ? ownValue : value
  /** As in the ARIA Authoring Practices: the number and its limits are read out. */
  const spinButton = {
    role: 'spinbutton',
    'aria-roledescription': undefined,
    'aria-valuenow': number ?? undefined,
    'aria-valuemin': min,
    'aria-valuemax': max,
  }
  return (
    <Field id={id} label={label} hint={hint} error={error} {...root}>
      <Base.Root
        id={id}
        name={name}
        value={number}
        onValueChange={(next) => {
          setOwnValue(next)
          onChange?.(next)
        }}
        min={min}
        max={max}
        step={step}
        format={format}
        locale={locale}
        disabled={disabled}
        readOnly={readOnly}
        required={required}
      >
        <Base.Group className={fieldButtons.group}>
          <Base.Input
            ref={inputRef}
            {...spinButton}
            aria-invalid={error ? true : undefined}
            aria-describedby={describedBy(id, { error, hint }, moreDescription)}
            className={css.input}
            {...control}
          />
          <div className={fieldButtons.buttons}>
            <Base.Decrement aria-label={decreaseLabel} className={css.button}>
              <MinusIcon />
            </Base.Decrement>
            <Base.Increment aria-label={increaseLabel} className={css.button}>
              <PlusIcon />
            </Base.Increment>
          </div>
        </Base.Group>
      </Base.Root>
    </Field>
  )
}
