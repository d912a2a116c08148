import * as v from 'valibot'

import { sellerSchema } from './businessProfile.ts'
import { limits } from './limits.ts'
import type { Operation } from './operation.ts'
import { pathIdSchema, prefixedId, queryInteger } from './parameters.ts'
import {
  decimalSchema,
  integerSchema,
  money,
  optionalEmailSchema,
  optionalText,
  paymentIdSchema,
  refundIdSchema,
  timestampSchema,
} from './primitives.ts'
import { amountRequestSchema, currencyRequestSchema } from './priceRequest.ts'
import { paymentNetworkSchema } from './paymentNetwork.ts'
import { strictRequest } from './strictRequest.ts'
import { priceSchema } from './quotes.ts'

/** Where a refund stands. A reorg after `succeeded` leads back to `sent`. */
export const refundStates = [
  'created',
  'claimed',
  'sent',
  'succeeded',
  'expired',
  'cancelled',
] as const
export type RefundState = (typeof refundStates)[number]

/** Why a transfer to the customer's address does not pay its refund. */
export const refundFaults = ['network', 'token', 'amount', 'sender', 'repeated'] as const
export type RefundFault = (typeof refundFaults)[number]

/** Which rate turns an amount in a currency into tokens: that of the payment, or the one of now. */
export const refundRates = ['payment', 'today'] as const

const networkTitle = v.pipe(
  v.string(),
  v.description('The network’s name for people.'),
  v.examples(['Polygon (PoS)']),
)

const exampleId = '0198f6b2-6a0e-7c31-9f4e-2d5b8c7a1e90'
const exampleAddress = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'
const exampleHash = '0x9f3c6a0d5e7b41c2a8d0f6b3e9c47a15d2b8e06f7c3a94d1b5e8f20a6c7d3e91'

/** A transfer to the customer that does not pay the refund. */
const otherTransferSchema = v.object({
  hash: v.pipe(v.string(), v.description('Its transaction hash.')),
  network: v.pipe(v.string(), v.description('Its network.')),
  network_title: networkTitle,
  currency: v.pipe(v.string(), v.description('The token that was sent.')),
  amount: v.pipe(decimalSchema, v.description('How much was sent.')),
  sender: v.pipe(v.string(), v.description('The wallet that sent it.')),
  fault: v.pipe(
    v.picklist(refundFaults),
    v.description(
      'Why it does not pay the refund: another `network`, `token` or `amount`, a `sender` that is not a wallet of yours (it pays the refund once you say that it was you), or `repeated` if another transfer has paid it.',
    ),
    v.examples(['amount']),
  ),
})
export type OtherTransfer = v.InferOutput<typeof otherTransferSchema>

/** At most 50 texts of the merchant's by name. */
const metadataSchema = v.pipe(
  v.record(
    v.pipe(v.string(), v.nonEmpty(), v.maxLength(limits.metadataKeyMax)),
    v.pipe(v.string(), v.maxLength(limits.metadataValueMax)),
    'metadata must be an object of texts',
  ),
  v.check(
    (map) => Object.keys(map).length <= limits.metadataKeys,
    `metadata must have at most ${limits.metadataKeys} members`,
  ),
)

