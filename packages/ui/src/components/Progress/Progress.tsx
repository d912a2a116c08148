import { Progress as Base } from '@base-ui/react/progress'
import { clsx } from 'clsx'
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

/** How far a task has got. */
export function Progress({
  label,
  value,
  max = 100,
  valueText,
  hint,
  className,
  ...rest
}: ProgressProps) {
  return (
    <Base.Root
      value={value}
      max={max}
      aria-valuetext={valueText}
      className={clsx(track.root, className)}
      {...rest}
    >
      <Base.Label className={track.label}>{label}</Base.Label>
      <Base.Value className={track.value}>
        {(formatted) => (value === null ? valueText : (valueText ?? formatted))}
      </Base.Value>
      <Base.Track className={track.track}>
        <Base.Indicator className={clsx(track.tone.action, value === null && css.indeterminate)} />
      </Base.Track>
      {hint && <p className={track.hint}>{hint}</p>}
    </Base.Root>
  )
}
