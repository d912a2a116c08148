import * as v from 'valibot'

import { limits } from './limits.ts'
import type { Operation } from './operation.ts'
import { pathIdSchema, queryInteger } from './parameters.ts'
import {
  decimalSchema,
  integerSchema,
  paymentLinkIdSchema,
  requestedInstant,
  timestampSchema,
} from './primitives.ts'
import { amountRequestSchema, currencyRequestSchema } from './priceRequest.ts'
import {
  createPaymentRequestSchema,
  createPaymentResponseSchema,
  returnUrlSchema,
} from './publicApi.ts'
import { strictRequest } from './strictRequest.ts'
import { descriptionRequestSchema, paymentStatusResponseSchema, paymentTexts } from './payments.ts'

/** Why a signed-in merchant's payment or payment link is not created. */
export const creationErrors = [
  'unknown_field',
  'session_invalid',
  'wallet_required',
  'rate_unavailable',
  'idempotency_conflict',
  'idempotency_in_progress',
] as const

export const createMerchantPayment = {
  method: 'POST',
  path: '/user/business/transaction/create',
  auth: 'bearer',
  tag: 'Payments',
  summary: 'Create a payment',
  description:
    'Creates a payment from the dashboard, like the call of the public API. Its `created_by` is `dashboard`.',
  body: createPaymentRequestSchema,
  response: createPaymentResponseSchema,
  errors: creationErrors,
} as const satisfies Operation

export const cancelMerchantPayment = {
  method: 'POST',
  path: '/user/business/transaction/{id}/cancel',
  auth: 'bearer',
  tag: 'Payments',
  summary: 'Cancel a payment',
  description:
    'Cancels a payment for which no money was seen yet. Money that arrives afterwards is held until it is accepted or refunded. Repeating the call has no effect.',
  params: v.object({ id: pathIdSchema }),
  response: paymentStatusResponseSchema,
  errors: ['session_invalid', 'not_found', 'not_cancellable'],
} as const satisfies Operation

/**
 * Why a link cannot take money. `wallet_required`: there is no payout wallet. `amount_too_small`: the minimum fee takes all of
 * it. `rate_unavailable`: there is no current rate, which may pass. `currency_unavailable`: no payment can be in its currency
 * any more. `ended`: its time is over. `limit_reached`: it has made as many payments as it may.
 */
const linkProblems = [
  'wallet_required',
  'amount_too_small',
  'rate_unavailable',
  'currency_unavailable',
  'ended',
  'limit_reached',
] as const
export type LinkProblem = (typeof linkProblems)[number]

/** A link that creates a payment when a customer opens it. */
export const paymentLinkSchema = v.object({
  id: paymentLinkIdSchema,
  /** What the merchant gives to customers. */
  url: v.string(),
  description: v.string(),
  /** Null if the customer enters the amount. */
  amount: v.nullable(decimalSchema),
  /** What the amount is in: a token, or a currency such as INR. */
  currency: v.string(),
  /** The merchant's own text, which customers do not see. The payments get it as theirs. */
  reference: v.string(),
  is_active: v.boolean(),
  /** Why no customer can pay with it now. Null if they can, or if it is not active. */
  problem: v.nullable(v.picklist(linkProblems)),
  /** A link that is not makes one payment, and then is no longer active. */
  is_reusable: v.boolean(),
  /** When it stops making payments. Null: when it is switched off. */
  expires_at: v.nullable(timestampSchema),
  /** The most payments that it makes, without those that were cancelled or expired. Null: any number. */
  max_payments: v.nullable(integerSchema),
  /** Where its checkouts lead back to. */
  return_url: v.nullable(v.string()),
  created_at: timestampSchema,
  /** How many payments it has made. */
  payments: v.number(),
  /** The sum of what was credited of them, in `received_currency`. */
  received: decimalSchema,
  /** A token. */
  received_currency: v.string(),
})
export type PaymentLink = v.InferOutput<typeof paymentLinkSchema>

/** Which payment links to list, newest first. */
export const listPaymentLinksQuerySchema = v.object({
  /** Starts at 1. */
  page: v.optional(queryInteger('page', 1, 1_000_000), 1),
  /** Number of results per page. */
  limit: v.optional(queryInteger('limit', 1, limits.maxPageSize), limits.paymentsPageSize),
})
export type ListPaymentLinksQuery = v.InferOutput<typeof listPaymentLinksQuerySchema>

export const listPaymentLinks = {
  method: 'GET',
  path: '/user/business/link',
  auth: 'bearer',
  tag: 'Payment links',
  summary: 'List payment links',
  description:
    'Returns payment links, newest first, each with the number of its payments and the sum that was credited. To list the payments themselves, pass `link_id` when you list payments.',
  query: listPaymentLinksQuerySchema,
  response: v.array(paymentLinkSchema),
  errors: ['session_invalid'],
} as const satisfies Operation

const maxPaymentsWords = `max_payments must be a whole number from 1 to ${limits.linkPaymentsMax}`

export const createPaymentLinkRequestSchema = strictRequest({
  description: descriptionRequestSchema,
  /** Without one the customer enters the amount. Rounded up to the decimals of the currency's token. */
  amount: v.nullish(amountRequestSchema, null),
  /** A token, or a currency that has a rate. Default: the server's first token. */
  currency: v.optional(currencyRequestSchema),
  /** The payments get it as theirs. */
  reference: paymentTexts.reference,
  is_reusable: v.boolean('is_reusable must be true or false'),
  /** When it stops making payments: in the future. Default: when it is switched off. */
  expires_at: v.optional(requestedInstant('expires_at')),
  /** The most payments that it makes, without those that were cancelled or expired. Default: any number. */
  max_payments: v.optional(
    v.pipe(
      v.number(maxPaymentsWords),
      v.integer(maxPaymentsWords),
      v.minValue(1, maxPaymentsWords),
      v.maxValue(limits.linkPaymentsMax, maxPaymentsWords),
    ),
  ),
  /** Where its checkouts lead back to: an https URL. */
  return_url: v.optional(returnUrlSchema),
})
export type CreatePaymentLinkRequest = v.InferOutput<typeof createPaymentLinkRequestSchema>

export const createPaymentLink = {
  method: 'POST',
  path: '/user/business/link',
  auth: 'bearer',
  tag: 'Payment links',
  summary: 'Create a payment link',
  description:
    'Returns a link to give to customers, who create a payment by opening it. Without an `amount`, the customer enters one. `reference` is your own text, which customers do not see; the payments get it as their `reference`. A link that is not reusable makes one payment and is then switched off. `expires_at` and `max_payments` end a link earlier. With a `currency` such as INR, each payment has the rate of the moment in which the link is opened.',
  body: createPaymentLinkRequestSchema,
  response: paymentLinkSchema,
  errors: creationErrors,
} as const satisfies Operation

export const updatePaymentLinkRequestSchema = strictRequest({
  is_active: v.boolean('is_active must be true or false'),
})
export type UpdatePaymentLinkRequest = v.InferOutput<typeof updatePaymentLinkRequestSchema>

export const updatePaymentLink = {
  method: 'PUT',
  path: '/user/business/link/{id}',
  auth: 'bearer',
  tag: 'Payment links',
  summary: 'Switch a payment link on or off',
  description:
    'A link that is off makes no payments. Payments that it has already made can still be paid.',
  params: v.object({ id: pathIdSchema }),
  body: updatePaymentLinkRequestSchema,
  response: paymentLinkSchema,
  errors: ['unknown_field', 'session_invalid', 'not_found'],
} as const satisfies Operation