/** A refund, as its merchant sees it. */
export const refundSchema = v.object({
  object: v.pipe(v.literal('refund'), v.description('Always `refund`.')),
  id: v.pipe(refundIdSchema, v.description('The refund’s ID.'), v.examples([`ref_${exampleId}`])),
  payment_id: v.pipe(
    paymentIdSchema,
    v.description('The ID of its payment.'),
    v.examples([`pay_${exampleId}`]),
  ),
  state: v.pipe(
    v.picklist(refundStates),
    v.description(
      'Where it stands: `created` until the customer gives an address, `claimed` until a transfer is seen, `sent` until that is confirmed, then `succeeded`; or `expired` or `cancelled`.',
    ),
    v.examples(['claimed']),
  ),
  amount: money('What the customer gets, exactly.', '249.5000000000'),
  currency: v.pipe(v.string(), v.description('The token that it is in.'), v.examples(['USDT'])),
  network: v.pipe(v.string(), v.description('The network it is sent on.'), v.examples(['polygon'])),
  network_title: networkTitle,
  price: v.pipe(
    v.nullable(priceSchema),
    v.description('What you typed, if it was in another currency than the token.'),
    v.examples([null]),
  ),
  reason: v.pipe(
    v.string(),
    v.description('Why, which the customer reads. May be empty.'),
    v.examples(['One of the two tickets was returned']),
  ),
  customer_email: v.pipe(
    v.string(),
    v.description(
      'Where the claim link was mailed to. The customer confirms the address with a code that is mailed there. Empty: you pass the link on.',
    ),
    v.examples(['meera@example.com']),
  ),
  metadata: v.pipe(
    metadataSchema,
    v.description('Your own texts by name. Not shown to the customer.'),
    v.examples([{ return: '1046-2' }]),
  ),
  claim_url: v.pipe(
    v.string(),
    v.description('The page on which the customer gives an address.'),
    v.examples([`https://pay.example.com/pay/refund/${exampleId}`]),
  ),
  address: v.pipe(
    v.nullable(v.string()),
    v.description('Where the customer wants the money. Null until then.'),
    v.examples([exampleAddress]),
  ),
  locked_until: v.pipe(
    v.nullable(timestampSchema),
    v.description('Until when the customer can’t change the address, because you are paying.'),
    v.examples([null]),
  ),
  is_covered: v.pipe(
    v.boolean(),
    v.description(
      'False if the network took back the money that this refund is of. Do not pay it then.',
    ),
    v.examples([true]),
  ),
  hash: v.pipe(
    v.nullable(v.string()),
    v.description('The transaction hash of the transfer that pays it.'),
    v.examples([exampleHash]),
  ),
  sender: v.pipe(
    v.nullable(v.string()),
    v.description('The wallet that paid it.'),
    v.examples(['0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359']),
  ),
  explorer_url: v.pipe(
    v.nullable(v.string()),
    v.description('The page of that transfer in the block explorer.'),
    v.examples([`https://polygonscan.com/tx/${exampleHash}`]),
  ),
  confirmations: v.pipe(
    v.nullable(integerSchema),
    v.description('How many blocks confirm it. Null unless it is `sent`.'),
    v.examples([null]),
  ),
  required_confirmations: v.pipe(
    v.nullable(integerSchema),
    v.description('How many it needs.'),
    v.examples([null]),
  ),
  transfers: v.pipe(
    v.array(otherTransferSchema),
    v.description('Transfers to that address which do not pay the refund, and why. At most 20.'),
    v.examples([[]]),
  ),
  created_at: v.pipe(
    timestampSchema,
    v.description('When it was created.'),
    v.examples(['2026-11-20T06:00:00.000Z']),
  ),
  expires_at: v.pipe(
    v.nullable(timestampSchema),
    v.description('Until when the customer can give an address. Null once they have.'),
    v.examples([null]),
  ),
  claimed_at: v.pipe(
    v.nullable(timestampSchema),
    v.description('When the customer last gave an address.'),
    v.examples(['2026-11-20T06:10:00.000Z']),
  ),
  succeeded_at: v.pipe(
    v.nullable(timestampSchema),
    v.description('When its transfer was confirmed.'),
    v.examples([null]),
  ),
})
export type Refund = v.InferOutput<typeof refundSchema>

/** A page of refunds. */
export const refundListSchema = v.object({
  object: v.pipe(v.literal('list'), v.description('Always `list`.')),
  data: v.pipe(v.array(refundSchema), v.description('The refunds, newest first.')),
  has_more: v.pipe(
    v.boolean(),
    v.description('Whether there are older ones.'),
    v.examples([false]),
  ),
  next_cursor: v.pipe(
    v.nullable(v.string()),
    v.description('What to pass as `cursor` for the older ones. Null if there are none.'),
    v.examples([null]),
  ),
})
export type RefundList = v.InferOutput<typeof refundListSchema>

