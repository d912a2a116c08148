import * as v from 'valibot'

import { timestampSchema } from './primitives.ts'
import { paymentStatusResponseSchema } from './payments.ts'
import { refundSchema } from './refunds.ts'
import type { RefundState } from './refunds.ts'
import { eventAliases } from './wire.ts'

/** The types of events about a payment. */
export const paymentEventTypes = [
  'payment.confirming',
  'payment.paid',
  'payment.failed',
  'payment.updated',
  'payment.held',
  'payment.reversed',
  'payment.forwarded',
  'webhook.test',
] as const
export type PaymentEventType = (typeof paymentEventTypes)[number]

/** The types of events about a refund. */
export const refundEventTypes = [
  'refund.created',
  'refund.claimed',
  'refund.sent',
  'refund.succeeded',
  'refund.reversed',
  'refund.expired',
  'refund.cancelled',
] as const
export type RefundEventType = (typeof refundEventTypes)[number]

/** The types of webhook events. */
export const webhookEventTypes = [...paymentEventTypes, ...refundEventTypes] as const
export type WebhookEventType = (typeof webhookEventTypes)[number]

/** When each event is sent, and what to do then. */
export const webhookEventTexts: Record<WebhookEventType, string> = {
  'payment.confirming':
    'The full amount was detected and is awaiting confirmations. Do not ship yet.',
  'payment.paid': 'The full amount was received. Your earnings are credited net of the fee.',
  'payment.failed':
    'The payment expired, was too low or came too late; `state` says which. Money received is held until you accept or refund it.',
  'payment.updated':
    'More money arrived without changing the status, or you accepted or refunded held money.',
  'payment.held':
    'Money arrived that is not credited; `held` says what and why. It waits until you accept or refund it.',
  'payment.reversed':
    'Rare: the network replaced the blocks that contained the payment, so it is no longer successful. If it is paid again, `payment.updated` follows.',
  'payment.forwarded': 'The money was forwarded to your wallet, and the transfer is final.',
  'refund.created': 'You started a refund. The customer can give an address.',
  'refund.claimed':
    'The customer gave an address, or another one. Pay the refund from your wallet.',
  'refund.sent': 'The transfer of the refund was detected and is awaiting confirmations.',
  'refund.succeeded': 'The transfer of the refund is confirmed. The customer has the money.',
  'refund.reversed':
    'Rare: the network replaced the blocks that contained the transfer, so the refund is `sent` again. It usually comes back by itself: do not pay it again before you have looked.',
  'refund.expired': 'The customer gave no address in time. You can create another refund.',
  'refund.cancelled': 'You withdrew the refund.',
  'webhook.test':
    'You sent a test event from the dashboard. Its payment does not exist. Respond as usual and do nothing.',
}

/** The statuses that a payment can have in each event about it. */
export const webhookEventStatuses: Record<PaymentEventType, readonly (1 | 0 | -1)[]> = {
  'payment.confirming': [0],
  'payment.paid': [1],
  'payment.failed': [-1],
  'payment.updated': [1, 0, -1],
  'payment.held': [1, 0, -1],
  'payment.reversed': [0, -1],
  'payment.forwarded': [1],
  'webhook.test': [0],
}

/** The states that a refund can have in each event about it. */
export const refundEventStates: Record<RefundEventType, readonly RefundState[]> = {
  'refund.created': ['created'],
  'refund.claimed': ['claimed'],
  'refund.sent': ['sent'],
  'refund.succeeded': ['succeeded'],
  'refund.reversed': ['sent'],
  'refund.expired': ['expired'],
  'refund.cancelled': ['cancelled'],
}

/** The payment in a test event. There is none like it. */
export const testPayment = {
  amount: '1.0000000000',
  metadata: 'This is a test event. No payment belongs to it.',
  description: 'Test event',
  deposit_address: '',
  return_url: null,
} as const

const timestamp = v.pipe(
  timestampSchema,
  v.description('When it happened.'),
  v.examples(['2026-11-20T05:13:07.000Z']),
)

/** An event about a payment, as it is sent to a webhook. */
export const paymentEventSchema = v.object({
  type: v.pipe(v.picklist(paymentEventTypes), v.description('What happened.')),
  timestamp,
  data: v.pipe(
    v.object({ ...paymentStatusResponseSchema.entries, ...eventAliases }),
    v.description('The payment as it was then.'),
  ),
})

/** An event about a refund, as it is sent to a webhook. */
export const refundEventSchema = v.object({
  type: v.pipe(v.picklist(refundEventTypes), v.description('What happened.')),
  timestamp,
  data: v.pipe(v.object(refundSchema.entries), v.description('The refund as it was then.')),
})

/** An event, as it is sent to a webhook. */
export const webhookEventSchema = v.union([paymentEventSchema, refundEventSchema])
export type WebhookEvent = v.InferOutput<typeof webhookEventSchema>
