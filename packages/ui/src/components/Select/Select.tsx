import { clsx } from 'clsx'
import { useId } from 'react'
import type { ComponentPropsWithRef } from 'react'

import { ChevronDownIcon } from '../../icons/icons.ts'
import * as field from '../../internal/compactField.css.ts'
import * as css from './Select.css.ts'

export interface SelectOption {
  value: string
  text: string
}

export interface SelectProps extends Omit<
  ComponentPropsWithRef<'select'>,
  'children' | 'onChange' | 'value' | 'multiple'
> {
  /** The label above the field. */
  label: string
  options: readonly SelectOption[]
  /** The value of the selected option. */
  value: string
  /** Called with the value of the new option. */
  onChange: (value: string) => void
}

/** A select field with the browser's own list of options. */
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
