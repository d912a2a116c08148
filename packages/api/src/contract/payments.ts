import * as v from 'valibot'

import { limits } from './limits.ts'
import type { Operation } from './operation.ts'
import { prefixedId, queryInteger } from './parameters.ts'
import {
  decimalSchema,
  emailSchema,
  money,
  paymentIdSchema,
  integerSchema,
  keepsDirection,
  timestampSchema,
} from './primitives.ts'
import {
  forwardings,
  heldReasons,
  paymentStates,
  resolutions,
  wireStatuses,
} from './paymentStates.ts'
import { priceSchema, quoteSchema } from './quotes.ts'
import { commonAliases, listedAliases, wireStatusSchema } from './wire.ts'

const exampleId = '0198f6b2-6a0e-7c31-9f4e-2d5b8c7a1e90'

/** What the customer pays for, which the checkout shows. */
export const descriptionRequestSchema = v.pipe(
  v.string('description must be a string'),
  v.trim(),
  v.nonEmpty('description must not be empty'),
  v.maxLength(
    limits.descriptionMax,
    `description must be at most ${limits.descriptionMax} characters`,
  ),
  v.check(
    keepsDirection,
    'description must not contain characters that change the direction of text',
  ),
)

/** The texts with which a merchant says what a payment is for, as they are sent when it is created. */
export const paymentTexts = {
  metadata: v.optional(
    v.pipe(
      v.string('metadata must be a string'),
      v.maxBytes(limits.metadataMaxBytes, 'metadata must be at most 4096 bytes'),
      v.description(
        'Any text of yours, at most 4,096 bytes. Returned unchanged and not shown to the customer.',
      ),
      v.examples(['Order 1046']),
    ),
    '',
  ),
  description: v.optional(
    v.pipe(
      descriptionRequestSchema,
      v.description('What the customer pays for, shown at the checkout. At most 200 characters.'),
      v.examples(['Two tickets']),
    ),
  ),
  reference: v.optional(
    v.pipe(
      v.string('reference must be a string'),
      v.trim(),
      v.maxLength(
        limits.descriptionMax,
        `reference must be at most ${limits.descriptionMax} characters`,
      ),
      v.description(
        'Your order number, at most 200 characters. Not shown to the customer. You can search for it.',
      ),
      v.examples(['1046']),
    ),
  ),
  customer_name: v.optional(
    v.pipe(
      v.string('customer_name must be a string'),
      v.trim(),
      v.maxLength(limits.nameMax, `customer_name must be at most ${limits.nameMax} characters`),
      v.check(
        keepsDirection,
        'customer_name must not contain characters that change the direction of text',
      ),
      v.description('Who pays, at most 120 characters. You can search for it.'),
      v.examples(['Meera Iyer']),
    ),
  ),
  customer_email: v.optional(
    v.pipe(
      v.string('customer_email must be a string'),
      v.trim(),
      v.check(
        (email) => email === '' || v.is(emailSchema, email),
        'customer_email must be a valid email address',
      ),
      v.description('The customer’s email address. You can search for it.'),
      v.examples(['meera@example.com']),
    ),
  ),
}

export const paymentTextNames = v.keyof(v.object(paymentTexts)).options

/** Reads the texts of a payment or of a request, and nothing else. What is missing is empty. */
export const paymentTextsSchema = v.object(
  v.entriesFromList(paymentTextNames, v.optional(v.string(), '')),
)
export type PaymentTexts = v.InferOutput<typeof paymentTextsSchema>

/** A transfer that arrived and is not credited. Its money waits at the deposit address and can go only to the merchant. */
const heldTransferSchema = v.object({
  hash: v.pipe(
    v.nullable(v.string()),
    v.description('The transaction hash of the transfer; null for a network’s own coin.'),
  ),
  network: v.pipe(v.string(), v.description('The network of the transfer.')),
  token: v.pipe(v.string(), v.description('The symbol of the token that arrived.')),
  amount: v.pipe(decimalSchema, v.description('How much arrived.')),
  paid_at: v.pipe(timestampSchema, v.description('When it was sent, by the network’s clock.')),
  reason: v.pipe(
    v.picklist(heldReasons),
    v.description('Why it is not credited.'),
    v.examples(['token_not_accepted']),
  ),
  resolution: v.pipe(
    v.nullable(v.picklist(['refunded'])),
    v.description(
      '`refunded` once refunds of at least that much have succeeded; null while it waits for you.',
    ),
  ),
})
export type HeldTransfer = v.InferOutput<typeof heldTransferSchema>

