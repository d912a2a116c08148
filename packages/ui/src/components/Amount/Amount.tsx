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

/** Formats an amount of money without loss of precision, with Indian digit grouping. The integer part is emphasized. */
export function Amount({ value, decimals = 10, unit, className, ...rest }: AmountProps) {
  const parts = formatAmount(value, decimals)
  return (
    <data value={value} className={clsx(css.root, className)} {...rest}>
      {parts ? (
        <>
          <span className={css.integer}>{parts.integer}</span>
          {parts.fraction && <span className={css.fraction}>.{parts.fraction}</span>}
        </>
      ) : (
        value
      )}
      {unit && <span className={css.unit}>{unit}</span>}
    </data>
  )
}
