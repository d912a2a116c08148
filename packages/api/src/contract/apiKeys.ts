import * as v from 'valibot'

import { messageResponseSchema } from './messages.ts'
import type { Operation } from './operation.ts'
import { apiKeyIdSchema, nameSchema, timestampSchema } from './primitives.ts'
import { keyOddities, noApiKeysSchema, prefixTakenSchema } from './wire.ts'

/** A merchant's key for the public API. */
export const apiKeySchema = v.object({
  id: apiKeyIdSchema,
  /** The secret itself, which its owner may read. Never log it. */
  key: v.string(),
  name: v.string(),
  ...keyOddities,
  /** Until when the previous key also works, after a roll. Null if it no longer does. */
  previous_key_expires_at: v.nullable(timestampSchema),
  /** When a call was last made with this key, to the minute or so. Null if none was. */
  last_used_at: v.nullable(timestampSchema),
})
export type ApiKey = v.InferOutput<typeof apiKeySchema>

/** The new key's name. */
export const createApiKeyRequestSchema = v.object({ name: nameSchema('Name') })
export type CreateApiKeyRequest = v.InferOutput<typeof createApiKeyRequestSchema>

/** Names a key in a path. */
export const keyParamsSchema = v.object({ id: v.pipe(v.string(), v.nonEmpty(), v.maxLength(64)) })

export const listApiKeys = {
  method: 'GET',
  path: '/user/config/key/view',
  auth: 'bearer',
  tag: 'API keys',
  summary: 'List API keys',
  description: 'Returns at most one key. If there is none, returns a message instead of a list.',
  response: v.union([v.array(apiKeySchema), noApiKeysSchema]),
  errors: ['session_invalid'],
} as const satisfies Operation

export const createApiKey = {
  method: 'POST',
  path: '/user/config/key/create',
  auth: 'bearer',
  tag: 'API keys',
  summary: 'Create an API key',
  description:
    'A merchant can have one key. If there already is one, no key is created and the response is a message.',
  confirmed: true,
  body: createApiKeyRequestSchema,
  response: v.union([apiKeySchema, prefixTakenSchema]),
  errors: ['session_invalid'],
} as const satisfies Operation

export const revokeApiKey = {
  method: 'DELETE',
  path: '/user/config/key/revoke/{id}',
  auth: 'bearer',
  tag: 'API keys',
  summary: 'Revoke an API key',
  description:
    'The key stops working immediately, and with it previous keys that still worked after a roll. This cannot be undone.',
  confirmed: true,
  params: keyParamsSchema,
  response: messageResponseSchema,
  errors: ['session_invalid', 'not_found'],
} as const satisfies Operation
