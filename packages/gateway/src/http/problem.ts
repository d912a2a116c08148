import { STATUS_CODES } from 'node:http'

import { errors } from '@sluice/api/contract'
import type { Problem } from '@sluice/api/contract'

import type { Failure } from '../errors/Failure.ts'

/** A failure as it is answered: problem+json with the member `message` that the specification's clients read. */
export function problemResponse(failure: Failure, requestId: string): Response {
  const { status, message } = errors[failure.code]
  const problem: Problem = {
    type: 'about:blank',
    title: STATUS_CODES[status] ?? '',
    status,
    code: failure.code,
    message,
    ...(failure.fields.length > 0 ? { errors: [...failure.fields] } : {}),
    request_id: requestId,
  }
  const headers = new Headers({
    'content-type': 'application/problem+json; charset=utf-8',
    'cache-control': 'no-store',
  })
  if (failure.retryAfter !== undefined) headers.set('retry-after', String(failure.retryAfter))
  if (status === 401) headers.set('www-authenticate', 'Bearer')
  return Response.json(problem, { status, headers })
}
