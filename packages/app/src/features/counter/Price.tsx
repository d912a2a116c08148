import { currencyDecimals, type Payment } from '@sluice/api/contract'
import { Amount } from '@sluice/ui'

import type { Formats } from '../../config/place.ts'
import { PaymentAmount } from '../../components/PaymentAmount.tsx'

const currencies = new Set(Intl.supportedValuesOf('currency'))

/** What a token's amount is typed with. */
const tokenDecimals = 2

/** The decimals with which an amount is typed: those of its currency. */
export function typedDecimals(currency: string): number {
  return currencies.has(currency) ? currencyDecimals(currency) : tokenDecimals
}

type PriceProps = Pick<Payment, 'price'>

/** What a sale costs. */
export function Price({ price: { amount, currency } }: PriceProps) {
  const Shown = currencies.has(currency) ? Amount : PaymentAmount
  return <Shown value={amount} unit={currency} />
}

/** What a sale costs, as text. */
export function priceText(formats: Formats, { price: { amount, currency } }: PriceProps): string {
  const parts = formats.amount(amount, { unit: currency, decimals: typedDecimals(currency) })
  if (!parts) return `${amount} ${currency}`
  return `${parts.before}${parts.groups.join('')}${parts.fraction} ${parts.after}`.trim()
}
