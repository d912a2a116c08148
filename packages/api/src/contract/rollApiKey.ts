import { apiKeySchema, keyParamsSchema } from './apiKeys.ts'
import type { Operation } from './operation.ts'

export const rollApiKey = {
  method: 'POST',
  path: '/user/config/key/roll/{id}',
  auth: 'bearer',
  tag: 'API keys',
  summary: 'Roll an API key',
  description:
    'Replaces the key by a new one with the same name. The old key works for 24 more hours, until `previous_key_expires_at`, so that you can switch your servers without downtime.',
  confirmed: true,
  params: keyParamsSchema,
  response: apiKeySchema,
  errors: ['session_invalid', 'not_found'],
} as const satisfies Operation
