import * as v from 'valibot'

import type { Operation } from './operation.ts'
import { decimalSchema } from './primitives.ts'
import { amountRequestSchema, currencyRequestSchema } from './priceRequest.ts'
import { priceSchema, quoteSchema } from './quotes.ts'

export const previewPaymentQuerySchema = v.object({
  amount: amountRequestSchema,
  /** Default: the server's first token. */
  currency: v.optional(currencyRequestSchema),
})
export type PreviewPaymentQuery = v.InferOutput<typeof previewPaymentQuerySchema>

/** What becomes of a price if a customer pays it in full. */
export const paymentPreviewSchema = v.object({
  price: priceSchema,
  quotes: v.array(quoteSchema),
  /** What the fee takes of the first quote. */
  fee: decimalSchema,
  /** What of the first quote the merchant receives. */
  arrives: decimalSchema,
  /** The same in the currency of the price, or in the merchant's home currency if the price is in a token. Null without a rate. */
  value: v.nullable(
    v.object({
      currency: v.string(),
      amount: decimalSchema,
      fee: decimalSchema,
      arrives: decimalSchema,
    }),
  ),
})
export type PaymentPreview = v.InferOutput<typeof paymentPreviewSchema>

export const previewPayment = {
  method: 'GET',
  path: '/user/business/quote',
  auth: 'bearer',
  tag: 'Payments',
  summary: 'Preview a payment',
  description:
    'Returns what a payment of this price would ask for now, its fee, and what you would receive. Nothing is created, and the rate is not fixed.',
  query: previewPaymentQuerySchema,
  response: paymentPreviewSchema,
  errors: ['session_invalid', 'wallet_required', 'rate_unavailable'],
} as const satisfies Operation
