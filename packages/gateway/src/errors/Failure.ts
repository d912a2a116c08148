import { errors } from '@sluice/api/contract'
import type { ErrorCode } from '@sluice/api/contract'

/** An invalid field. The message never repeats the value. */
export interface FieldError {
  field: string
  message: string
}

/** An error of the contract's table. The HTTP layer turns it into a problem+json response. */
export class Failure extends Error {
  override readonly name = 'Failure'
  readonly code: ErrorCode
  readonly fields: readonly FieldError[]
  /** The value of `Retry-After`, in seconds. */
  readonly retryAfter: number | undefined

  constructor(
    code: ErrorCode,
    details: { fields?: readonly FieldError[]; retryAfter?: number; cause?: unknown } = {},
  ) {
    super(errors[code].message, { cause: details.cause })
    this.code = code
    this.fields = details.fields ?? []
    this.retryAfter = details.retryAfter
  }
}

/** Whether a failure is the gateway's own, not the expected answer to a request. Only those are logged and counted as errors. */
export function isFault({ code }: Failure): boolean {
  return code === 'internal' || code === 'unavailable'
}

/** An invalid field, for rules that only the server can check. */
export function fieldFailure(field: string, message: string): Failure {
  return new Failure('validation_failed', { fields: [{ field, message }] })
}

/** The reason why the gateway cannot start, in one line for its operator. */
export class StartUpError extends Error {
  override readonly name = 'StartUpError'
}
