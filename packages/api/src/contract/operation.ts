import type * as v from 'valibot'

import type { ErrorCode } from './errors.ts'

/** A schema of any input. */
type AnySchema = v.GenericSchema<unknown, unknown> | v.GenericSchema<never, unknown>

/**
 * An operation of the contract: the request, the response and the errors it can fail with besides those that every
 * operation can (`malformed_body`, `body_too_large`, `too_many_requests`, `internal`, and `validation_failed` if it
 * takes input).
 */
export interface Operation {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Path below the API base. `{name}` marks a path parameter. */
  readonly path: string
  /** `bearer`: the session token in `Authorization`. `apiKey`: a merchant's key in `X-API-Key`. */
  readonly auth: 'none' | 'bearer' | 'apiKey'
  /** A 401 says that the log-in failed, not that the session ended. */
  readonly startsSession?: true
  /** Ends the session that it is called with. Takes no `Idempotency-Key`, because it could not be sent again. */
  readonly endsSession?: true
  /**
   * Decides where money goes or who gets in. Fails with `confirmation_required` unless the session was confirmed recently.
   * D42.
   */
  readonly confirmed?: true
  /** Checks a secret. Takes no `Idempotency-Key`, because a failure would also roll back the count of attempts. */
  readonly countsAttempts?: true
  readonly params?: AnySchema
  readonly query?: AnySchema
  readonly body?: AnySchema
  /** The response is a stream of server-sent events, each with the JSON of `response` as its `data`. */
  readonly stream?: true
  /** The body of a 2xx. Tolerant of what it reads, strict in what it returns. */
  readonly response: AnySchema
  readonly errors: readonly ErrorCode[]
}

/** Whether an operation can be repeated safely with an `Idempotency-Key`: those that create something for a merchant. */
export function takesIdempotencyKey(operation: Operation): boolean {
  const { method, auth, countsAttempts, endsSession } = operation
  return method === 'POST' && auth !== 'none' && !countsAttempts && !endsSession
}