export const createRefundRequestSchema = strictRequest({
  payment_id: prefixedId('payment', 'The payment to refund. It must have received money.'),
  amount: v.optional(
    v.pipe(
      amountRequestSchema,
      v.description('How much, in `currency`. Default: all of it that is not refunded yet.'),
      v.examples(['249.50']),
    ),
  ),
  currency: v.optional(
    v.pipe(
      currencyRequestSchema,
      v.description(
        'What the amount is in: a token that the payment received, or the currency of its price. Default: the token.',
      ),
      v.examples(['USDT']),
    ),
  ),
  rate: v.optional(
    v.pipe(
      v.picklist(refundRates, 'rate must be payment or today'),
      v.description(
        'Which rate an amount in the currency of the price is exchanged at: `payment` is the one of the payment, `today` the one of now.',
      ),
      v.examples(['payment']),
    ),
    'payment',
  ),
  token: v.optional(
    v.pipe(
      currencyRequestSchema,
      v.description(
        'The token to send. Default: the one the payment received, or most of it if there were several.',
      ),
      v.examples(['USDT']),
    ),
  ),
  network: v.optional(
    v.pipe(
      v.string('network must be a string'),
      v.maxLength(40, 'network is too long'),
      v.description('The network to send it on. Default: the one the money came on.'),
      v.examples(['polygon']),
    ),
  ),
  reason: v.optional(
    v.pipe(
      optionalText('reason', limits.descriptionMax),
      v.description('Why, which the customer reads. At most 200 characters.'),
      v.examples(['One of the two tickets was returned']),
    ),
    '',
  ),
  customer_email: v.optional(
    v.pipe(
      optionalEmailSchema,
      v.description('Where the claim link is mailed to. Without one you pass it on yourself.'),
      v.examples(['meera@example.com']),
    ),
    '',
  ),
  metadata: v.optional(
    v.pipe(
      metadataSchema,
      v.description(
        'Your own texts by name: at most 50, names of 40 and texts of 500 characters. Not shown to the customer.',
      ),
      v.examples([{ return: '1046-2' }]),
    ),
    {},
  ),
})
export type CreateRefundRequest = v.InferOutput<typeof createRefundRequestSchema>

const refundParams = v.object({
  id: prefixedId('refund', 'The refund’s ID.'),
})

/** Why any call to an existing refund fails. */
const refundErrors = ['session_invalid', 'api_key_invalid', 'not_found'] as const

export const createRefund = {
  method: 'POST',
  path: '/v1/refunds',
  auth: 'merchant',
  tag: 'Refunds',
  summary: 'Create a refund',
  description:
    'Starts a refund of a payment that received money: all of it or a part, several times, never more than was received. The customer opens `claim_url` and gives an address; then you pay from your own wallet, and the refund succeeds once that transfer is confirmed on its network. An unclaimed refund expires after 30 days.',
  body: createRefundRequestSchema,
  response: refundSchema,
  errors: [
    ...refundErrors,
    'unknown_field',
    'nothing_to_refund',
    'rate_unavailable',
    'idempotency_conflict',
    'idempotency_in_progress',
  ],
} as const satisfies Operation

export const getRefund = {
  method: 'GET',
  path: '/v1/refunds/{id}',
  auth: 'merchant',
  tag: 'Refunds',
  summary: 'Get a refund',
  description: 'Returns a refund as it stands now.',
  params: refundParams,
  response: refundSchema,
  errors: refundErrors,
} as const satisfies Operation

export const listRefundsQuerySchema = v.object({
  payment_id: v.optional(prefixedId('payment', 'Only the refunds of this payment.')),
  state: v.optional(
    v.pipe(
      v.picklist(refundStates, `state must be one of ${refundStates.join(', ')}`),
      v.description('Only refunds in this state.'),
    ),
  ),
  limit: v.optional(
    v.pipe(
      queryInteger('limit', 1, limits.maxPageSize),
      v.description('Number of results per page.'),
    ),
    limits.paymentsPageSize,
  ),
  cursor: v.optional(
    prefixedId('refund', 'The `next_cursor` of the page before. Returns older refunds.'),
  ),
})
export type ListRefundsQuery = v.InferOutput<typeof listRefundsQuerySchema>

