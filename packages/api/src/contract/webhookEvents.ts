import * as v from 'valibot'

import { timestampSchema } from './primitives.ts'
import { transactionStatusResponseSchema } from './transactions.ts'

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

/** An event, as it is sent to a webhook. */
export const webhookEventSchema = v.object({
  type: v.picklist(webhookEventTypes),
  /** When it happened. */
  timestamp: timestampSchema,
  /** The transaction as it was then. */
  data: v.object({
    ...transactionStatusResponseSchema.entries,
    /** The hash on the chain. Null until a payment is detected. */
    transaction_id: v.nullish(v.string(), null),
  }),
})
export type WebhookEvent = v.InferOutput<typeof webhookEventSchema>