/** What a payment was worth in the merchant's home currency when it was credited. */
const homeValueSchema = v.object({
  currency: v.pipe(v.string(), v.description('Your home currency then.')),
  received: v.pipe(decimalSchema, v.description('What arrived, less refunds.')),
  fee: v.pipe(decimalSchema, v.description('The fee due.')),
  net: v.pipe(decimalSchema, v.description('What you earned.')),
  rate: v.pipe(decimalSchema, v.description('How much of that currency one token stood for.')),
  source: v.pipe(v.string(), v.description('Where the rate is from.')),
  quoted_at: v.pipe(timestampSchema, v.description('When the rate was taken.')),
  is_stale: v.pipe(
    v.boolean(),
    v.description('Whether there was no fresh rate, so that the last one was taken.'),
  ),
})

/** What every call and event that shows a payment says of it, in the same words. */
export const commonPaymentMembers = {
  ...commonAliases,
  id: v.pipe(paymentIdSchema, v.description('The payment’s ID.'), v.examples([exampleId])),
  status: v.pipe(
    wireStatusSchema,
    v.description('1 is success, 0 is pending, -1 is failed.'),
    v.examples([wireStatuses.success]),
  ),
  state: v.pipe(
    v.picklist(paymentStates),
    v.description('Where the payment stands, in more detail than `status`.'),
    v.examples(['paid']),
  ),
  amount: money('The amount due.', '249.5000000000'),
  currency: v.pipe(
    v.string(),
    v.description('The token that the amounts are in.'),
    v.examples(['USDT']),
  ),
  accepted_tokens: v.pipe(
    v.array(v.string()),
    v.description('The tokens that the customer can pay with. They count one to one.'),
    v.examples([['USDT', 'USDC']]),
  ),
  price: v.pipe(priceSchema, v.description('What you asked for.')),
  quotes: v.pipe(
    v.array(quoteSchema),
    v.description('What can be paid in its place, one for each currency that tokens follow.'),
  ),
  value: v.pipe(
    v.nullable(homeValueSchema),
    v.description(
      'What a successful payment was worth in your home currency when it was credited. Null without a rate, and while it is not paid.',
    ),
    v.examples([
      {
        currency: 'INR',
        received: '21145.1300000000',
        fee: '105.7300000000',
        net: '21039.4000000000',
        rate: '84.7500000000',
        source: 'coingecko, kraken',
        quoted_at: '2026-11-20T05:12:00.000Z',
        is_stale: false,
      },
    ]),
  ),
  metadata: v.pipe(
    v.string(),
    v.description('The text you sent, unchanged. Not shown to the customer.'),
    v.examples(['Order 1046']),
  ),
  description: v.pipe(
    v.string(),
    v.description('What the customer pays for. Empty if you did not say.'),
    v.examples(['Two tickets']),
  ),
  reference: v.pipe(
    v.string(),
    v.description('Your order number. Empty if you did not send one.'),
    v.examples(['1046']),
  ),
  customer_name: v.pipe(
    v.string(),
    v.description('Who pays. Empty if you did not say.'),
    v.examples(['Meera Iyer']),
  ),
  customer_email: v.pipe(
    v.string(),
    v.description('The customer’s email address. Empty if you did not say.'),
    v.examples(['meera@example.com']),
  ),
  deposit_address: v.pipe(
    v.string(),
    v.description('The address the customer pays to, the same on all networks.'),
    v.examples(['0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed']),
  ),
  created_at: v.pipe(
    timestampSchema,
    v.description('When the payment was created.'),
    v.examples(['2026-11-20T05:12:00.000Z']),
  ),
  expires_at: v.pipe(
    timestampSchema,
    v.description('Until when the customer can pay.'),
    v.examples(['2026-11-20T06:12:00.000Z']),
  ),
  checkout_url: v.pipe(
    v.string(),
    v.description('The page on which the customer pays. Redirect the customer there.'),
    v.examples([`https://pay.example.com/pay/${exampleId}`]),
  ),
  return_url: v.pipe(
    v.nullable(v.string()),
    v.description('Where the checkout leads back to.'),
    v.examples(['https://shop.example.com/orders/1046']),
  ),
  network: v.pipe(
    v.nullable(v.string()),
    v.description('The network of the latest payment; null until one is detected.'),
    v.examples(['polygon']),
  ),
  hash: v.pipe(
    v.nullable(v.string()),
    v.description('The transaction hash of the latest payment; null until one is detected.'),
    v.examples(['0x9f3c6a0d5e7b41c2a8d0f6b3e9c47a15d2b8e06f7c3a94d1b5e8f20a6c7d3e91']),
  ),
  received: money('The sum of the transfers that count, confirmed or not.', '249.5000000000'),
  fee_due: money(
    'The fee on what has arrived, by the terms of the payment: 0.5%, and at least 1 once the payment is made in full.',
    '1.2475000000',
  ),
  fee_collected: money(
    'The part of the fee that was taken on chain so far, when money was forwarded to your wallet.',
    '0.0000000000',
  ),
  refunded: money('What was refunded, proven on its network.', '0.0000000000'),
  net: money('What you earned: received, less the fee due and refunds.', '248.2525000000'),
  remaining: money('The amount the customer still has to pay.', '0.0000000000'),
  resolution: v.pipe(
    v.nullable(v.picklist(resolutions)),
    v.description(
      '`accepted` or `refunded`, if you resolved a payment that was too low or too late; otherwise null.',
    ),
    v.examples([null]),
  ),
  held: v.pipe(
    v.array(heldTransferSchema),
    v.description(
      'The newest transfers that arrived and are not credited, at most 100: too little, too late, after you cancelled, in a token that the payment does not accept, or in a network’s own coin. Their money is not lost: it waits at the deposit address, can go only to your wallet, and is yours to accept or refund.',
    ),
    v.examples([[]]),
  ),
  confirmations: v.pipe(
    v.nullable(integerSchema),
    v.description(
      'The number of blocks that confirm a payment that is not credited yet; null if nothing is pending.',
    ),
    v.examples([null]),
  ),
  required_confirmations: v.pipe(
    v.nullable(integerSchema),
    v.description('The number of confirmations the payment needs.'),
    v.examples([null]),
  ),
  forwarding: v.pipe(
    v.nullable(v.picklist(forwardings)),
    v.description(
      '`pending`, `requested` or `forwarded`: whether the money was forwarded to your wallet, or you asked for it. Null until a payment is confirmed.',
    ),
    v.examples(['pending']),
  ),
  forwarding_hash: v.pipe(
    v.nullable(v.string()),
    v.description('The transaction hash of the latest forwarding.'),
    v.examples([null]),
  ),
}

