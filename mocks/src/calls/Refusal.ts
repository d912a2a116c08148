import { errors, type ErrorCode, type Problem } from '@sluice/api/contract'

const titles: Record<number, string> = {
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  405: 'Method Not Allowed',
  409: 'Conflict',
  413: 'Payload Too Large',
  415: 'Unsupported Media Type',
  422: 'Unprocessable Entity',
  429: 'Too Many Requests',
  500: 'Internal Server Error',
  503: 'Service Unavailable',
}

/** A field that was refused, and why. */
export interface RefusedField {
  field: string
  message: string
}

/** Thrown inside a call to answer with one of the contract's errors. */
export class Refusal extends Error {
  readonly code: ErrorCode
  readonly fields: readonly RefusedField[]

  constructor(code: ErrorCode, fields: readonly RefusedField[] = []) {
    super(errors[code].message)
    this.name = 'Refusal'
    this.code = code
    this.fields = fields
  }
}

/**
 * The answer that one of the contract's errors gives, as problem+json.
 *
 * @param headers such as `Allow` beside a 405.
 */
export function problemAnswer(
  code: ErrorCode,
  fields: readonly RefusedField[] = [],
  headers: Record<string, string> = {},
): Response {
  const { status, message } = errors[code]
  const problem: Problem = {
    type: 'about:blank',
    title: titles[status] ?? 'Error',
    status,
    code,
    message,
    ...(fields.length > 0 && { errors: [...fields] }),
    request_id: 'no-log',
  }
  return new Response(JSON.stringify(problem), {
    status,
    headers: {
      'Content-Type': 'application/problem+json; charset=utf-8',
      'Cache-Control': 'no-store',
      ...(status === 401 && { 'WWW-Authenticate': 'Bearer' }),
      ...(code === 'too_many_requests' && { 'Retry-After': '30' }),
      ...headers,
    },
  })
}
