import type { Decimal } from '@sluice/api/contract'

/** What a merchant gives to a customer: a payment link, or the checkout of a payment. */
export interface Shareable {
  url: string
  description: string
  /** Null if the customer enters it. */
  amount: Decimal | null
  currency: string
  /** The payment's ID. A link makes its payments when customers open it. */
  paymentId?: string | undefined
}
