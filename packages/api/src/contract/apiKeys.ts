import * as v from 'valibot'

import { messageResponseSchema } from './messages.ts'
import type { Operation } from './operation.ts'
import { idSchema, nameSchema, optionalTextSchema } from './primitives.ts'

/** A merchant's key for the public API. */
export const apiKeySchema = v.object({
  id: idSchema,
  /** The secret itself, which its owner may read. Never log it. */
  key: v.string(),
  name: optionalTextSchema,
  version: v.nullish(v.union([v.number(), v.string()]), 1),
  status: v.nullish(v.string(), 'active'),
})
export type ApiKey = v.InferOutput<typeof apiKeySchema>

/** The new key's name. */
export const createApiKeyRequestSchema = v.object({ name: nameSchema('Name') })
export type CreateApiKeyRequest = v.InferOutput<typeof createApiKeyRequestSchema>

const messageOnlySchema = v.object({ message: v.string() })

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
  body: createApiKeyRequestSchema,
  response: v.union([apiKeySchema, messageOnlySchema]),
  errors: ['session_invalid'],
} as const satisfies Operation

export const revokeApiKey = {
  method: 'DELETE',
  path: '/user/config/key/revoke/{id}',
  auth: 'bearer',
  params: v.object({ id: v.pipe(v.string(), v.nonEmpty(), v.maxLength(64)) }),
  response: messageResponseSchema,
  errors: ['session_invalid', 'not_found'],
} as const satisfies Operation
