import type { Problem } from './contract.ts'

/** A field that was rejected, and why. */
export interface FieldError {
  field: string
  message: string
}

/** What is known of a failed request. */
export interface FailureDetails {
  message: string
  code?: string | undefined
  status?: number | undefined
  requestId?: string | undefined
  fieldErrors?: readonly FieldError[] | undefined
  /** Seconds. */
  retryAfter?: number | undefined
  cause?: unknown
}

/** The base class of every error that this package throws. */
export class SluiceError extends Error {
  override name = 'SluiceError'
  /** The error code of the API, such as `validation_failed`; null if there was no such response. */
  readonly code: string | null
  /** The HTTP status; null if there was no response. */
  readonly status: number | null
  /** Identifies the request in the gateway's log; null if there was no response. */
  readonly requestId: string | null
  /** The rejected fields. Empty unless the request was invalid. */
  readonly fieldErrors: readonly FieldError[]

  constructor({ message, code, status, requestId, fieldErrors = [], cause }: FailureDetails) {
    super(message, cause === undefined ? undefined : { cause })
    this.code = code ?? null
    this.status = status ?? null
    this.requestId = requestId ?? null
    this.fieldErrors = fieldErrors
  }
}

/** The request was malformed or a field was rejected (400, 413, 415, 422). See `fieldErrors`. */
export class ValidationError extends SluiceError {
  override name = 'ValidationError'
}

/** The API key is missing or invalid (401). */
export class AuthenticationError extends SluiceError {
  override name = 'AuthenticationError'
}

/** The request is not allowed (403). */
export class PermissionError extends SluiceError {
  override name = 'PermissionError'
}

/** The payment does not exist or belongs to another merchant (404). */
export class NotFoundError extends SluiceError {
  override name = 'NotFoundError'
}

/** The request conflicts with the current state, such as canceling a payment that was paid (409). See `code`. */
export class ConflictError extends SluiceError {
  override name = 'ConflictError'
}

/** Too many requests (429), still after all retries. */
export class RateLimitError extends SluiceError {
  override name = 'RateLimitError'
  /** Seconds to wait before the next request; null if the gateway did not say. */
  readonly retryAfter: number | null

  constructor(details: FailureDetails) {
    super(details)
    this.retryAfter = details.retryAfter ?? null
  }
}

/** The gateway failed (5xx) or sent a response that cannot be read, still after all retries. */
export class ServerError extends SluiceError {
  override name = 'ServerError'
}

/** The gateway could not be reached, or the connection broke, still after all retries. */
export class ConnectionError extends SluiceError {
  override name = 'ConnectionError'
}

/** The gateway did not respond in time, still after all retries. */
export class TimeoutError extends ConnectionError {
  override name = 'TimeoutError'
}

/** A webhook request is not a genuine, recent event. Respond with 400. */
export class WebhookVerificationError extends SluiceError {
  override name = 'WebhookVerificationError'
}

function classOf(status: number) {
  if (status === 401) return AuthenticationError
  if (status === 403) return PermissionError
  if (status === 404) return NotFoundError
  if (status === 409) return ConflictError
  if (status === 429) return RateLimitError
  return status >= 400 && status < 500 ? ValidationError : ServerError
}

/** The error for a response that is not a success. `problem` is its body, if it could be read. */
export function createApiError(
  response: Response,
  problem: Partial<Problem> | undefined,
  retryAfter: number | undefined,
): SluiceError {
  const { status } = response
  return new (classOf(status))({
    message: problem?.message ?? `The gateway responded with status ${status}.`,
    code: problem?.code,
    status,
    requestId: problem?.request_id ?? response.headers.get('x-request-id') ?? undefined,
    fieldErrors: problem?.errors,
    retryAfter,
  })
}
