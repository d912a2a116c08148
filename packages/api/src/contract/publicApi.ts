import * as v from 'valibot'

import { limits } from './limits.ts'
import { isDecimal } from './money.ts'
import type { Operation } from './operation.ts'
import { pathIdSchema } from './parameters.ts'
import { decimalText, idSchema, timestampSchema } from './primitives.ts'
import { normalizeUrl, parseUrl } from './url.ts'
import {
  commonTransactionMembers,
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
  v.guard(isDecimal),
)

/** A request that accepts no other members, since a misspelled one would be lost unnoticed. */
export function strictRequest<const Entries extends v.ObjectEntries>(entries: Entries) {
  return v.strictObject(entries, ({ expected }) =>
    expected === 'never' ? 'is not a known field' : 'must be an object',
  )
}

/** Whether a request had members that it does not accept. Such a request fails with `unknown_field`. */
export function hasUnknownField(issues: readonly v.BaseIssue<unknown>[]): boolean {
  return issues.some(({ type, expected }) => type === 'strict_object' && expected === 'never')
}

/** The symbol of a token. Which ones there are, the server decides. */
export const currencyRequestSchema = v.pipe(
  v.string('currency must be the symbol of a token'),
  v.regex(/^[A-Z0-9]{2,10}$/, 'currency must be the symbol of a token, such as USDT'),
)

/** What the customer pays for, which the checkout shows. */
export const descriptionRequestSchema = v.pipe(
  v.string('description must be a string'),
  v.trim(),
  v.nonEmpty('description must not be empty'),
  v.maxLength(
    limits.descriptionMax,
    `description must be at most ${limits.descriptionMax} characters`,
  ),
)

const returnUrlWords = 'return_url must be an https URL without credentials'

/** A host name that leads to the customer's own machine. */
function isLoopbackName(host: string): boolean {
  return /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/.test(host)
}

/** An https URL. On this machine it may be http, as the sandbox accepts it. */
const returnUrlSchema = v.pipe(
  v.string(returnUrlWords),
  v.trim(),
  v.transform(normalizeUrl),
  v.string(),
  v.maxLength(limits.returnUrlMax, `return_url must be at most ${limits.returnUrlMax} characters`),
  v.check((text) => {
    const url = parseUrl(text)
    if (!url || url.username || url.password) return false
    return url.protocol === 'https:' || (url.protocol === 'http:' && isLoopbackName(url.hostname))
  }, returnUrlWords),
)

const expiresInWords = `expires_in must be a whole number of seconds from ${limits.expiresInMin} to ${limits.expiresInMax}`

/** Creates a payment. */
export const createTransactionRequestSchema = strictRequest({
  /** Rounded up to the decimals of the currency's token. */
  amount: amountRequestSchema,
  /** The merchant's own text, such as an order number, returned unchanged. At most 4,096 bytes of UTF-8. */
  metadata: v.optional(
    v.pipe(
      v.string('metadata must be a string'),
      v.maxBytes(limits.metadataMaxBytes, 'metadata must be at most 4096 bytes'),
    ),
    '',
  ),
  /** Default: the server's first token. */
  currency: v.optional(currencyRequestSchema),
  description: v.optional(descriptionRequestSchema),
  /** Where the checkout leads back to. */
  return_url: v.optional(returnUrlSchema),
  /** How long the customer has to pay, in seconds. Default: what the operator has set. */
  expires_in: v.optional(
    v.pipe(
      v.number(expiresInWords),
      v.integer(expiresInWords),
      v.minValue(limits.expiresInMin, expiresInWords),
      v.maxValue(limits.expiresInMax, expiresInWords),
    ),
  ),
})
export type CreateTransactionRequest = v.InferOutput<typeof createTransactionRequestSchema>

/** A network on which a payment can be made, with the token to pay with. */
export const paymentNetworkSchema = v.object({
  name: v.string(),
  /** The name to show, such as `Arbitrum One`. */
  title: v.string(),
  chain_id: v.number(),
  /** The block explorer, without a trailing slash. Append `/tx/` and a hash. */
  explorer_url: v.nullish(v.string(), null),
  /** A provider that a wallet can be given that does not know the network, and the coin that pays fees there. */
  wallet_rpc_url: v.nullish(v.string(), null),
  coin: v.nullish(v.string(), null),
  token: v.object({ symbol: v.string(), address: v.string(), decimals: v.number() }),
})
export type PaymentNetwork = v.InferOutput<typeof paymentNetworkSchema>

/** A new payment, with what the customer needs to pay. */
export const createTransactionResponseSchema = v.object({
  ...commonTransactionMembers,
  /** The address to pay to, the same on all networks. */
  wallet_id: v.string(),
  /** When the payment expires. The specification's name of `expires_at`. */
  expiry: timestampSchema,
  /** The payment's ID, to get its status with. The specification's name of `id`. */
  transaction_id: idSchema,
  networks: v.array(paymentNetworkSchema),
})
export type CreateTransactionResponse = v.InferOutput<typeof createTransactionResponseSchema>

export const createTransaction = {
  method: 'POST',
  path: '/pay/api/transaction/create',
  auth: 'apiKey',
  body: createTransactionRequestSchema,
  response: createTransactionResponseSchema,
  errors: [
    'unknown_field',
    'api_key_invalid',
    'wallet_required',
    'idempotency_conflict',
    'idempotency_in_progress',
  ],
} as const satisfies Operation

export const getTransactionStatus = {
  method: 'GET',
  path: '/pay/api/transaction/status/{id}',
  auth: 'apiKey',
  params: v.object({ id: pathIdSchema }),
  response: transactionStatusResponseSchema,
  errors: ['api_key_invalid', 'not_found'],
} as const satisfies Operation

/** Only while no money was seen. Repeating it changes nothing. Money that comes afterwards is held. */
export const cancelTransaction = {
  method: 'POST',
  path: '/pay/api/transaction/cancel/{id}',
  auth: 'apiKey',
  params: v.object({ id: pathIdSchema }),
  response: transactionStatusResponseSchema,
  errors: ['api_key_invalid', 'not_found', 'not_cancellable'],
} as const satisfies Operation

/**
 * Newest first. A page past the end is an empty list. If there are more, the header `Link` contains the URL of the next page.
 * `not_found`: the cursor or the link is not the merchant's.
 */
export const viewTransactions = {
  method: 'GET',
  path: '/pay/api/transaction/view',
  auth: 'apiKey',
  query: listTransactionsQuerySchema,
  response: v.array(transactionSchema),
  errors: ['api_key_invalid', 'not_found'],
} as const satisfies Operation
