import * as v from 'valibot'

import { limits } from './limits.ts'
import { messageResponseSchema } from './messages.ts'
import type { Operation } from './operation.ts'
import { normalizeUrl, parseUrl } from './url.ts'

function hasEmptyLabel(text: string): boolean {
  return parseUrl(text)?.hostname.split('.').includes('') ?? false
}

/** The webhook endpoint. It must accept POST. */
export const setWebhookRequestSchema = v.object({
  webhookUrl: v.pipe(
    v.string(),
    v.trim(),
    v.transform(normalizeUrl),
    v.string(),
    v.nonEmpty('Please enter a valid URL'),
    v.maxLength(limits.webhookUrlMax, 'Please enter a valid URL'),
    v.url('Please enter a valid URL'),
    v.check((text) => !hasEmptyLabel(text), 'Please enter a valid URL'),
  ),
})
export type SetWebhookRequest = v.InferOutput<typeof setWebhookRequestSchema>

/** A GET that changes data: never cached, never retried, and its query never logged. D29. */
export const setWebhook = {
  method: 'GET',
  path: '/user/config/webhook/set',
  auth: 'bearer',
  tag: 'Webhook',
  summary: 'Set the webhook URL',
  description:
    'This GET request changes data. The URL must accept POST and be reachable on the public internet.',
  confirmed: true,
  query: setWebhookRequestSchema,
  response: messageResponseSchema,
  errors: ['session_invalid'],
} as const satisfies Operation
