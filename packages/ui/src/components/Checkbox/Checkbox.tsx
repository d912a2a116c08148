'use client'

import { clsx } from 'clsx'
import { useId } from 'react'
import type { ComponentPropsWithoutRef, ReactNode, Ref } from 'react'

import { describedBy } from '../../internal/Field.tsx'
import { hint as hintStyle } from '../../internal/field.css.ts'
import { FieldError } from '../../internal/FieldError.tsx'
import { splitFieldProps } from '../../internal/splitFieldProps.ts'
import type { FieldRootProps } from '../../internal/splitFieldProps.ts'
import * as css from './Checkbox.css.ts'

type OwnInputProps =
  | keyof FieldRootProps
  | 'type'
  | 'value'
  | 'defaultValue'
  | 'checked'
  | 'defaultChecked'

export interface CheckboxProps
  extends FieldRootProps, Omit<ComponentPropsWithoutRef<'input'>, OwnInputProps> {
  /** May contain links. */
  label: ReactNode
  /** Whether it is checked, if the parent controls it. */
  value?: boolean
  /** Whether it is checked at first. */
  defaultValue?: boolean
  /** A line of help below the checkbox. */
  hint?: string
  /** Shown below the checkbox and announced with it. */
  error?: string
  /** The `<input>`, such as to focus it. */
  inputRef?: Ref<HTMLInputElement>
}

/**
 * A checkbox with a label, a hint and an error. `onChange` is the event of the input, as form libraries expect. `ref`,
 * `className`, `style` and `data-*` are those of the root element, all other props those of the input.
 */
export function Checkbox({
  label,
  value,
  defaultValue,
  hint,
  error,
  inputRef,
  id: givenId,
  'aria-describedby': moreDescription,
  ...rest
}: CheckboxProps) {
  const ownId = useId()
  const id = givenId ?? ownId
  const { root, control } = splitFieldProps(rest)
  return (
    <div {...root} className={clsx(css.root, root.className)}>
      <label htmlFor={id} className={css.row}>
        <input
          id={id}
          ref={inputRef}
          type="checkbox"
          checked={value}
          defaultChecked={value === undefined ? defaultValue : undefined}
          className={css.box}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(id, { error, hint }, moreDescription)}
          {...control}
        />
        <span className={css.label}>{label}</span>
      </label>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      {hint && (
        <p id={`${id}-hint`} className={clsx(hintStyle, css.hint)}>
          {hint}
        </p>
      )}
    </div>
  )
}
