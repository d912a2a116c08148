import * as v from 'valibot'

import { limits } from './limits.ts'
import type { Operation } from './operation.ts'
import { decimalSchema, idSchema, optionalTextSchema, timestampSchema } from './primitives.ts'

const integerSchema = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.regex(/^-?\d+$/), v.transform(Number))]),
  v.number(),
)

/** What a transaction's `status` means; any other value is shown as failed. Specification, section 4. */
export const transactionStatuses = { success: 1, pending: 0, failed: -1 } as const

/** What a transaction's `transaction_type` means: money that came in, or that was paid out. */
export const transactionTypes = { payment: 0, payout: 1 } as const

/** Money that moved, or is about to. */
export const transactionSchema = v.object({
  id: idSchema,
  /** The address that the customer pays to. */
  wallet_id: optionalTextSchema,
  user_id: optionalTextSchema,
  transaction_type: v.nullish(integerSchema, transactionTypes.payment),
  /** What was asked for, exact, with at most ten decimals. */
  amount: decimalSchema,
  created_at: timestampSchema,
  /** 1 success, 0 pending, -1 failed; whatever else a server sends reads as failed. */
  status: v.fallback(integerSchema, transactionStatuses.failed),
  created_by: optionalTextSchema,
  /** The merchant's own text, byte for byte as it was sent. */
  meta: v.pipe(
    v.nullish(v.unknown(), ''),
    v.transform((meta) => (typeof meta === 'string' ? meta : JSON.stringify(meta))),
    v.string(),
  ),
  /** The hash on the chain; null until the payment is seen there. */
  transaction_id: v.nullish(idSchema, null),
  from_type: optionalTextSchema,
})
export type Transaction = v.InferOutput<typeof transactionSchema>

/** How many transactions the merchant has. */
export const transactionCountSchema = v.object({
  count: v.pipe(integerSchema, v.integer(), v.minValue(0)),
})
export type TransactionCount = v.InferOutput<typeof transactionCountSchema>

/** A whole number in a query string, within bounds. */
function queryInteger(label: string, minimum: number, maximum: number) {
  const words = `${label} must be a whole number from ${minimum} to ${maximum}`
  return v.pipe(
    v.union([v.string(), v.number()], words),
    v.transform(Number),
    v.number(words),
    v.integer(words),
    v.minValue(minimum, words),
    v.maxValue(maximum, words),
  )
}

/** A moment in a query string: an instant, or a plain date that stands for the whole day in Asia/Kolkata. */
function queryMoment(label: string) {
  const words = `${label} must be a date or an instant such as 2026-01-31T10:00:00Z`
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
  /** Counted from 1. */
  page: v.optional(queryInteger('page', 1, 1_000_000), 1),
  /** Rows a page. */
  limit: v.optional(queryInteger('limit', 1, limits.maxPageSize), limits.transactionsPageSize),
  status: v.optional(queryInteger('status', -1, 1)),
  /** Only transactions created at or after this moment. */
  from_date: v.optional(queryMoment('from_date')),
  /** Only transactions created at or before this moment. */
  to_date: v.optional(queryMoment('to_date')),
  transaction_type: v.optional(queryInteger('transaction_type', 0, 1)),
  /**
   * A transaction's id: lists those older than it, whatever `page` says. Asked for with the last id of the page before,
   * pages neither miss nor repeat a row while others arrive, and none costs more than the first.
   */
  cursor: v.optional(v.pipe(v.string(), v.nonEmpty('cursor must be the id of a transaction'))),
})
export type ListTransactionsQuery = v.InferOutput<typeof listTransactionsQuerySchema>

export const countTransactions = {
  method: 'GET',
  path: '/user/business/transaction/count',
  auth: 'bearer',
  answer: transactionCountSchema,
  errors: ['session_invalid'],
} as const satisfies Operation

/** A page past the end is an empty list. `not_found`: the cursor is no transaction of the merchant. */
export const listTransactions = {
  method: 'GET',
  path: '/user/business/transaction/view',
  auth: 'bearer',
  query: listTransactionsQuerySchema,
  answer: v.array(transactionSchema),
  errors: ['session_invalid', 'not_found'],
} as const satisfies Operation
