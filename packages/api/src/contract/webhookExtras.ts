import * as v from 'valibot'

import type { Operation } from './operation.ts'
import { idSchema, timestampSchema } from './primitives.ts'

/** What a merchant's webhook is told of. */
export const webhookEventTypes = ['transaction.succeeded', 'transaction.failed'] as const
export type WebhookEventType = (typeof webhookEventTypes)[number]

/** What signs the messages to the merchant's webhook, as the Standard Webhooks specification writes it. */
export const webhookSecretSchema = v.object({
  /** `whsec_` and base64: never log it. */
  secret: v.pipe(v.string(), v.nonEmpty()),
  /** Until when the secret before this one signs too; null where it does no more. */
  previous_secret_expires_at: v.nullish(timestampSchema, null),
  /** Since when nothing more is sent, because the webhook answered 410; null while it is called. */
  disabled_at: v.nullish(timestampSchema, null),
})
export type WebhookSecret = v.InferOutput<typeof webhookSecretSchema>

/** One event on its way to the webhook, and how its last attempt went. */
export const webhookDeliverySchema = v.object({
  /** The `webhook-id` of every attempt. */
  id: idSchema,
  /** One of `webhookEventTypes`, or what a newer server tells of. */
  type: v.string(),
  /** `waiting`, `delivered` or `given_up`. */
  state: v.string(),
  /** How many attempts were made. */
  attempts: v.number(),
  /** The status that the last attempt was answered with; null where no answer came. */
  status: v.nullish(v.number(), null),
  /** A word for why no answer came; null where one did. */
  error: v.nullish(v.string(), null),
  /** When the event happened. */
  created_at: timestampSchema,
})
export type WebhookDelivery = v.InferOutput<typeof webhookDeliverySchema>

/** 404 without a webhook. */
export const getWebhookSecret = {
  method: 'GET',
  path: '/user/config/webhook/secret',
  auth: 'bearer',
  response: webhookSecretSchema,
  errors: ['session_invalid', 'not_found'],
} as const satisfies Operation

/** Makes a new secret. The one before it signs too for 24 hours; the one before that no more. */
export const rollWebhookSecret = {
  method: 'POST',
  path: '/user/config/webhook/secret/roll',
  auth: 'bearer',
  response: webhookSecretSchema,
  errors: ['session_invalid', 'not_found'],
} as const satisfies Operation

/** The last 20 events, newest first; none without a webhook. */
export const listWebhookDeliveries = {
  method: 'GET',
  path: '/user/config/webhook/deliveries',
  auth: 'bearer',
  response: v.array(webhookDeliverySchema),
  errors: ['session_invalid'],
} as const satisfies Operation