/** What creates payments: the public API, payment links, the counter, and `Payment now` of the dashboard. */
export const paymentSources = ['api', 'link', 'counter', 'dashboard'] as const
export type PaymentSource = (typeof paymentSources)[number]

/** A payment or payout, pending or done, as it is listed. */
export const paymentSchema = v.object({
  ...commonPaymentMembers,
  created_by: v.pipe(
    v.string(),
    v.description(
      'What created the payment: `api`, `link`, `counter` or `dashboard`. Empty for those from before there were others than the API.',
    ),
    v.examples(['api']),
  ),
  ...listedAliases,
})
export type Payment = v.InferOutput<typeof paymentSchema>

/** A payment's status. */
export const paymentStatusResponseSchema = v.object(commonPaymentMembers)
export type PaymentStatusResponse = v.InferOutput<typeof paymentStatusResponseSchema>

/** The number of payments the merchant has. */
export const paymentCountSchema = v.object({
  count: v.pipe(integerSchema, v.minValue(0)),
})
export type PaymentCount = v.InferOutput<typeof paymentCountSchema>

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

/** What both calls that list payments do. */
export const listDescription =
  'Returns payments, newest first; a page past the end is empty. To page without gaps or repeats while new payments arrive, pass the ID of the last payment you received as `cursor`; `page` is then ignored. If there are more, the header `Link` contains the URL of the next page with `rel="next"`. `link_id` lists only the payments of a payment link. A date without a time in `from_date` or `to_date` covers the whole day in Asia/Kolkata.'

/** `not_found`: the cursor or the link is not the merchant's. */
export const listPaymentsQuerySchema = v.object({
  page: v.optional(
    v.pipe(
      queryInteger('page', 1, 1_000_000),
      v.description('Page number, starting at 1. Ignored with `cursor`.'),
    ),
    1,
  ),
  limit: v.optional(
    v.pipe(
      queryInteger('limit', 1, limits.maxPageSize),
      v.description('Number of results per page.'),
    ),
    limits.paymentsPageSize,
  ),
  status: v.optional(
    v.pipe(queryInteger('status', -1, 1), v.description('Only payments with this status.')),
  ),
  from_date: v.optional(
    v.pipe(
      queryDate('from_date'),
      v.description(
        'Only payments created at or after this time. A date without a time starts with that day in Asia/Kolkata.',
      ),
    ),
  ),
  to_date: v.optional(
    v.pipe(
      queryDate('to_date'),
      v.description(
        'Only payments created at or before this time. A date without a time includes that whole day in Asia/Kolkata.',
      ),
    ),
  ),
  transaction_type: v.optional(
    v.pipe(
      queryInteger('transaction_type', 0, 1),
      v.description('Only incoming payments (0) or payouts (1).'),
    ),
  ),
  // Every page costs the same with it.
  cursor: v.optional(
    v.pipe(
      v.string(),
      v.nonEmpty('cursor must be the ID of a payment'),
      v.description(
        'The ID of the last payment you received. Returns older ones, without gaps or repeats when new ones arrive.',
      ),
    ),
  ),
  link_id: v.optional(
    v.pipe(
      v.string(),
      v.nonEmpty('link_id must be the ID of a payment link'),
      v.description('Only the payments of this payment link.'),
    ),
  ),
})
export type ListPaymentsQuery = v.InferOutput<typeof listPaymentsQuerySchema>

