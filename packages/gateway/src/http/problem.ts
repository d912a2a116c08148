import { STATUS_CODES } from 'node:http'

import { errors } from '@sluice/api/contract'
import type { Problem } from '@sluice/api/contract'
import type { Context } from 'hono'

import type { Failure } from '../errors/Failure.ts'
import type { Environment } from './Environment.ts'

/** The response to a failure: problem+json, with the `message` that the specification requires. */
export function problemResponse(c: Context<Environment>, failure: Failure): Response {
  const { status, message } = errors[failure.code]
  const problem: Problem = {
    type: 'about:blank',
    title: STATUS_CODES[status] ?? '',
    status,
    code: failure.code,
    message,
    ...(failure.fields.length > 0 ? { errors: [...failure.fields] } : {}),
    request_id: c.get('requestId'),
  }
  if (failure.retryAfter !== undefined) c.header('retry-after', String(failure.retryAfter))
  if (status === 401) {
    c.header('www-authenticate', failure.code === 'api_key_invalid' ? 'ApiKey' : 'Bearer')
  }
  return c.body(JSON.stringify(problem), status, {
    'content-type': 'application/problem+json; charset=utf-8',
    'cache-control': 'no-store',
  })
}
