import * as v from 'valibot'

import type { Operation } from './operation.ts'
import { pathIdSchema } from './parameters.ts'
import { decimalSchema, idSchema, timestampSchema } from './primitives.ts'

/** What can happen to a transaction. `event`: a webhook event was created. */
export const timelineTypes = [
  'created',
  'payment',
  'confirming',
  'paid',
  'accepted',
  'refunded',
  'cancelled',
  'expired',
  'settled',
  'event',
] as const
export type TimelineType = (typeof timelineTypes)[number]

/** One thing that happened to a transaction. */
export const timelineEntrySchema = v.object({
  /** One of `timelineTypes`, or a type that a newer server added. */
  type: v.string(),
  /** Null if it is not known any more. */
  at: v.nullish(timestampSchema, null),
  /** The amount of a payment. */
  amount: v.nullish(decimalSchema, null),
  currency: v.nullish(v.string(), null),
  network: v.nullish(v.string(), null),
  /** The chain hash of a payment, a settlement or a refund. */
  hash: v.nullish(v.string(), null),
  /** The webhook event. Its `state` is null if there was no endpoint to send it to. */
  event: v.nullish(
    v.object({ id: idSchema, type: v.string(), state: v.nullish(v.string(), null) }),
    null,
  ),
})
export type TimelineEntry = v.InferOutput<typeof timelineEntrySchema>

/** What happened to a transaction, oldest first. Webhook events are known for 30 days. */
export const getTransactionTimeline = {
  method: 'GET',
  path: '/user/business/transaction/{id}/timeline',
  auth: 'bearer',
  params: v.object({ id: pathIdSchema }),
  response: v.array(timelineEntrySchema),
  errors: ['session_invalid', 'not_found'],
} as const satisfies Operation
