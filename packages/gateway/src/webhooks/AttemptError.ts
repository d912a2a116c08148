/** Why no answer came. These words are kept with the attempt, so they hold nothing of what was sent or answered. */
export type AttemptErrorKind =
  | 'timeout'
  | 'name_not_found'
  | 'address_refused'
  | 'connection_failed'
  | 'connection_broken'
  | 'tls_failed'
  | 'answer_unreadable'

/** An attempt that ended without an answer. */
export class AttemptError extends Error {
  override readonly name = 'AttemptError'
  readonly kind: AttemptErrorKind

  constructor(kind: AttemptErrorKind, cause?: unknown) {
    super(kind, { cause })
    this.kind = kind
  }
}