/** Which payments the dashboard lists. */
export const searchPaymentsQuerySchema = v.object({
  ...listPaymentsQuerySchema.entries,
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
  state: v.optional(v.picklist(paymentStates, 'state must be a state of a payment')),
  /** The name of a network. */
  network: v.optional(v.pipe(v.string(), v.maxLength(40))),
  /** The symbol of a token. */
  currency: v.optional(v.pipe(v.string(), v.maxLength(20))),
  created_by: v.optional(
    v.picklist(paymentSources, `created_by must be one of ${paymentSources.join(', ')}`),
  ),
})
export type SearchPaymentsQuery = v.InferOutput<typeof searchPaymentsQuerySchema>

export const countPayments = {
  method: 'GET',
  path: '/user/business/transaction/count',
  auth: 'bearer',
  tag: 'Payments',
  summary: 'Count payments',
  description: "Returns the merchant's number of payments, whatever their status.",
  response: paymentCountSchema,
  errors: ['session_invalid'],
} as const satisfies Operation

/**
 * A page past the end is an empty list. If there are more, the header `Link` contains the URL of the next page. `not_found`:
 * the cursor or the link is not the merchant's.
 */
export const listPayments = {
  method: 'GET',
  path: '/user/business/transaction/view',
  auth: 'bearer',
  tag: 'Payments',
  summary: 'List payments',
  description: listDescription,
  query: searchPaymentsQuerySchema,
  response: v.array(paymentSchema),
  errors: ['session_invalid', 'not_found'],
} as const satisfies Operation

/** Why a call of version 1 of the API to a payment fails. */
const paymentErrors = ['session_invalid', 'api_key_invalid', 'not_found'] as const

const paymentParams = v.object({
  id: prefixedId('payment', 'The payment’s ID.'),
})

export const acceptPayment = {
  method: 'POST',
  path: '/v1/payments/{id}/accept',
  auth: 'merchant',
  tag: 'Payments',
  summary: 'Accept held money',
  description:
    'Makes a failed payment that holds too little or late money successful and credits it, net of the fee. Repeating the call has no effect.',
  params: paymentParams,
  response: paymentStatusResponseSchema,
  errors: [...paymentErrors, 'nothing_held'],
} as const satisfies Operation

export const forwardPayment = {
  method: 'POST',
  path: '/v1/payments/{id}/forward',
  auth: 'merchant',
  tag: 'Payments',
  summary: 'Forward money now',
  description:
    'Has the money at the deposit address forwarded to your wallet without waiting any longer, also money that is held. Repeating the call has no effect.',
  params: paymentParams,
  response: paymentStatusResponseSchema,
  errors: [...paymentErrors, 'nothing_to_forward'],
} as const satisfies Operation

/** Looks for a transfer by its hash. */
export const findTransferQuerySchema = v.object({
  hash: v.pipe(
    v.string('hash must be a string'),
    v.trim(),
    v.nonEmpty('Transaction hash is required'),
    v.maxLength(limits.refundHashMax, 'hash is too long'),
  ),
})

export type FindTransferQuery = v.InferOutput<typeof findTransferQuerySchema>

/**
 * `found`: it is in the books now. `waiting`: it was seen, and is read once its network cannot take it back any more.
 * `unknown`: no network has it, or it sent nothing that counts to an address of this merchant's.
 */
export const findTransferResponseSchema = v.object({
  result: v.picklist(['found', 'waiting', 'unknown']),
  /** The payment that it was sent to. Null if it is unknown. */
  payment_id: v.nullable(paymentIdSchema),
})
export type FindTransferResponse = v.InferOutput<typeof findTransferResponseSchema>

export const findTransfer = {
  method: 'GET',
  path: '/user/business/transaction/find-transfer',
  auth: 'bearer',
  tag: 'Payments',
  summary: 'Find a transfer by its hash',
  description:
    'Asks the networks for a transaction, such as one to the address of a payment that ended more than a year ago, and books what it sent to your payments. Repeating the call has no effect.',
  query: findTransferQuerySchema,
  response: findTransferResponseSchema,
  errors: ['session_invalid', 'unavailable'],
} as const satisfies Operation
