import { Meter as Base } from '@base-ui/react/meter'
import { clsx } from 'clsx'
import type { ComponentPropsWithRef } from 'react'

import * as track from '../../internal/track.css.ts'

export interface MeterProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** What is measured. */
  label: string
  /** From 0 to `max`. */
  value: number
  /** The limit. */
  max?: number
  /** The value as text, such as "80 of 100 requests". Defaults to a percentage. */
  valueText?: string
  /** The color of the bar. Say in the hint what it means. */
  tone?: 'action' | 'success' | 'warning' | 'danger'
  /** A line below the bar. */
  hint?: string
}

/** How much of a limit is used. */
export function Meter({
  label,
  value,
  max = 100,
  valueText,
  tone = 'action',
  hint,
  className,
  ...rest
}: MeterProps) {
  return (
    <Base.Root
      value={value}
      max={max}
      aria-valuetext={valueText}
      className={clsx(track.root, className)}
      {...rest}
    >
      <Base.Label className={track.label}>{label}</Base.Label>
      <Base.Value className={track.value}>{(formatted) => valueText ?? formatted}</Base.Value>
      <Base.Track className={track.track}>
        <Base.Indicator className={track.tone[tone]} />
      </Base.Track>
      {hint && <p className={track.hint}>{hint}</p>}
    </Base.Root>
  )
}
