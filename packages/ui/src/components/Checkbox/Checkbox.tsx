import { clsx } from 'clsx'
import { useId } from 'react'
import type { ComponentPropsWithRef, ReactNode } from 'react'

import { FieldError } from '../../internal/FieldError.tsx'
import * as css from './Checkbox.css.ts'

export interface CheckboxProps extends Omit<ComponentPropsWithRef<'input'>, 'type'> {
  /** What is agreed to; it may hold links. */
  label: ReactNode
  /** What is wrong, shown under the box and tied to it. */
  error?: string
}

/** A yes or no that counts when a form is sent. `ref` and all other props go to the input; `className` to what holds it. */
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
        <span className={css.words}>{label}</span>
      </label>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  )
}
