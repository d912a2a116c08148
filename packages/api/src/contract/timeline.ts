import * as v from 'valibot'

import type { Operation } from './operation.ts'
import { pathIdSchema } from './parameters.ts'
import { decimalSchema, deliveryIdSchema, timestampSchema } from './primitives.ts'
import { webhookDeliveryStates } from './webhookDeliveries.ts'
import { webhookEventTypes } from './webhookEvents.ts'

/** What can happen to a payment, besides that a webhook event was created. */
export const timelineTypes = [
  'created',
  'transfer',
  'confirming',
  'paid',
  'accepted',
  'refunded',
  'refund_created',
  'refund_claimed',
  'refund_sent',
  'refund_succeeded',
  'refund_expired',
  'cancelled',
  'expired',
  'forwarded',
] as const
export type TimelineType = (typeof timelineTypes)[number]

/** Null if it is not known any more. */
const atSchema = v.nullable(timestampSchema)

/** One thing that happened to a payment. */
export const timelineEntrySchema = v.variant('type', [
  v.object({
    type: v.picklist(timelineTypes),
    at: atSchema,
    /** The amount of a transfer. */
    amount: v.nullable(decimalSchema),
    currency: v.nullable(v.string()),
    network: v.nullable(v.string()),
    /** The chain hash of a transfer, a forwarding or a refund. */
    hash: v.nullable(v.string()),
  }),
  v.object({
    type: v.literal('event'),
    at: atSchema,
    /** The webhook event. Its `state` is null if there was no endpoint to send it to. */
    event: v.object({
      id: deliveryIdSchema,
      type: v.picklist(webhookEventTypes),
      state: v.nullable(v.picklist(webhookDeliveryStates)),
    }),
  }),
])
export type TimelineEntry = v.InferOutput<typeof timelineEntrySchema>

export const getPaymentTimeline = {
  method: 'GET',
  path: '/user/business/transaction/{id}/timeline',
  auth: 'bearer',
  tag: 'Payments',
  summary: 'Get the timeline of a payment',
  description:
    'Returns what happened to the payment, oldest first: transfers, decisions, forwarding and webhook events.',
  params: v.object({ id: pathIdSchema }),
  response: v.array(timelineEntrySchema),
  errors: ['session_invalid', 'not_found'],
} as const satisfies Operation
