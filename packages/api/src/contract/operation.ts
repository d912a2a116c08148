import type * as v from 'valibot'

import type { ErrorCode } from './errors.ts'

/** A schema of any input. */
type AnySchema = v.GenericSchema<unknown, unknown> | v.GenericSchema<never, unknown>

/** The groups of calls, in the order in which they are listed. */
export const operationTags = {
  'Public API': 'For your server: create payments and follow them. Authenticated with an API key.',
  Account: 'Register, log in and change an account.',
  Business: 'The business that an account belongs to.',
  'API keys': 'The key of the public API.',
  Webhook: 'The endpoint that events are sent to.',
  Refunds: 'Money that goes back to customers. With an API key, or logged in.',
  Payments: 'The payments of the merchant who is logged in.',
  'Counter devices': 'Phones and tablets of a shop that take payments without an account.',
  Invoices: 'Invoices with a payment link of their own.',
  'Payment links': 'Links that create a payment when a customer opens them.',
  Checkout: 'What customers see of a payment, without an account.',
} as const
export type OperationTag = keyof typeof operationTags

/**
 * An operation of the contract: the request, the response and the errors it can fail with besides those that every
 * operation can (`malformed_body`, `body_too_large`, `too_many_requests`, `internal`, and `validation_failed` if it
 * takes input).
 */
export interface Operation {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Path below the API base. `{name}` marks a path parameter. */
  readonly path: string
  /**
   * `bearer`: the session token in `Authorization`. `device`: a counter device's token there. `apiKey`: a merchant's key in
   * `X-API-Key`. `merchant`: either a session token or a key in `Authorization`, or a key in `X-API-Key`.
   */
  readonly auth: 'none' | 'bearer' | 'device' | 'apiKey' | 'merchant'
  /** The group of calls that it is listed in. */
  readonly tag: OperationTag
  readonly summary: string
  /** What it does, for developers who call it. In Markdown. */
  readonly description: string
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
  /** The body of a 2xx. */
  readonly response: AnySchema
  readonly errors: readonly ErrorCode[]
}

/** Whether an operation can be repeated safely with an `Idempotency-Key`: those that create something for a merchant. */
export function takesIdempotencyKey(operation: Operation): boolean {
  const { method, auth, countsAttempts, endsSession } = operation
  return method === 'POST' && auth !== 'none' && !countsAttempts && !endsSession
}
