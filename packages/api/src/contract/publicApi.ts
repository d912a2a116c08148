import * as v from 'valibot'

import { limits } from './limits.ts'
import type { Operation } from './operation.ts'
import { decimalText, idSchema, timestampSchema } from './primitives.ts'
import {
  listTransactionsQuerySchema,
  transactionSchema,
  transactionStatusResponseSchema,
} from './transactions.ts'

const amountPattern = new RegExp(
  `^\\d{1,${limits.amountIntegerDigits}}(?:\\.\\d{1,${limits.amountDecimals}})?$`,
)

/**
 * An amount to pay: greater than zero, at most 20 digits before and 10 after the point, as a string or a number. A number
 * with more digits than JSON preserves is rejected, since it may no longer be what the sender meant.
 */
export const amountRequestSchema = v.pipe(
  v.union([v.string(), v.number()], 'amount must be a decimal string or a number'),
  v.check(
    (amount) =>
      typeof amount === 'string' ||
      decimalText(amount).replace(/^0\.0*|\./, '').length <= limits.safeNumberDigits,
    'amount has too many digits for a JSON number: send it as a string',
  ),
  v.transform((amount) => (typeof amount === 'number' ? decimalText(amount) : amount)),
  v.string(),
  v.regex(amountPattern, 'amount must be a positive decimal with at most 10 decimal places'),
  v.check((amount) => /[1-9]/.test(amount), 'amount must be greater than zero'),
)

/** Creates a payment. Unknown members are rejected, since a misspelled one would be lost unnoticed. */
export const createTransactionRequestSchema = v.strictObject(
  {
    amount: amountRequestSchema,
    /** The merchant's own text, such as an order number, returned unchanged. At most 4,096 bytes of UTF-8. */
    metadata: v.optional(
      v.pipe(
        v.string('metadata must be a string'),
        v.maxBytes(limits.metadataMaxBytes, 'metadata must be at most 4096 bytes'),
      ),
      '',
    ),
  },
  ({ expected }) => (expected === 'never' ? 'is not a known field' : 'must be an object'),
)
export type CreateTransactionRequest = v.InferOutput<typeof createTransactionRequestSchema>

/** What the customer needs to pay. */
export const createTransactionResponseSchema = v.object({
  /** The address to pay to. */
  wallet_id: v.string(),
  /** When the payment expires. */
  expiry: timestampSchema,
  /** The transaction's ID, to get its status with. */
  transaction_id: idSchema,
})
export type CreateTransactionResponse = v.InferOutput<typeof createTransactionResponseSchema>

export const createTransaction = {
  method: 'POST',
  path: '/pay/api/transaction/create',
  auth: 'apiKey',
  body: createTransactionRequestSchema,
  response: createTransactionResponseSchema,
  errors: ['api_key_invalid', 'wallet_required', 'idempotency_conflict', 'idempotency_in_progress'],
} as const satisfies Operation

export const getTransactionStatus = {
  method: 'GET',
  path: '/pay/api/transaction/status/{id}',
  auth: 'apiKey',
  params: v.object({ id: v.pipe(v.string(), v.nonEmpty(), v.maxLength(64)) }),
  response: transactionStatusResponseSchema,
  errors: ['api_key_invalid', 'not_found'],
} as const satisfies Operation

/** Newest first. A page past the end is an empty list. `not_found`: the cursor is not one of the merchant's transactions. */
export const viewTransactions = {
  method: 'GET',
  path: '/pay/api/transaction/view',
  auth: 'apiKey',
  query: listTransactionsQuerySchema,
  response: v.array(transactionSchema),
  errors: ['api_key_invalid', 'not_found'],
} as const satisfies Operation
