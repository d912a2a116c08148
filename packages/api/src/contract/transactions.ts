import * as v from 'valibot'

import { limits } from './limits.ts'
import type { Operation } from './operation.ts'
import { pathIdSchema, queryInteger } from './parameters.ts'
import { decimalSchema, idSchema, optionalTextSchema, timestampSchema } from './primitives.ts'

const integerSchema = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.regex(/^-?\d+$/), v.transform(Number))]),
  v.number(),
)

/** The values of a transaction's `status`. Any other value is shown as failed. Specification, section 4. */
export const transactionStatuses = { success: 1, pending: 0, failed: -1 } as const

/** The values of a transaction's `transaction_type`: money received or paid out. */
export const transactionTypes = { payment: 0, payout: 1 } as const

/**
 * Where a transaction stands, in more detail than its `status`. The first three are pending, `paid` and `overpaid` are
 * successful, the others have failed.
 */
export const transactionStates = [
  'awaiting_payment',
  'partially_paid',
  'confirming',
  'paid',
  'overpaid',
  'underpaid',
  'late',
  'expired',
  'cancelled',
] as const
export type TransactionState = (typeof transactionStates)[number]

/** The merchant's own text, exactly as it was sent. A server that sends something else is read through its JSON. */
const metadataSchema = v.pipe(
  v.nullish(v.unknown(), ''),
  v.transform((metadata) => (typeof metadata === 'string' ? metadata : JSON.stringify(metadata))),
  v.string(),
)

/**
 * What every call and event that shows a transaction says of it, in the same words. A server that offers only the
 * specification's fields leaves most of them out.
 */
export const commonTransactionMembers = {
  id: idSchema,
  /** 1 success, 0 pending, -1 failed. Anything else reads as failed. */
  status: v.fallback(integerSchema, transactionStatuses.failed),
  /** One of `transactionStates`, or a state that a newer server added. */
  state: v.nullish(v.string(), null),
  /** The amount due, exact, with at most ten decimals. */
  amount: decimalSchema,
  /** The symbol of the token that the amounts are in. */
  currency: v.nullish(v.string(), null),
  metadata: metadataSchema,
  /** What the customer pays for. Empty if the merchant does not say. */
  description: optionalTextSchema,
  /** The address that the customer pays to. */
  wallet_id: optionalTextSchema,
  created_at: timestampSchema,
  /** Until when the customer can pay. */
  expires_at: v.nullish(timestampSchema, null),
  /** The page on which the customer pays. */
  checkout_url: v.nullish(v.string(), null),
  /** Where the checkout leads back to. */
  return_url: v.nullish(v.string(), null),
  /** The network of the latest payment. */
  network: v.nullish(v.string(), null),
  /** The chain hash of the latest payment. */
  hash: v.nullish(v.string(), null),
  /** The sum of the payments received, confirmed or not. */
  received: v.nullish(decimalSchema, null),
  /** The fee charged. Zero until the money is credited or refunded. */
  fee: v.nullish(decimalSchema, null),
  /** What the merchant got: received, less fee and refunds. Zero unless the transaction is successful. */
  net: v.nullish(decimalSchema, null),
  /** What the customer still has to pay. Zero if nothing more is expected. */
  remaining: v.nullish(decimalSchema, null),
  /** How the merchant settled money that was late or too little: `accepted`, `refunded`, or null. */
  resolution: v.nullish(v.string(), null),
  /** How many blocks confirm a payment that is not credited yet, and how many are needed. Null if nothing waits. */
  confirmations: v.nullish(integerSchema, null),
  required_confirmations: v.nullish(integerSchema, null),
  /** Whether the money was forwarded to the merchant's wallet: `pending`, `settled`, or null while there is none. */
  settlement: v.nullish(v.string(), null),
  /** The chain hash of the latest settlement. */
  settlement_hash: v.nullish(v.string(), null),
}

/** A payment or payout, pending or done. */
export const transactionSchema = v.object({
  ...commonTransactionMembers,
  user_id: optionalTextSchema,
  transaction_type: v.nullish(integerSchema, transactionTypes.payment),
  created_by: optionalTextSchema,
  /** The specification's name of `metadata`. */
  meta: metadataSchema,
  /** The specification's name of `hash`. */
  transaction_id: v.nullish(idSchema, null),
  from_type: optionalTextSchema,
})
export type Transaction = v.InferOutput<typeof transactionSchema>

/** A transaction's status. */
export const transactionStatusResponseSchema = v.object(commonTransactionMembers)
export type TransactionStatusResponse = v.InferOutput<typeof transactionStatusResponseSchema>

/** The number of transactions the merchant has. */
export const transactionCountSchema = v.object({
  count: v.pipe(integerSchema, v.integer(), v.minValue(0)),
})
export type TransactionCount = v.InferOutput<typeof transactionCountSchema>

