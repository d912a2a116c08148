import * as v from 'valibot'

import { limits } from './limits.ts'
import { messageResponseSchema } from './message.ts'
import type { Operation } from './operation.ts'

/** The address that is told of payments; it must accept POST. */
export const setWebhookRequestSchema = v.object({
  webhookUrl: v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty('Please enter a valid URL'),
    v.maxLength(limits.webhookUrlMax, 'Please enter a valid URL'),
    v.url('Please enter a valid URL'),
  ),
})
export type SetWebhookRequest = v.InferOutput<typeof setWebhookRequestSchema>

/** Changes something although it is a GET: never cached, never retried, its query never logged. Decision 29. */
export const setWebhook = {
  method: 'GET',
  path: '/user/config/webhook/set',
  auth: 'bearer',
  query: setWebhookRequestSchema,
  response: messageResponseSchema,
  errors: ['session_invalid'],
} as const satisfies Operation
