import { clsx } from 'clsx'
import type { ComponentPropsWithRef } from 'react'

import * as css from './Amount.css.ts'
import { formatAmount } from '../../format/format.ts'

export interface AmountProps extends ComponentPropsWithRef<'data'> {
  /** A decimal string such as `1234.5`. Any other text is shown unchanged. */
  value: string
  /** Number of digits after the decimal point; ten in the specification. */
  decimals?: number
  /** Shown after the number, such as "USDT". */
  unit?: string
}

/** Shorter numbers fit everywhere on one line. */
const oneLineMax = 12

/** Where a long number is wider than its place, it may break between groups of digits, and never within one. */
function Integer({ text }: { text: string }) {
  if (text.length <= oneLineMax) return text
  return text.split(/(?<=,)/).map((group, place) => (
    // oxlint-disable-next-line react/no-array-index-key -- A group is identified by its place.
    <span key={place} className={css.group}>
      {group}
    </span>
  ))
}

/** Formats an amount of money without loss of precision, with Indian digit grouping. The integer part is emphasized. */
export function Amount({ value, decimals = 10, unit, className, ...rest }: AmountProps) {
  const parts = formatAmount(value, decimals)
  return (
    <data value={value} className={clsx(css.root, className)} {...rest}>
      {parts ? (
        <>
          <span className={css.integer}>
            <Integer text={parts.integer} />
          </span>
          {parts.fraction && <span className={css.fraction}>.{parts.fraction}</span>}
        </>
      ) : (
        value
      )}
      {unit && <span className={css.unit}>{unit}</span>}
    </data>
  )
}
