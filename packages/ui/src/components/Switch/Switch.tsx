'use client'

import { Switch as Base } from '@base-ui/react/switch'
import { clsx } from 'clsx'
import { useId } from 'react'
import type { ComponentPropsWithRef } from 'react'

import { FieldError } from '../../internal/FieldError.tsx'
import * as css from './Switch.css.ts'

export interface SwitchProps extends Omit<
  ComponentPropsWithRef<'div'>,
  'onChange' | 'defaultValue' | 'children'
> {
  /** What is on or off. */
  label: string
  /** Whether it is on, if the parent controls it. */
  value?: boolean
  /** Whether it is on at first. */
  defaultValue?: boolean
  /** Called with the new value. */
  onChange?: (value: boolean) => void
  /** Can’t be used. */
  disabled?: boolean
  /** Identifies the field when a form is submitted. */
  name?: string
  /** A line of help below the switch. */
  hint?: string
  /** Shown below the switch, such as that the change could not be saved. */
  error?: string
}

/** Turns a setting on or off, immediately. */
export function Switch({
  label,
  value,
  defaultValue,
  onChange,
  disabled = false,
  name,
  hint,
  error,
  className,
  ...rest
}: SwitchProps) {
  const id = useId()
  return (
    <div className={clsx(css.root, className)} {...rest}>
      <label className={css.row} data-disabled={disabled || undefined}>
        <span className={css.label}>{label}</span>
        <Base.Root
          checked={value}
          defaultChecked={value === undefined ? defaultValue : undefined}
          onCheckedChange={(next) => onChange?.(next)}
          disabled={disabled}
          name={name}
          aria-describedby={clsx(error && `${id}-error`, hint && `${id}-hint`) || undefined}
          className={css.track}
        >
          <Base.Thumb className={css.thumb} />
        </Base.Root>
      </label>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      {hint && (
        <p id={`${id}-hint`} className={css.hint}>
          {hint}
        </p>
      )}
    </div>
  )
}
