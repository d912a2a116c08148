import * as v from 'valibot'

import { limits } from './limits.ts'
import type { Operation } from './operation.ts'
import { pathIdSchema, queryInteger } from './parameters.ts'
import { decimalSchema, paymentIdSchema, requestedDay, timestampSchema } from './primitives.ts'
import { priceSchema } from './quotes.ts'

/**
 * What changed the earnings, and what went back to customers. A reversal takes back a payment or a refund that a reorg removed from its
 * network.
 */
export const balanceTransactionTypes = ['payment', 'reversal', 'refund', 'refund_reversal'] as const
export type BalanceTransactionType = (typeof balanceTransactionTypes)[number]

const figures = {
  /** What was credited, with the fee. Negative if it was taken back, or refunded. */
  gross: decimalSchema,
  fee: decimalSchema,
  /** What the merchant earned. */
  net: decimalSchema,
}

/** One change of a merchant's earnings in one token, or a refund. */
export const balanceTransactionSchema = v.object({
  id: v.string(),
  type: v.picklist(balanceTransactionTypes),
  /** When it was booked. */
  created_at: timestampSchema,
  payment_id: paymentIdSchema,
  /** The merchant's order number. */
  reference: v.string(),
  description: v.string(),
  /** What the payment asked for. */
  price: priceSchema,
  /** The token's symbol. */
  currency: v.string(),
  ...figures,
  /** What that was worth in the home currency when the payment was credited. Null without a rate. */
  value: v.nullable(
    v.object({
      currency: v.string(),
      ...figures,
      /** How much of that currency one token stood for. */
      rate: decimalSchema,
      source: v.string(),
      quoted_at: timestampSchema,
      /** Whether there was no fresh rate, so that the last one was taken. */
      is_stale: v.boolean(),
    }),
  ),
  /** The network and transaction hash of the payment's latest transfer. Null for refunds. */
  network: v.nullable(v.string()),
  hash: v.nullable(v.string()),
})
export type BalanceTransaction = v.InferOutput<typeof balanceTransactionSchema>

/** Which changes to list. Days are those of Asia/Kolkata. */
export const listBalanceTransactionsQuerySchema = v.pipe(
  v.object({
    from_date: requestedDay('from_date'),
    /** The last day, which is included. */
    to_date: requestedDay('to_date'),
    /** The ID of a change: those after it are listed. */
    cursor: v.optional(pathIdSchema),
    limit: v.optional(queryInteger('limit', 1, limits.maxPageSize), limits.maxPageSize),
  }),
  v.forward(
    v.check(
      ({ from_date, to_date }) => from_date <= to_date,
      'to_date must be on or after from_date',
    ),
    ['to_date'],
  ),
)
export type ListBalanceTransactionsQuery = v.InferOutput<typeof listBalanceTransactionsQuerySchema>

export const listBalanceTransactions = {
  method: 'GET',
  path: '/user/business/balance-transactions',
  auth: 'bearer',
  tag: 'Business',
  summary: 'List what changed the earnings',
  description:
    'Returns every change of your earnings and every refund in a period, in the order in which it was booked, with the fee and what it was worth in your home currency. For the next page, pass the ID of the last one as `cursor`. Days are those of Asia/Kolkata.',
  query: listBalanceTransactionsQuerySchema,
  response: v.array(balanceTransactionSchema),
  errors: ['session_invalid', 'not_found'],
} as const satisfies Operation
