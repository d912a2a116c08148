import { clsx } from 'clsx'
import type { ComponentPropsWithRef } from 'react'

import * as css from './Amount.css.ts'
import { formatAmount } from './formatAmount.ts'

export interface AmountProps extends ComponentPropsWithRef<'data'> {
  /** A plain decimal such as `1234.5`, exact to its last digit. Anything else is shown as it is. */
  value: string
  /** How many digits stand after the point; the specification asks for ten. */
  decimals?: number
  /** What is counted, after the figure: "USDT". */
  unit?: string
}

/** An amount of money, exact, grouped as in India: the integer part strong, the decimals lighter. Right-align a column of them. */
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
