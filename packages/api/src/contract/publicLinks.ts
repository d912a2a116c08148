import * as v from 'valibot'

import { sellerSchema } from './businessProfile.ts'
import type { Operation } from './operation.ts'
import { pathIdSchema } from './parameters.ts'
import { amountRequestSchema } from './priceRequest.ts'
import { decimalSchema, paymentIdSchema, paymentLinkIdSchema } from './primitives.ts'
import { publicInvoiceSchema } from './publicInvoice.ts'
import { strictRequest } from './strictRequest.ts'

/** What a customer sees of a payment link. Of the merchant it contains only what the merchant shows to customers. */
export const publicLinkSchema = v.object({
  id: paymentLinkIdSchema,
  business_name: v.string(),
  seller: sellerSchema,
  description: v.string(),
  /** Null if the customer enters the amount. */
  amount: v.nullable(decimalSchema),
  /** What the amount is in: a token, or a currency such as INR. */
  currency: v.string(),
  is_active: v.boolean(),
  /** The checkout of the payment that a link which is not reusable has made. */
  checkout_url: v.nullable(v.string()),
  /** What it is an invoice for. Null if it is none. A server of the version before does not say. */
  invoice: v.optional(v.nullable(publicInvoiceSchema), null),
})
export type PublicLink = v.InferOutput<typeof publicLinkSchema>

export const getPaymentLink = {
  method: 'GET',
  path: '/pay/api/link/{id}',
  auth: 'none',
  tag: 'Checkout',
  summary: 'Get a payment link',
  description:
    'Returns what a customer sees of a payment link. If the link is not reusable and has made its payment, `checkout_url` leads to that payment.',
  params: v.object({ id: pathIdSchema }),
  response: publicLinkSchema,
  errors: ['not_found'],
} as const satisfies Operation

export const openPaymentLinkRequestSchema = strictRequest({
  /** Required if the link has no amount, and not accepted otherwise. */
  amount: v.optional(amountRequestSchema),
})
export type OpenPaymentLinkRequest = v.InferOutput<typeof openPaymentLinkRequestSchema>

export const openPaymentLink = {
  method: 'POST',
  path: '/pay/api/link/{id}',
  auth: 'none',
  tag: 'Checkout',
  summary: 'Open a payment link',
  description:
    'Creates a payment and returns its checkout. `amount` is required if the link has none, and not accepted otherwise. A link that is not reusable always returns its one payment. Returns 409 if the link is off or has ended.',
  params: v.object({ id: pathIdSchema }),
  body: openPaymentLinkRequestSchema,
  response: v.object({ id: paymentIdSchema, checkout_url: v.string() }),
  errors: ['unknown_field', 'not_found', 'link_inactive', 'rate_unavailable'],
} as const satisfies Operation