export const listRefunds = {
  method: 'GET',
  path: '/v1/refunds',
  auth: 'merchant',
  tag: 'Refunds',
  summary: 'List refunds',
  description: 'Returns refunds, newest first.',
  query: listRefundsQuerySchema,
  response: refundListSchema,
  errors: refundErrors,
} as const satisfies Operation

export const cancelRefund = {
  method: 'POST',
  path: '/v1/refunds/{id}/cancel',
  auth: 'merchant',
  tag: 'Refunds',
  summary: 'Cancel a refund',
  description:
    'Withdraws a refund for which no transfer was seen yet. The claim link then says so. Repeating the call has no effect.',
  params: refundParams,
  response: refundSchema,
  errors: [...refundErrors, 'refund_closed'],
} as const satisfies Operation

export const verifyRefundRequestSchema = strictRequest({
  hash: v.pipe(
    v.string('hash must be a string'),
    v.trim(),
    v.nonEmpty('Transaction hash is required'),
    v.maxLength(limits.refundHashMax, 'hash is too long'),
    v.description('The transaction hash of the transfer.'),
    v.examples([exampleHash]),
  ),
  accepts_sender: v.optional(
    v.pipe(
      v.boolean('accepts_sender must be true or false'),
      v.description('Whether it was you, though it came from a wallet that is not known as yours.'),
      v.examples([false]),
    ),
    false,
  ),
})
export type VerifyRefundRequest = v.InferOutput<typeof verifyRefundRequestSchema>

export const verifyRefund = {
  method: 'POST',
  path: '/v1/refunds/{id}/verify',
  auth: 'merchant',
  tag: 'Refunds',
  summary: 'Verify the transfer of a refund',
  description:
    'Looks for a transaction on the networks, for a transfer that was not found by itself. It pays the refund only if it sent exactly this amount of this token to the claimed address on this network, after the claim; otherwise `transfers` says what is wrong with it. A hash alone proves nothing.',
  params: refundParams,
  body: verifyRefundRequestSchema,
  response: refundSchema,
  errors: [
    ...refundErrors,
    'unknown_field',
    'refund_closed',
    'refund_unclaimed',
    'transfer_unknown',
    'transfer_not_final',
    'unavailable',
  ],
} as const satisfies Operation

/** What a merchant needs to pay a refund from a wallet. */
export const refundPaymentSchema = v.object({
  refund: v.pipe(refundSchema, v.description('The refund.')),
  network: v.pipe(
    paymentNetworkSchema,
    v.description(
      'What a wallet has to know; `payment_uri` opens one with the transfer filled in.',
    ),
  ),
  units: v.pipe(
    v.string(),
    v.description('The exact amount in the token’s base units.'),
    v.examples(['249500000']),
  ),
})
export type RefundPayment = v.InferOutput<typeof refundPaymentSchema>

export const payRefundRequestSchema = strictRequest({
  address: v.pipe(
    v.string('address must be a string'),
    v.trim(),
    v.nonEmpty('address is required'),
    v.maxLength(limits.refundHashMax, 'address is too long'),
    v.description('The address that you saw.'),
    v.examples([exampleAddress]),
  ),
})

export const payRefund = {
  method: 'POST',
  path: '/v1/refunds/{id}/pay',
  auth: 'merchant',
  tag: 'Refunds',
  summary: 'Start paying a refund',
  description:
    'Returns what a wallet needs, and keeps the customer from changing the address for 30 minutes. `address` is the one that you are about to pay: if the customer has changed it meanwhile, the call fails with `refund_changed`. Sluice never moves the money.',
  params: refundParams,
  body: payRefundRequestSchema,
  response: refundPaymentSchema,
  errors: [
    ...refundErrors,
    'unknown_field',
    'refund_closed',
    'refund_unclaimed',
    'refund_changed',
    'refund_not_covered',
  ],
} as const satisfies Operation

