'use client'

import { Radio } from '@base-ui/react/radio'
import { RadioGroup as Base } from '@base-ui/react/radio-group'
import { clsx } from 'clsx'
import type { ComponentPropsWithRef, ReactNode } from 'react'

import * as css from './SegmentedControl.css.ts'

export interface Segment {
  value: string
  label: ReactNode
}

export interface SegmentedControlProps extends Omit<
  ComponentPropsWithRef<'div'>,
  'onChange' | 'defaultValue' | 'children'
> {
  /** The accessible name of the group. */
  label: string
  /** What can be chosen. */
  options: ReadonlyArray<Segment>
  /** The value of the selected segment, if the parent controls it. */
  value?: string
  /** The value of the segment that is selected at first. Defaults to the first one. */
  defaultValue?: string
  /** Called with the value of the segment that the user selects. */
  onChange?: (value: string) => void
  /** Can’t be used. */
  disabled?: boolean
}

/** Switches how the same content is shown: its period, its unit or its layout. */
export function SegmentedControl({
  label,
  options,
  value,
  defaultValue = options[0]?.value,
  onChange,
  disabled = false,
  className,
  ...rest
}: SegmentedControlProps) {
  return (
    <Base
      aria-label={label}
      value={value}
      defaultValue={value === undefined ? defaultValue : undefined}
      onValueChange={(next: string) => onChange?.(next)}
      disabled={disabled}
      className={clsx(css.root, className)}
      {...rest}
    >
      {options.map((option) => (
        <Radio.Root key={option.value} value={option.value} className={css.segment}>
          {option.label}
        </Radio.Root>
      ))}
    </Base>
  )
}
