import { apiKeySchema, keyParamsSchema } from './apiKeys.ts'
import type { Operation } from './operation.ts'

/** Replaces the current key by a new one of the same name. The previous key works for another 24 hours. */
export const rollApiKey = {
  method: 'POST',
  path: '/user/config/key/roll/{id}',
  auth: 'bearer',
  confirmed: true,
  params: keyParamsSchema,
  response: apiKeySchema,
  errors: ['session_invalid', 'not_found'],
} as const satisfies Operation
