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

/** A field that failed validation, and why. */
export interface FieldError {
  field: string
  message: string
}

/** Thrown by a handler to respond with one of the contract's errors. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly code: ErrorCode
  readonly fields: readonly FieldError[]

  constructor(code: ErrorCode, fields: readonly FieldError[] = []) {
    super(errors[code].message)
    this.code = code
    this.fields = fields
  }
}

/** A validation error of one field. */
export function fieldError(field: string, message: string): ApiError {
  return new ApiError('validation_failed', [{ field, message }])
}

/** One of the contract's errors as an `application/problem+json` response. */
export function problemResponse(
  code: ErrorCode,
  {
    fields = [],
    headers = {},
  }: { fields?: readonly FieldError[]; headers?: Record<string, string> } = {},
): Response {
  const { status, message } = errors[code]
  const problem: Problem = {
    type: 'about:blank',
    title: titles[status] ?? 'Error',
    status,
    code,
    message,
    ...(fields.length > 0 && { errors: [...fields] }),
    request_id: 'mock-request',
  }
  return new Response(JSON.stringify(problem), {
    status,
    headers: {
      'Content-Type': 'application/problem+json; charset=utf-8',
      'Cache-Control': 'no-store',
      ...(status === 401 && {
        'WWW-Authenticate': code === 'api_key_invalid' ? 'ApiKey' : 'Bearer',
      }),
      ...(code === 'too_many_requests' && { 'Retry-After': '30' }),
      ...headers,
    },
  })
}
