import * as v from 'valibot'

import { limits } from './limits.ts'
import type { Operation } from './operation.ts'
import { pathIdSchema, queryInteger } from './parameters.ts'
import { decimalSchema, idSchema, optionalTextSchema, timestampSchema } from './primitives.ts'
import {
  amountRequestSchema,
  createTransactionRequestSchema,
  createTransactionResponseSchema,
  currencyRequestSchema,
  descriptionRequestSchema,
  strictRequest,
} from './publicApi.ts'
import { transactionStatusResponseSchema } from './transactions.ts'

/** Creates a payment from the dashboard. */
export const createPayment = {
  method: 'POST',
  path: '/user/business/transaction/create',
  auth: 'bearer',
  body: createTransactionRequestSchema,
  response: createTransactionResponseSchema,
  errors: [
    'unknown_field',
    'session_invalid',
    'wallet_required',
    'idempotency_conflict',
    'idempotency_in_progress',
  ],
} as const satisfies Operation

/** Cancels a payment from the dashboard. Only while no money was seen. Repeating it changes nothing. */
export const cancelPayment = {
  method: 'POST',
  path: '/user/business/transaction/{id}/cancel',
  auth: 'bearer',
  params: v.object({ id: pathIdSchema }),
  response: transactionStatusResponseSchema,
  errors: ['session_invalid', 'not_found', 'not_cancellable'],
} as const satisfies Operation

/** A link that creates a payment when a customer opens it. */
export const paymentLinkSchema = v.object({
  id: idSchema,
  /** What the merchant gives to customers. */
  url: v.string(),
  description: v.string(),
  /** Null if the customer enters the amount. */
  amount: v.nullish(decimalSchema, null),
  currency: v.string(),
  /** The merchant's own text, which customers do not see. It becomes the payments' metadata. */
  reference: optionalTextSchema,
  is_active: v.boolean(),
  /** A link that is not makes one payment, and then is no longer active. */
  is_reusable: v.boolean(),
  created_at: timestampSchema,
  /** How many payments it has made. */
  payments: v.number(),
  /** The sum of what was credited of them. */
  received: decimalSchema,
})
export type PaymentLink = v.InferOutput<typeof paymentLinkSchema>

/** Which payment links to list, newest first. */
export const listPaymentLinksQuerySchema = v.object({
  /** Starts at 1. */
  page: v.optional(queryInteger('page', 1, 1_000_000), 1),
  /** Number of results per page. */
  limit: v.optional(queryInteger('limit', 1, limits.maxPageSize), limits.transactionsPageSize),
})
export type ListPaymentLinksQuery = v.InferOutput<typeof listPaymentLinksQuerySchema>

/** A page past the end is an empty list. */
export const listPaymentLinks = {
  method: 'GET',
  path: '/user/business/link',
  auth: 'bearer',
  query: listPaymentLinksQuerySchema,
  response: v.array(paymentLinkSchema),
  errors: ['session_invalid'],
} as const satisfies Operation

export const createPaymentLinkRequestSchema = strictRequest({
  description: descriptionRequestSchema,
  /** Without one the customer enters the amount. Rounded up to the decimals of the currency's token. */
  amount: v.nullish(amountRequestSchema, null),
  /** Default: the server's first token. */
  currency: v.optional(currencyRequestSchema),
  reference: v.optional(
    v.pipe(
      v.string('reference must be a string'),
      v.maxLength(
        limits.descriptionMax,
        `reference must be at most ${limits.descriptionMax} characters`,
      ),
    ),
    '',
  ),
  is_reusable: v.boolean('is_reusable must be true or false'),
})
export type CreatePaymentLinkRequest = v.InferOutput<typeof createPaymentLinkRequestSchema>

export const createPaymentLink = {
  method: 'POST',
  path: '/user/business/link',
  auth: 'bearer',
  body: createPaymentLinkRequestSchema,
  response: paymentLinkSchema,
  errors: [
    'unknown_field',
    'session_invalid',
    'wallet_required',
    'idempotency_conflict',
    'idempotency_in_progress',
  ],
} as const satisfies Operation

export const updatePaymentLinkRequestSchema = strictRequest({
  is_active: v.boolean('is_active must be true or false'),
})
export type UpdatePaymentLinkRequest = v.InferOutput<typeof updatePaymentLinkRequestSchema>

/** Switches a link off, or on again. */
export const updatePaymentLink = {
  method: 'PUT',
  path: '/user/business/link/{id}',
  auth: 'bearer',
  params: v.object({ id: pathIdSchema }),
  body: updatePaymentLinkRequestSchema,
  response: paymentLinkSchema,
  errors: ['unknown_field', 'session_invalid', 'not_found'],
} as const satisfies Operation

/** What a customer sees of a payment link. Of the merchant it contains only the business name. */
export const publicLinkSchema = v.object({
  id: idSchema,
  business_name: v.string(),
  description: v.string(),
  /** Null if the customer enters the amount. */
  amount: v.nullish(decimalSchema, null),
  currency: v.string(),
  is_active: v.boolean(),
  /** The checkout of the payment that a link which is not reusable has made. */
  checkout_url: v.nullish(v.string(), null),
})
export type PublicLink = v.InferOutput<typeof publicLinkSchema>

/** Whoever knows the ID may read it, as the customer does. */
export const getPaymentLink = {
  method: 'GET',
  path: '/pay/api/link/{id}',
  auth: 'none',
  params: v.object({ id: pathIdSchema }),
  response: publicLinkSchema,
  errors: ['not_found'],
} as const satisfies Operation

export const openPaymentLinkRequestSchema = strictRequest({
  /** Required if the link has no amount, and not accepted otherwise. */
  amount: v.optional(amountRequestSchema),
})
export type OpenPaymentLinkRequest = v.InferOutput<typeof openPaymentLinkRequestSchema>

/** Creates a payment. A link that is not reusable makes one, and leads to that one again when it is opened again. */
export const openPaymentLink = {
  method: 'POST',
  path: '/pay/api/link/{id}',
  auth: 'none',
  params: v.object({ id: pathIdSchema }),
  body: openPaymentLinkRequestSchema,
  response: v.object({ id: idSchema, checkout_url: v.string() }),
  errors: ['unknown_field', 'not_found', 'link_inactive'],
} as const satisfies Operation
