import { clsx } from 'clsx'
import { useId } from 'react'
import type { ComponentPropsWithRef, ReactNode } from 'react'

import { FieldError } from '../../internal/FieldError.tsx'
import * as css from './Checkbox.css.ts'

export interface CheckboxProps extends Omit<ComponentPropsWithRef<'input'>, 'type'> {
  /** May contain links. */
  label: ReactNode
  /** Shown below the checkbox and associated with it. */
  error?: string
}

/** A checkbox with a label and an error. `ref` and other props are passed to the input, `className` to the root element. */
export function Checkbox({ label, error, id: givenId, className, ...rest }: CheckboxProps) {
  const ownId = useId()
  const id = givenId ?? ownId
  return (
    <div className={clsx(css.root, className)}>
      <label htmlFor={id} className={css.row}>
        <input
          id={id}
          type="checkbox"
          className={css.box}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          {...rest}
        />
        <span className={css.label}>{label}</span>
      </label>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  )
}
