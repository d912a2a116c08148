import type { Payment } from '@sluice/api/contract'
import { Amount } from '@sluice/ui'

import { Trans } from '../messages/Trans.tsx'

export interface PriceAndRateProps {
  /** What the merchant asked for. */
  price: Payment['price']
  /** How much of the price's currency one token stands for. */
  rate: string
  token: string
}

/** The decimals of a rate: as many as it has, from two to four. */
function rateDecimals(rate: string): number {
  const digits = rate.split('.')[1]?.replace(/0+$/, '').length ?? 0
  return Math.min(Math.max(digits, 2), 4)
}

/** A rate, as an amount of the currency that one token stands for. */
export function Rate({ rate, currency }: { rate: string; currency: string }) {
  return <Amount value={rate} unit={currency} decimals={rateDecimals(rate)} />
}

/** A price in a currency such as INR, and the rate at which it was exchanged. */
export function PriceAndRate({ price, rate, token }: PriceAndRateProps) {
  const { amount, currency } = price
  return (
    <Trans
      id="price.priceAndRate"
      values={{
        price: <Amount value={amount} unit={currency} />,
        rate: <Rate rate={rate} currency={currency} />,
        token,
      }}
    />
  )
}
