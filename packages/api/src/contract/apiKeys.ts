import * as v from 'valibot'

import { messageResponseSchema } from './messages.ts'
import type { Operation } from './operation.ts'
import { idSchema, nameSchema, optionalTextSchema, timestampSchema } from './primitives.ts'

/** A merchant's key for the public API. */
export const apiKeySchema = v.object({
  id: idSchema,
  /** The secret itself, which its owner may read. Never log it. */
  key: v.string(),
  name: optionalTextSchema,
  version: v.nullish(v.union([v.number(), v.string()]), 1),
  status: v.nullish(v.string(), 'active'),
  /** Until when the previous key also works, after a roll. Null if it no longer does. */
  previous_key_expires_at: v.nullish(timestampSchema, null),
  /** When a call was last made with this key, to the minute or so. Null if none was. */
  last_used_at: v.nullish(timestampSchema, null),
})
export type ApiKey = v.InferOutput<typeof apiKeySchema>

/** The new key's name. */
export const createApiKeyRequestSchema = v.object({ name: nameSchema('Name') })
export type CreateApiKeyRequest = v.InferOutput<typeof createApiKeyRequestSchema>

const messageOnlySchema = v.object({ message: v.string() })

/** Names a key in a path. */
export const keyParamsSchema = v.object({ id: v.pipe(v.string(), v.nonEmpty(), v.maxLength(64)) })

/** A list, or the message 'No API keys found for this user'. */
export const listApiKeys = {
  method: 'GET',
  path: '/user/config/key/view',
  auth: 'bearer',
  response: v.union([v.array(apiKeySchema), messageOnlySchema]),
  errors: ['session_invalid'],
} as const satisfies Operation

/** The new key, or the message 'API key with this prefix already exists' if the merchant has one. */
export const createApiKey = {
  method: 'POST',
  path: '/user/config/key/create',
  auth: 'bearer',
  confirmed: true,
  body: createApiKeyRequestSchema,
  response: v.union([apiKeySchema, messageOnlySchema]),
  errors: ['session_invalid'],
} as const satisfies Operation

/** Revokes a key. With the current key, previous keys that still work are revoked too. */
export const revokeApiKey = {
  method: 'DELETE',
  path: '/user/config/key/revoke/{id}',
  auth: 'bearer',
  confirmed: true,
  params: keyParamsSchema,
  response: messageResponseSchema,
  errors: ['session_invalid', 'not_found'],
} as const satisfies Operation
