'use client'

import { clsx } from 'clsx'
import type { ComponentPropsWithRef } from 'react'

import * as css from './Amount.css.ts'
import { useFormats } from '../../provider/useSettings.ts'

export interface AmountProps extends ComponentPropsWithRef<'data'> {
  /** A decimal string such as `1234.5`. Any other text is shown unchanged. */
  value: string
  /** Number of digits after the decimal point. By default those of the currency; ten of what is none, such as a token. */
  decimals?: number
  /** A currency such as `INR`, written as is usual where it is read, or any text to show after the number, such as `USDT`. */
  unit?: string
}

/** Shorter numbers fit everywhere on one line. */
const oneLineMax = 12

/** Where a long number is wider than its place, it may break between groups of digits, and never within one. */
function Integer({ groups }: { groups: string[] }) {
  const text = groups.join('')
  if (text.length <= oneLineMax) return text
  return groups.map((group, place) => (
    // oxlint-disable-next-line react/no-array-index-key -- A group is identified by its place.
    <span key={place} className={css.group}>
      {group}
    </span>
  ))
}

/** Formats an amount of money without loss of precision, as is usual where it is read. The integer part is emphasized. */
export function Amount({ value, decimals, unit, className, ...rest }: AmountProps) {
  const parts = useFormats().amount(value, { decimals, unit })
  const after = parts ? parts.after : unit
  return (
    <data value={value} translate="no" dir="auto" className={clsx(css.root, className)} {...rest}>
      {parts ? (
        <>
          <span className={css.integer}>
            {parts.before}
            <Integer groups={parts.groups} />
          </span>
          {parts.fraction && <span className={css.fraction}>{parts.fraction}</span>}
        </>
      ) : (
        value
      )}
      {after && <span className={css.unit}>{after}</span>}
    </data>
  )
}
