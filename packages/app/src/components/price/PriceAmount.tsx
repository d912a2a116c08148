import type { Payment } from '@sluice/api/contract'
import { Amount } from '@sluice/ui'

import { PaymentAmount } from '../PaymentAmount.tsx'

const currencies = new Set(Intl.supportedValuesOf('currency'))

/** Whether a price is in a currency, and not in a token. */
export function isCurrency(code: string): boolean {
  return currencies.has(code)
}

/** What a merchant asked for, with the decimals of its currency. */
export function PriceAmount({ price: { amount, currency } }: Pick<Payment, 'price'>) {
  const Shown = isCurrency(currency) ? Amount : PaymentAmount
  return <Shown value={amount} unit={currency} />
}
