'use client'

import { clsx } from 'clsx'
import { useId } from 'react'
import type { ComponentPropsWithoutRef, Ref } from 'react'

import { ChevronDownIcon } from '../../icons/icons.ts'
import { CompactField } from '../../internal/CompactField.tsx'
import * as field from '../../internal/compactField.css.ts'
import { describedBy } from '../../internal/Field.tsx'
import type { FieldTexts } from '../../internal/Field.tsx'
import { splitFieldProps } from '../../internal/splitFieldProps.ts'
import type { FieldRootProps } from '../../internal/splitFieldProps.ts'
import * as css from './Select.css.ts'

export interface SelectOption {
  value: string
  text: string
}

type OwnSelectProps =
  | keyof FieldRootProps
  | 'children'
  | 'onChange'
  | 'value'
  | 'defaultValue'
  | 'multiple'

export interface SelectProps
  extends FieldTexts, FieldRootProps, Omit<ComponentPropsWithoutRef<'select'>, OwnSelectProps> {
  /** What can be chosen. */
  options: ReadonlyArray<SelectOption>
  /** The value of the selected option, if the parent controls it. */
  value?: string
  /** The value of the option that is selected at first. Defaults to that of the first one. */
  defaultValue?: string
  /** Called with the value of the new option. */
  onChange?: (value: string) => void
  /** The `<select>`, such as to focus it. */
  inputRef?: Ref<HTMLSelectElement>
}

/**
 * A select field with the browser's own list of options. `ref`, `className`, `style` and `data-*` are those of the root
 * element, all other props those of the select.
 */
export function Select({
  label,
  hint,
  error,
  options,
  value,
  defaultValue,
  onChange,
  inputRef,
  id: givenId,
  'aria-describedby': moreDescription,
  ...rest
}: SelectProps) {
  const ownId = useId()
  const id = givenId ?? ownId
  const { root, control } = splitFieldProps(rest)
  return (
    <CompactField id={id} label={label} hint={hint} error={error} {...root}>
      <div className={css.box}>
        <select
          id={id}
          ref={inputRef}
          value={value}
          defaultValue={value === undefined ? defaultValue : undefined}
          className={clsx(field.control, css.select)}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(id, { error, hint }, moreDescription)}
          onChange={(event) => onChange?.(event.target.value)}
          {...control}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.text}
            </option>
          ))}
        </select>
        <ChevronDownIcon className={css.chevron} />
      </div>
    </CompactField>
  )
}