/** What can be refunded of a payment in one token. */
const refundableSchema = v.object({
  /** The token's symbol. */
  currency: v.string(),
  received: decimalSchema,
  /** What is left of it: received, less all refunds that are not expired or cancelled. */
  refundable: decimalSchema,
  /** What is more than the payment asked for. Null if it is not overpaid, or in another token than the latest. */
  excess: v.nullable(decimalSchema),
  /** Where it can be sent: first the network that it came on. */
  networks: v.array(v.object({ name: v.string(), title: v.string() })),
  /** How much of the price's currency one token stood for, at the payment and now. Null if the price is in a token, or there is no rate. */
  rates: v.object({ payment: v.nullable(decimalSchema), today: v.nullable(decimalSchema) }),
})
export type Refundable = v.InferOutput<typeof refundableSchema>

export const getRefundable = {
  method: 'GET',
  path: '/user/business/transaction/{id}/refundable',
  auth: 'bearer',
  tag: 'Refunds',
  summary: 'Get what can be refunded',
  description:
    'Returns what a payment received in each token, and what of it can still be refunded.',
  params: v.object({ id: pathIdSchema }),
  response: v.array(refundableSchema),
  errors: ['session_invalid', 'not_found'],
} as const satisfies Operation

/** What a customer sees of a refund. Of the merchant it contains only what the merchant shows to customers. */
export const publicRefundSchema = v.object({
  /** Empty if the merchant has not set one. */
  business_name: v.string(),
  seller: sellerSchema,
  state: v.picklist(refundStates),
  amount: decimalSchema,
  currency: v.string(),
  network: v.string(),
  network_title: v.string(),
  price: v.nullable(priceSchema),
  reason: v.string(),
  /** What the payment was for. Empty if the merchant did not say. */
  description: v.string(),
  paid_at: timestampSchema,
  address: v.nullable(v.string()),
  /** Where the code is mailed to, mostly hidden. Null if none is needed. */
  email_hint: v.nullable(v.string()),
  /** Whether the address can be changed now. */
  is_open: v.boolean(),
  expires_at: v.nullable(timestampSchema),
  hash: v.nullable(v.string()),
  explorer_url: v.nullable(v.string()),
  confirmations: v.nullable(integerSchema),
  required_confirmations: v.nullable(integerSchema),
})
export type PublicRefund = v.InferOutput<typeof publicRefundSchema>

/** The last part of the claim link. */
const claimParams = v.object({ id: pathIdSchema })

export const getPublicRefund = {
  method: 'GET',
  path: '/pay/api/refund/{id}',
  auth: 'none',
  tag: 'Checkout',
  summary: 'Get what a customer sees of a refund',
  description: 'Anyone who has the claim link can read it.',
  params: claimParams,
  response: publicRefundSchema,
  errors: ['not_found'],
} as const satisfies Operation

export const claimRefundRequestSchema = strictRequest({
  address: v.pipe(
    v.string('address must be a string'),
    v.trim(),
    v.nonEmpty('Enter the address of your wallet'),
    v.maxLength(limits.refundHashMax, 'This is too long for an address'),
  ),
  /** That of the mail, which is sent by the first call without one. */
  code: v.optional(
    v.pipe(
      v.string('code must be a string'),
      v.transform((code) => code.replaceAll(/\D/g, '')),
      v.length(limits.refundCodeLength, `Enter the ${limits.refundCodeLength} digits of the mail`),
    ),
  ),
  /** The customer is sure that the contract at the address can send tokens on. */
  accepts_contract: v.optional(v.boolean('accepts_contract must be true or false'), false),
})
export type ClaimRefundRequest = v.InferOutput<typeof claimRefundRequestSchema>

export const claimRefund = {
  method: 'POST',
  path: '/pay/api/refund/{id}',
  auth: 'none',
  tag: 'Checkout',
  summary: 'Claim a refund',
  description:
    'Says where the refund is to be sent. If the merchant knows an email of the customer’s, the first call mails a code there and fails with `refund_code_required`; the second one sends the code along. Can be repeated with another address until the merchant pays.',
  countsAttempts: true,
  params: claimParams,
  body: claimRefundRequestSchema,
  response: publicRefundSchema,
  errors: [
    'unknown_field',
    'not_found',
    'refund_closed',
    'refund_paying',
    'refund_code_required',
    'refund_code_invalid',
    'wallet_is_contract',
  ],
} as const satisfies Operation
