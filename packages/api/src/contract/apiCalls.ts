import * as v from 'valibot'

import type { Operation } from './operation.ts'
import { queryInteger } from './parameters.ts'
import { timestampSchema } from './primitives.ts'

/** A call that was made with one of the merchant's API keys. Never what was sent or returned. */
export const apiCallSchema = v.object({
  /** The `X-Request-Id` of the response. */
  request_id: v.string(),
  method: v.string(),
  /** Without the query. */
  path: v.string(),
  /** The HTTP status of the response. */
  status: v.number(),
  /** How long the response took, in milliseconds. */
  duration_ms: v.number(),
  created_at: timestampSchema,
})
export type ApiCall = v.InferOutput<typeof apiCallSchema>

/** Which calls to list. */
export const listApiCallsQuerySchema = v.object({
  /** Starts at 1. */
  page: v.optional(queryInteger('page', 1, 1_000), 1),
  /** `failed`: only those with a status of 400 or above. */
  result: v.optional(v.picklist(['failed'], 'result must be failed')),
})
export type ListApiCallsQuery = v.InferOutput<typeof listApiCallsQuerySchema>

export const listApiCalls = {
  method: 'GET',
  path: '/user/config/calls',
  auth: 'bearer',
  tag: 'API keys',
  summary: 'List API calls',
  description:
    'Returns the calls of the last seven days that were made with your API key, newest first, 20 per page. What was sent and returned is not stored.',
  query: listApiCallsQuerySchema,
  response: v.array(apiCallSchema),
  errors: ['session_invalid'],
} as const satisfies Operation
