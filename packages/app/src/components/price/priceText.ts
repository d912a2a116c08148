import { currencyDecimals, type Payment } from '@sluice/api/contract'

import { isCurrency } from './PriceAmount.tsx'
import type { Formats } from '../../config/place.ts'

/** What a token's amount is typed with. */
const tokenDecimals = 2

/** The decimals with which an amount is typed: those of its currency. */
export function typedDecimals(currency: string): number {
  return isCurrency(currency) ? currencyDecimals(currency) : tokenDecimals
}

/** What a merchant asked for, as text. */
export function priceText(formats: Formats, { amount, currency }: Payment['price']): string {
  const parts = formats.amount(amount, { unit: currency, decimals: typedDecimals(currency) })
  if (!parts) return `${amount} ${currency}`
  return `${parts.before}${parts.groups.join('')}${parts.fraction} ${parts.after}`.trim()
}
