import { clsx } from 'clsx'
import { useId } from 'react'
import type { ComponentPropsWithRef } from 'react'

import { ChevronDownIcon } from '../../icons/icons.ts'
import * as field from '../../internal/compactField.css.ts'
import * as css from './Select.css.ts'

/** One thing that can be chosen. */
export interface SelectOption {
  /** What is chosen, for the code. */
  value: string
  /** What is chosen, for the reader. */
  text: string
}

export interface SelectProps extends Omit<
  ComponentPropsWithRef<'select'>,
  'children' | 'onChange' | 'value' | 'multiple'
> {
  /** What is chosen among, above the field; always visible. */
  label: string
  /** All there is to choose from, in the order of the list. */
  options: readonly SelectOption[]
  /** The `value` of the option that is chosen. */
  value: string
  /** Another option was chosen. */
  onChange: (value: string) => void
}

/** One choice out of a few, made with what the device itself offers for that: a wheel on a phone, a list on a desktop. */
export function Select({
  label,
  options,
  value,
  onChange,
  id: givenId,
  className,
  ...rest
}: SelectProps) {
  const ownId = useId()
  const id = givenId ?? ownId
  return (
    <div className={clsx(field.root, className)}>
      <label htmlFor={id} className={field.label}>
        {label}
      </label>
      <div className={css.box}>
        <select
          id={id}
          value={value}
          className={clsx(field.control, css.select)}
          onChange={(event) => onChange(event.target.value)}
          {...rest}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.text}
            </option>
          ))}
        </select>
        <ChevronDownIcon className={css.chevron} />
      </div>
    </div>
  )
}
