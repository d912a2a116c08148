import * as v from 'valibot'

import { limits } from './limits.ts'
import type { Operation } from './operation.ts'
import { pathIdSchema } from './parameters.ts'
import { paymentNetworkSchema } from './paymentNetwork.ts'
import { amountRequestSchema, currencyRequestSchema } from './priceRequest.ts'
import { strictRequest } from './strictRequest.ts'
import { normalizeUrl, parseUrl } from './url.ts'
import { createdAliases } from './wire.ts'
import {
  commonPaymentMembers,
  listDescription,
  listPaymentsQuerySchema,
  paymentSchema,
  paymentStatusResponseSchema,
  paymentTexts,
} from './payments.ts'

/** The symbols of tokens to accept. */
export const acceptedTokensSchema = v.pipe(
  v.array(currencyRequestSchema, 'accepted_tokens must be a list of symbols'),
  v.minLength(1, 'accepted_tokens must name at least one token'),
  v.maxLength(
    limits.acceptedTokensMax,
    `accepted_tokens must name at most ${limits.acceptedTokensMax} tokens`,
  ),
)

const returnUrlWords = 'return_url must be an https URL without credentials'

/** A host name that leads to the customer's own machine. */
function isLoopbackName(host: string): boolean {
  return /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/.test(host)
}

/** An https URL. On this machine it may be http, as the sandbox accepts it. */
export const returnUrlSchema = v.pipe(
  v.string(returnUrlWords),
  v.description(
    'Where the checkout leads back to: an https URL. In the sandbox it may be http on localhost.',
  ),
  v.examples(['https://shop.example.com/orders/1046']),
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
export const createPaymentRequestSchema = strictRequest({
  amount: amountRequestSchema,
  ...paymentTexts,
  currency: v.optional(
    v.pipe(
      currencyRequestSchema,
      v.description(
        'What the amount is in: the symbol of a token, or a currency of ISO 4217 such as INR, which is exchanged at the rate of the moment. Default: the gateway’s first token.',
      ),
      v.examples(['USDT']),
    ),
  ),
  accepted_tokens: v.optional(
    v.pipe(
      acceptedTokensSchema,
      v.description(
        'Restricts what the customer can pay with. Default: every token that follows the same currency; they count one to one.',
      ),
      v.examples([['USDT', 'USDC']]),
    ),
  ),
  return_url: v.optional(returnUrlSchema),
  expires_in: v.optional(
    v.pipe(
      v.number(expiresInWords),
      v.integer(expiresInWords),
      v.minValue(limits.expiresInMin, expiresInWords),
      v.maxValue(limits.expiresInMax, expiresInWords),
      v.description(
        'How long the customer has to pay, in seconds, from 300 (5 minutes) to 604,800 (7 days). Default: what the operator has set.',
      ),
    ),
  ),
})
export type CreatePaymentRequest = v.InferOutput<typeof createPaymentRequestSchema>

/** A new payment, with what the customer needs to pay. */
export const createPaymentResponseSchema = v.object({
  ...commonPaymentMembers,
  ...createdAliases,
  networks: v.pipe(
    v.array(paymentNetworkSchema),
    v.description(
      'Where the customer can pay: each token on each network, those of the amount’s token first.',
    ),
  ),
})
export type CreatePaymentResponse = v.InferOutput<typeof createPaymentResponseSchema>

export const createPayment = {
  method: 'POST',
  path: '/pay/api/transaction/create',
  auth: 'apiKey',
  tag: 'Public API',
  summary: 'Create a payment',
  description:
    'Returns `checkout_url`, the page to send the customer to, and the address to pay to, on any of the returned `networks`. Requires a payout wallet, which the merchant sets under Settings. With an `Idempotency-Key`, repeating the same request within 24 hours returns the first response instead of creating a second payment.',
  body: createPaymentRequestSchema,
  response: createPaymentResponseSchema,
  errors: [
    'unknown_field',
    'api_key_invalid',
    'wallet_required',
    'rate_unavailable',
    'idempotency_conflict',
    'idempotency_in_progress',
  ],
} as const satisfies Operation

const paymentParams = v.object({
  id: v.pipe(pathIdSchema, v.description('The payment’s ID.')),
})

export const getPaymentStatus = {
  method: 'GET',
  path: '/pay/api/transaction/status/{id}',
  auth: 'apiKey',
  tag: 'Public API',
  summary: "Get a payment's status",
  description:
    '`status` is 1 for success, 0 for pending and -1 for failed; `state` says more. All calls and events describe a payment with the same members.',
  params: paymentParams,
  response: paymentStatusResponseSchema,
  errors: ['api_key_invalid', 'not_found'],
} as const satisfies Operation

export const cancelPayment = {
  method: 'POST',
  path: '/pay/api/transaction/cancel/{id}',
  auth: 'apiKey',
  tag: 'Public API',
  summary: 'Cancel a payment',
  description:
    'Cancels a payment for which no money was seen yet, and sends the event `payment.failed`. Otherwise returns 409. Money that arrives afterwards is held until you accept or refund it. Repeating the call has no effect.',
  params: paymentParams,
  response: paymentStatusResponseSchema,
  errors: ['api_key_invalid', 'not_found', 'not_cancellable'],
} as const satisfies Operation

/** `not_found`: the cursor or the link is not the merchant's. */
export const viewPayments = {
  method: 'GET',
  path: '/pay/api/transaction/view',
  auth: 'apiKey',
  tag: 'Public API',
  summary: 'List payments',
  description: listDescription,
  query: listPaymentsQuerySchema,
  response: v.array(paymentSchema),
  errors: ['api_key_invalid', 'not_found'],
} as const satisfies Operation
