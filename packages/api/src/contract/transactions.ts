import * as v from 'valibot'

import { listTransactionsQuerySchema } from './listTransactionsQuery.ts'
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

export const countTransactions = {
  method: 'GET',
  path: '/user/business/transaction/count',
  auth: 'bearer',
  response: transactionCountSchema,
  errors: ['session_invalid'],
} as const satisfies Operation

/** A page past the end is an empty list. `not_found`: the cursor is no transaction of the merchant. */
export const listTransactions = {
  method: 'GET',
  path: '/user/business/transaction/view',
  auth: 'bearer',
  query: listTransactionsQuerySchema,
  response: v.array(transactionSchema),
  errors: ['session_invalid', 'not_found'],
} as const satisfies Operation
