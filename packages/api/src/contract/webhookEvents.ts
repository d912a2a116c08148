import * as v from 'valibot'

import { timestampSchema } from './primitives.ts'
import { transactionStatusResponseSchema } from './transactions.ts'
import { eventAliases } from './wire.ts'

/** The types of webhook events. */
export const webhookEventTypes = [
  'transaction.confirming',
  'transaction.succeeded',
  'transaction.failed',
  'transaction.updated',
  'transaction.reversed',
  'transaction.settled',
  'webhook.test',
] as const
export type WebhookEventType = (typeof webhookEventTypes)[number]

/** When each event is sent, and what to do then. */
export const webhookEventTexts: Record<WebhookEventType, string> = {
  'transaction.confirming':
    'The full amount was detected and is awaiting confirmations. Do not ship yet.',
  'transaction.succeeded':
    'The full amount was received. Your earnings are credited net of the fee.',
  'transaction.failed':
    'The transaction expired, or the payment was too low or too late; `state` says which. Money received is held until you accept or refund it.',
  'transaction.updated':
    'More money arrived without changing the status, or you accepted or refunded held money.',
  'transaction.reversed':
    'Rare: the network replaced the blocks that contained the payment, so it is no longer successful. If it is paid again, `transaction.updated` follows.',
  'transaction.settled': 'The money was forwarded to your wallet, and the transfer is final.',
  'webhook.test':
    'You sent a test event from the dashboard. Its transaction does not exist. Respond as usual and do nothing.',
}

/** The payment in a test event. There is none like it. */
export const testPayment = {
  amount: '1.0000000000',
  metadata: 'This is a test event. No payment belongs to it.',
  description: 'Test event',
  wallet_id: '',
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
    v.object({ ...transactionStatusResponseSchema.entries, ...eventAliases }),
    v.description('The payment as it was then.'),
  ),
})
export type WebhookEvent = v.InferOutput<typeof webhookEventSchema>
