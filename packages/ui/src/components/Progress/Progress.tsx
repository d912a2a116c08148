'use client'

import { clsx } from 'clsx'
import { useId } from 'react'
import type { ComponentPropsWithRef } from 'react'

import * as track from '../../internal/track.css.ts'
import * as css from './Progress.css.ts'

export interface ProgressProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** What is in progress. */
  label: string
  /** From 0 to `max`; null if it is not known. */
  value: number | null
  /** The value at the end. */
  max?: number
  /** The value as text, such as "3 of 12 pages". Defaults to a percentage. */
  valueText?: string
  /** A line below the bar. */
  hint?: string
}

/** How far a task has got: the browser's own progress bar with its value in words. */
export function Progress({
  label,
  value,
  max = 100,
  valueText,
  hint,
  className,
  ...rest
}: ProgressProps) {
  const id = useId()
  const percentage =
    value === null ? undefined : `${Math.round((Math.min(value, max) / max) * 100)}%`
  return (
    <div className={clsx(track.root, className)} {...rest}>
      <label htmlFor={id} className={track.label}>
        {label}
      </label>
      <span className={track.value}>{valueText ?? percentage}</span>
      <progress
        id={id}
        // React leaves out an attribute that is undefined, and the bar is then indeterminate.
        value={value ?? undefined}
        max={max}
        aria-valuetext={valueText}
        className={clsx(track.track, css.bar)}
      />
      {hint && <p className={track.hint}>{hint}</p>}
    </div>
  )
}
