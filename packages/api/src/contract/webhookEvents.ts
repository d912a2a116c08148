import * as v from 'valibot'

import { timestampSchema } from './primitives.ts'
import { paymentStatusResponseSchema } from './payments.ts'
import { eventAliases } from './wire.ts'

/** The types of webhook events. */
export const webhookEventTypes = [
  'payment.confirming',
  'payment.paid',
  'payment.failed',
  'payment.updated',
  'payment.held',
  'payment.reversed',
  'payment.forwarded',
  'webhook.test',
] as const
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
  'webhook.test':
    'You sent a test event from the dashboard. Its payment does not exist. Respond as usual and do nothing.',
}

/** The statuses that a payment can have in each event. */
export const webhookEventStatuses: Record<WebhookEventType, readonly (1 | 0 | -1)[]> = {
  'payment.confirming': [0],
  'payment.paid': [1],
  'payment.failed': [-1],
  'payment.updated': [1, 0, -1],
  'payment.held': [1, 0, -1],
  'payment.reversed': [0, -1],
  'payment.forwarded': [1],
  'webhook.test': [0],
}

/** The payment in a test event. There is none like it. */
export const testPayment = {
  amount: '1.0000000000',
  metadata: 'This is a test event. No payment belongs to it.',
  description: 'Test event',
  deposit_address: '',
  return_url: null,
} as const

/** An event, as it is sent to a webhook. */
export const webhookEventSchema = v.object({
  type: v.pipe(v.picklist(webhookEventTypes), v.description('What happened.')),
  timestamp: v.pipe(
    timestampSchema,
    v.description('When it happened.'),
    v.examples(['2026-11-20T05:13:07.000Z']),
  ),
  data: v.pipe(
    v.object({ ...paymentStatusResponseSchema.entries, ...eventAliases }),
    v.description('The payment as it was then.'),
  ),
})
export type WebhookEvent = v.InferOutput<typeof webhookEventSchema>
