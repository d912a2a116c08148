import { errors } from '@sluice/api/contract'
import type { ErrorCode } from '@sluice/api/contract'

/** One field that was refused, and why, in words that do not repeat what was sent. */
export interface FieldError {
  field: string
  message: string
}

/** A failure of the contract's table, thrown wherever it is noticed and answered as problem+json. */
export class Failure extends Error {
  override readonly name = 'Failure'
  readonly code: ErrorCode
  readonly fields: readonly FieldError[]
  /** Seconds until another try has a chance, for `Retry-After`. */
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

/** A refused field, for what only the server can judge. */
export function fieldFailure(field: string, message: string): Failure {
  return new Failure('validation_failed', { fields: [{ field, message }] })
}