/** A moment in a query string: an instant, or a plain date that stands for the whole day in Asia/Kolkata. */
function queryDate(label: string) {
  const words = `${label} must be a date or a timestamp such as 2026-01-31T10:00:00Z`
  return v.pipe(
    v.string(),
    v.check(
      (text) =>
        /^\d{4}-\d\d-\d\d(?:T\d\d:\d\d(?::\d\d(?:\.\d{1,9})?)?(?:Z|[+-]\d\d:\d\d))?$/.test(text) &&
        !Number.isNaN(Date.parse(text)),
      words,
    ),
  )
}

/** Which transactions to list, newest first. */
export const listTransactionsQuerySchema = v.object({
  /** Starts at 1. */
  page: v.optional(queryInteger('page', 1, 1_000_000), 1),
  /** Number of results per page. */
  limit: v.optional(queryInteger('limit', 1, limits.maxPageSize), limits.transactionsPageSize),
  status: v.optional(queryInteger('status', -1, 1)),
  /** Only transactions created at or after this moment. */
  from_date: v.optional(queryDate('from_date')),
  /** Only transactions created at or before this moment. */
  to_date: v.optional(queryDate('to_date')),
  transaction_type: v.optional(queryInteger('transaction_type', 0, 1)),
  /**
   * A transaction's ID: lists those older than it and ignores `page`. With the last ID of the previous page, no row is
   * missed or repeated while others arrive, and every page costs the same.
   */
  cursor: v.optional(v.pipe(v.string(), v.nonEmpty('cursor must be the ID of a transaction'))),
  /** Only the payments of this payment link. */
  link_id: v.optional(v.pipe(v.string(), v.nonEmpty('link_id must be the ID of a payment link'))),
})
export type ListTransactionsQuery = v.InferOutput<typeof listTransactionsQuerySchema>

/** Which transactions the dashboard lists. */
export const searchTransactionsQuerySchema = v.object({
  ...listTransactionsQuerySchema.entries,
  /**
   * An ID, a chain hash, an address, an amount, or words of the metadata. All words have to match; of the last one, its
   * beginning is enough.
   */
  search: v.optional(
    v.pipe(
      v.string(),
      v.trim(),
      v.nonEmpty('search must not be empty'),
      v.maxLength(limits.searchMax, 'search is too long'),
    ),
  ),
  state: v.optional(v.picklist(transactionStates, 'state must be a state of a transaction')),
  /** The name of a network. */
  network: v.optional(v.pipe(v.string(), v.maxLength(40))),
  /** The symbol of a token. */
  currency: v.optional(v.pipe(v.string(), v.maxLength(20))),
})
export type SearchTransactionsQuery = v.InferOutput<typeof searchTransactionsQuerySchema>

export const countTransactions = {
  method: 'GET',
  path: '/user/business/transaction/count',
  auth: 'bearer',
  response: transactionCountSchema,
  errors: ['session_invalid'],
} as const satisfies Operation

/**
 * A page past the end is an empty list. If there are more, the header `Link` contains the URL of the next page. `not_found`:
 * the cursor or the link is not the merchant's.
 */
export const listTransactions = {
  method: 'GET',
  path: '/user/business/transaction/view',
  auth: 'bearer',
  query: searchTransactionsQuerySchema,
  response: v.array(transactionSchema),
  errors: ['session_invalid', 'not_found'],
} as const satisfies Operation

const transactionParams = v.object({ id: pathIdSchema })

/** Makes a failed transaction successful and credits the money it holds. Repeating it changes nothing. */
export const acceptTransaction = {
  method: 'POST',
  path: '/user/business/transaction/{id}/accept',
  auth: 'bearer',
  params: transactionParams,
  response: transactionStatusResponseSchema,
  errors: ['session_invalid', 'not_found', 'nothing_held'],
} as const satisfies Operation

/** Refunds a failed transaction's money. */
export const refundTransactionRequestSchema = v.object({
  /** The chain hash of the refund that the merchant sent, or null. */
  refund_hash: v.nullable(
    v.pipe(
      v.string('refund_hash must be a string'),
      v.trim(),
      v.nonEmpty('Refund transaction hash is required'),
      v.maxLength(limits.refundHashMax, 'refund_hash is too long'),
    ),
  ),
})
export type RefundTransactionRequest = v.InferOutput<typeof refundTransactionRequestSchema>

/** Notes that the merchant sent the money of a failed transaction back. Repeating it changes nothing. */
export const refundTransaction = {
  method: 'POST',
  path: '/user/business/transaction/{id}/refund',
  auth: 'bearer',
  params: transactionParams,
  body: refundTransactionRequestSchema,
  response: transactionStatusResponseSchema,
  errors: ['session_invalid', 'not_found', 'nothing_held'],
} as const satisfies Operation
