import * as v from 'valibot'

import { messageResponseSchema } from './messages.ts'
import type { Operation } from './operation.ts'
import { pathIdSchema, queryInteger } from './parameters.ts'
import { deliveryIdSchema, requestedInstant, timestampSchema } from './primitives.ts'
import { webhookEventTypes } from './webhookEvents.ts'

/** The signing secret of the webhook, in the format of the Standard Webhooks specification. */
export const webhookSecretSchema = v.object({
  /** `whsec_` followed by base64. Never log it. */
  secret: v.pipe(v.string(), v.nonEmpty()),
  /** Until when events are also signed with the previous secret. Null if they no longer are. */
  previous_secret_expires_at: v.nullable(timestampSchema),
  /** When deliveries stopped because the endpoint responded with 410 or failed for three days. Null while they go on. */
  disabled_at: v.nullable(timestampSchema),
  /** Why they stopped: `gone` after a response of 410, `failing` after three days. Null while they go on. */
  disabled_reason: v.nullable(v.picklist(['gone', 'failing'])),
})
export type WebhookSecret = v.InferOutput<typeof webhookSecretSchema>

export const webhookDeliveryStates = ['waiting', 'delivered', 'failed'] as const
export type WebhookDeliveryState = (typeof webhookDeliveryStates)[number]

/** The delivery of one event, with its latest attempt. */
export const webhookDeliverySchema = v.object({
  /** The `webhook-id` of every attempt. */
  id: deliveryIdSchema,
  type: v.picklist(webhookEventTypes),
  state: v.picklist(webhookDeliveryStates),
  /** The number of attempts made. */
  attempts: v.number(),
  /** The HTTP status of the latest attempt. Null without a response. */
  status: v.nullable(v.number()),
  /** Why there was no response. Null if there was one. */
  error: v.nullable(v.string()),
  /** When the next attempt is due. Null once no other follows. */
  next_attempt_at: v.nullable(timestampSchema),
  /** When the event happened. */
  created_at: timestampSchema,
})
export type WebhookDelivery = v.InferOutput<typeof webhookDeliverySchema>

/** One attempt to deliver an event. */
export const webhookAttemptSchema = v.object({
  /** Starts at 1. */
  attempt: v.number(),
  /** The HTTP status of the response. Null without one. */
  status: v.nullable(v.number()),
  /** Why there was no response. Null if there was one. */
  error: v.nullable(v.string()),
  /** How long it took, in milliseconds. */
  duration_ms: v.number(),
  created_at: timestampSchema,
})
export type WebhookAttempt = v.InferOutput<typeof webhookAttemptSchema>

/** The delivery of one event, with what is sent and every attempt. */
export const webhookDeliveryDetailSchema = v.object({
  ...webhookDeliverySchema.entries,
  /** The body exactly as it is signed. */
  payload: v.string(),
  /** Newest first. */
  history: v.array(webhookAttemptSchema),
})
export type WebhookDeliveryDetail = v.InferOutput<typeof webhookDeliveryDetailSchema>

const deliveryParamsSchema = v.object({ id: pathIdSchema })

/** Which deliveries to list. */
export const listWebhookDeliveriesQuerySchema = v.object({
  /** Starts at 1. */
  page: v.optional(queryInteger('page', 1, 1_000_000), 1),
  state: v.optional(
    v.picklist(webhookDeliveryStates, 'state must be waiting, delivered or failed'),
  ),
})
export type ListWebhookDeliveriesQuery = v.InferOutput<typeof listWebhookDeliveriesQuerySchema>

/** From when on events are sent again. */
export const resendWebhooksRequestSchema = v.object({ since: requestedInstant('since') })
export type ResendWebhooksRequest = v.InferOutput<typeof resendWebhooksRequestSchema>

/** How many events are sent again. */
export const resentWebhooksSchema = v.object({ count: v.number() })
export type ResentWebhooks = v.InferOutput<typeof resentWebhooksSchema>

