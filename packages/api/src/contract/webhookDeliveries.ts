import * as v from 'valibot'

import { messageResponseSchema } from './messages.ts'
import type { Operation } from './operation.ts'
import { pathIdSchema, queryInteger } from './parameters.ts'
import { idSchema, timestampSchema } from './primitives.ts'

/** The signing secret of the webhook, in the format of the Standard Webhooks specification. */
export const webhookSecretSchema = v.object({
  /** `whsec_` followed by base64. Never log it. */
  secret: v.pipe(v.string(), v.nonEmpty()),
  /** Until when events are also signed with the previous secret. Null if they no longer are. */
  previous_secret_expires_at: v.nullish(timestampSchema, null),
  /** When deliveries stopped because the endpoint responded with 410 or failed for three days. Null while they go on. */
  disabled_at: v.nullish(timestampSchema, null),
  /** Why they stopped: `gone` after a response of 410, `failing` after three days. Null while they go on. */
  disabled_reason: v.nullish(v.picklist(['gone', 'failing']), null),
})
export type WebhookSecret = v.InferOutput<typeof webhookSecretSchema>

/** The delivery of one event, with its latest attempt. */
export const webhookDeliverySchema = v.object({
  /** The `webhook-id` of every attempt. */
  id: idSchema,
  /** One of `webhookEventTypes`, or a type that a newer server added. */
  type: v.string(),
  /** `waiting`, `delivered` or `failed`. */
  state: v.string(),
  /** The number of attempts made. */
  attempts: v.number(),
  /** The HTTP status of the latest attempt. Null without a response. */
  status: v.nullish(v.number(), null),
  /** Why there was no response. Null if there was one. */
  error: v.nullish(v.string(), null),
  /** When the next attempt is due. Null once no other follows. */
  next_attempt_at: v.nullish(timestampSchema, null),
  /** When the event happened. */
  created_at: timestampSchema,
})
export type WebhookDelivery = v.InferOutput<typeof webhookDeliverySchema>

/** One attempt to deliver an event. */
export const webhookAttemptSchema = v.object({
  /** Starts at 1. */
  attempt: v.number(),
  /** The HTTP status of the response. Null without one. */
  status: v.nullish(v.number(), null),
  /** Why there was no response. Null if there was one. */
  error: v.nullish(v.string(), null),
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
    v.picklist(['waiting', 'delivered', 'failed'], 'state must be waiting, delivered or failed'),
  ),
})
export type ListWebhookDeliveriesQuery = v.InferOutput<typeof listWebhookDeliveriesQuerySchema>

const sinceWords = 'since must be a timestamp such as 2026-01-31T10:00:00Z'

/** From when on events are sent again. */
export const resendWebhooksRequestSchema = v.object({
  since: v.pipe(
    v.string(sinceWords),
    v.check(
      (text) => /^\d{4}-\d\d-\d\dT/.test(text) && !Number.isNaN(Date.parse(text)),
      sinceWords,
    ),
  ),
})
export type ResendWebhooksRequest = v.InferOutput<typeof resendWebhooksRequestSchema>

/** How many events are sent again. */
export const resentWebhooksSchema = v.object({ count: v.number() })
export type ResentWebhooks = v.InferOutput<typeof resentWebhooksSchema>

/** Fails with 404 without a webhook. */
export const getWebhookSecret = {
  method: 'GET',
  path: '/user/config/webhook/secret',
  auth: 'bearer',
  response: webhookSecretSchema,
  errors: ['session_invalid', 'not_found'],
} as const satisfies Operation

/** Creates a new secret. Events are signed with the previous one too for another 24 hours. */
export const rollWebhookSecret = {
  method: 'POST',
  path: '/user/config/webhook/secret/roll',
  auth: 'bearer',
  confirmed: true,
  response: webhookSecretSchema,
  errors: ['session_invalid', 'not_found'],
} as const satisfies Operation

/** Resumes deliveries to a webhook that was disabled. Changes nothing if it is not. Fails with 404 without a webhook. */
export const enableWebhook = {
  method: 'POST',
  path: '/user/config/webhook/enable',
  auth: 'bearer',
  confirmed: true,
  response: webhookSecretSchema,
  errors: ['session_invalid', 'not_found'],
} as const satisfies Operation

/** The events, newest first, 20 per page. Empty without a webhook. */
export const listWebhookDeliveries = {
  method: 'GET',
  path: '/user/config/webhook/deliveries',
  auth: 'bearer',
  query: listWebhookDeliveriesQuerySchema,
  response: v.array(webhookDeliverySchema),
  errors: ['session_invalid'],
} as const satisfies Operation

/** One event with its payload and attempts. */
export const getWebhookDelivery = {
  method: 'GET',
  path: '/user/config/webhook/deliveries/{id}',
  auth: 'bearer',
  params: deliveryParamsSchema,
  response: webhookDeliveryDetailSchema,
  errors: ['session_invalid', 'not_found'],
} as const satisfies Operation

/** Sends an event again, with the same `webhook-id`, whatever became of it before. */
export const resendWebhookDelivery = {
  method: 'POST',
  path: '/user/config/webhook/deliveries/{id}/resend',
  auth: 'bearer',
  params: deliveryParamsSchema,
  response: webhookDeliverySchema,
  errors: ['session_invalid', 'not_found', 'webhook_disabled'],
} as const satisfies Operation

/**
 * Sends all events since a moment that no endpoint accepted: those whose delivery failed, and those that happened while
 * the webhook was disabled. At most 10,000 at a time, the oldest first. Fails with 404 without a webhook.
 */
export const resendFailedWebhooks = {
  method: 'POST',
  path: '/user/config/webhook/resend',
  auth: 'bearer',
  body: resendWebhooksRequestSchema,
  response: resentWebhooksSchema,
  errors: ['session_invalid', 'not_found', 'webhook_disabled'],
} as const satisfies Operation

/** Sends an event of type `webhook.test`. Fails with 404 without a webhook. */
export const sendTestWebhook = {
  method: 'POST',
  path: '/user/config/webhook/test',
  auth: 'bearer',
  response: webhookDeliverySchema,
  errors: ['session_invalid', 'not_found', 'webhook_disabled'],
} as const satisfies Operation

/** Removes the webhook with its secret. What was not delivered yet is not sent. */
export const removeWebhook = {
  method: 'DELETE',
  path: '/user/config/webhook',
  auth: 'bearer',
  confirmed: true,
  response: messageResponseSchema,
  errors: ['session_invalid', 'not_found'],
} as const satisfies Operation
