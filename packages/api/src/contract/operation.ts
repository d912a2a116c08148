import type * as v from 'valibot'

import type { ErrorCode } from './errors.ts'

/** A schema whose input may be anything that JSON can say. */
type AnySchema = v.GenericSchema<unknown, unknown> | v.GenericSchema<never, unknown>

/**
 * One call of the contract: what is sent, what comes back, and how it can fail beyond what every call can
 * (`malformed_body`, `body_too_large`, `too_many_requests`, `internal`; `validation_failed` wherever something is sent).
 */
export interface Operation {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Path below the API base; `{name}` marks a path parameter. */
  readonly path: string
  /** `bearer`: the session token in `Authorization`. `apiKey`: a merchant's key in `X-API-Key`. */
  readonly auth: 'none' | 'bearer' | 'apiKey'
  readonly params?: AnySchema
  readonly query?: AnySchema
  readonly body?: AnySchema
  /** What a 2xx carries: tolerant in what it reads, exact in what it puts out. */
  readonly response: AnySchema
  readonly errors: readonly ErrorCode[]
}
