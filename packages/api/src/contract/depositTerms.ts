import * as v from 'valibot'

import type { Operation } from './operation.ts'
import { paymentIdSchema } from './primitives.ts'
import { listPaymentsQuerySchema } from './payments.ts'

/**
 * What a payment's deposit address commits to. With it anybody can recompute the address, and have the contract forward
 * what has arrived there, without the server.
 */
export const depositTermsSchema = v.object({
  payment_id: paymentIdSchema,
  /** The deposit address. */
  address: v.string(),
  /** The contract that forwards the money. */
  factory: v.string(),
  /** The wallet that gets the payment. */
  merchant: v.string(),
  /** The merchant's second wallet, which gets a token that the first one cannot receive. Null if there is none. */
  second_wallet: v.nullable(v.string()),
  /** The wallet that gets the fee. */
  fee_wallet: v.string(),
  /** The fee in hundredths of a percent. */
  fee_bps: v.number(),
  /** The minimum fee in millionths of a token, a whole number. */
  min_fee: v.string(),
  /** The total from which the minimum fee is due in full, in millionths of a token, a whole number. */
  fee_from: v.string(),
  /** The payment's ID as 32 bytes. */
  ref: v.string(),
  /** The version of the contract. The first one had neither a second wallet nor `fee_from`. */
  contract_version: v.number(),
})
export type DepositTerms = v.InferOutput<typeof depositTermsSchema>

/** The terms of the merchant's deposit addresses, newest first. `not_found`: the cursor is not one of the payments. */
export const listDepositTerms = {
  method: 'GET',
  path: '/user/business/transaction/terms',
  auth: 'bearer',
  tag: 'Payments',
  summary: 'Export the terms of deposit addresses',
  description:
    'Returns what each deposit address commits to, newest first. With these terms anybody can have the contract forward the money, without this server. Pass the ID of the last payment you received as `cursor` to get the next page.',
  query: v.pick(listPaymentsQuerySchema, ['cursor', 'limit']),
  response: v.array(depositTermsSchema),
  errors: ['session_invalid', 'not_found'],
} as const satisfies Operation
