import type { ApiFailure } from '@sluice/api'

/** What a failed verification says. */
export interface VerificationFailure {
  /** The catalogue's words, which it shares with a failed reset. Specification, section 8; decision 14. */
  toast: string
  /** What really happened, and what to do next. */
  words: string
  /** Whether the same link may still work. */
  canRetry: boolean
}

const toast = 'Failed to reset password.'

/** Tells a link that is used up from a server that could not answer. */
export function verificationFailure(failure: ApiFailure): VerificationFailure {
  if (failure.kind !== 'http') {
    return {
      toast,
      words: 'There was no answer from the server. The link is still good.',
      canRetry: true,
    }
  }
  if (failure.status === 429 || failure.status >= 500) {
    return { toast, words: 'The server is busy. The link is still good.', canRetry: true }
  }
  return {
    toast,
    words:
      'The link may be too old, or it has been used already. Try to log in; if your email still counts as unverified, reset your password: that link proves your email too.',
    canRetry: false,
  }
}
