import * as v from 'valibot'

import type { Operation } from './operation.ts'
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
  /** When the event happened. */
  created_at: timestampSchema,
})
export type WebhookDelivery = v.InferOutput<typeof webhookDeliverySchema>

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
  response: webhookSecretSchema,
  errors: ['session_invalid', 'not_found'],
} as const satisfies Operation

/** Resumes deliveries to a webhook that was disabled. Changes nothing if it is not. Fails with 404 without a webhook. */
export const enableWebhook = {
  method: 'POST',
  path: '/user/config/webhook/enable',
  auth: 'bearer',
  response: webhookSecretSchema,
  errors: ['session_invalid', 'not_found'],
} as const satisfies Operation

/** The latest 20 events, newest first. Empty without a webhook. */
export const listWebhookDeliveries = {
  method: 'GET',
  path: '/user/config/webhook/deliveries',
  auth: 'bearer',
  response: v.array(webhookDeliverySchema),
  errors: ['session_invalid'],
} as const satisfies Operation