export const getWebhookSecret = {
  method: 'GET',
  path: '/user/config/webhook/secret',
  auth: 'bearer',
  tag: 'Webhook',
  summary: 'Get the signing secret',
  description:
    'Returns the secret that signs webhook events, in the format of the Standard Webhooks specification. It is not the API key.',
  response: webhookSecretSchema,
  errors: ['session_invalid', 'not_found'],
} as const satisfies Operation

export const rollWebhookSecret = {
  method: 'POST',
  path: '/user/config/webhook/secret/roll',
  auth: 'bearer',
  tag: 'Webhook',
  summary: 'Roll the signing secret',
  description:
    'Creates a new secret. For 24 hours, events are signed with both the old and the new secret, so that you can switch without losing events.',
  confirmed: true,
  response: webhookSecretSchema,
  errors: ['session_invalid', 'not_found'],
} as const satisfies Operation

export const enableWebhook = {
  method: 'POST',
  path: '/user/config/webhook/enable',
  auth: 'bearer',
  tag: 'Webhook',
  summary: 'Enable the webhook again',
  description:
    'Resumes sending events to a webhook that was disabled because it responded with 410 or failed for three days. Events in between are not sent again unless you ask for it.',
  confirmed: true,
  response: webhookSecretSchema,
  errors: ['session_invalid', 'not_found'],
} as const satisfies Operation

export const listWebhookDeliveries = {
  method: 'GET',
  path: '/user/config/webhook/deliveries',
  auth: 'bearer',
  tag: 'Webhook',
  summary: 'List deliveries',
  description:
    'Returns the events of the last 30 days, newest first, 20 per page, each with the result of its last attempt.',
  query: listWebhookDeliveriesQuerySchema,
  response: v.array(webhookDeliverySchema),
  errors: ['session_invalid'],
} as const satisfies Operation

export const getWebhookDelivery = {
  method: 'GET',
  path: '/user/config/webhook/deliveries/{id}',
  auth: 'bearer',
  tag: 'Webhook',
  summary: 'Get a delivery',
  description: 'Returns an event with the body that is sent and every attempt.',
  params: deliveryParamsSchema,
  response: webhookDeliveryDetailSchema,
  errors: ['session_invalid', 'not_found'],
} as const satisfies Operation

export const resendWebhookDelivery = {
  method: 'POST',
  path: '/user/config/webhook/deliveries/{id}/resend',
  auth: 'bearer',
  tag: 'Webhook',
  summary: 'Send an event again',
  description:
    'Sends the event again, even if it was delivered before. The `webhook-id` stays the same.',
  params: deliveryParamsSchema,
  response: webhookDeliverySchema,
  errors: ['session_invalid', 'not_found', 'webhook_disabled'],
} as const satisfies Operation

export const resendFailedWebhooks = {
  method: 'POST',
  path: '/user/config/webhook/resend',
  auth: 'bearer',
  tag: 'Webhook',
  summary: 'Send failed events again',
  description:
    'Sends all events since a moment that your server has not accepted, also those that happened while the webhook was disabled. At most 10,000 at a time, the oldest first.',
  body: resendWebhooksRequestSchema,
  response: resentWebhooksSchema,
  errors: ['session_invalid', 'not_found', 'webhook_disabled'],
} as const satisfies Operation

export const sendTestWebhook = {
  method: 'POST',
  path: '/user/config/webhook/test',
  auth: 'bearer',
  tag: 'Webhook',
  summary: 'Send a test event',
  description: 'Sends an event of type `webhook.test`, whose payment does not exist.',
  response: webhookDeliverySchema,
  errors: ['session_invalid', 'not_found', 'webhook_disabled'],
} as const satisfies Operation

export const removeWebhook = {
  method: 'DELETE',
  path: '/user/config/webhook',
  auth: 'bearer',
  tag: 'Webhook',
  summary: 'Remove the webhook',
  description: 'Removes the URL and its secret. Events that are still waiting are not sent.',
  confirmed: true,
  response: messageResponseSchema,
  errors: ['session_invalid', 'not_found'],
} as const satisfies Operation
