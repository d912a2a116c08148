import type { ApiFailure } from '@sluice/api'

/** What happened to a failed verification, and whether the same link may still work. Decision 14. */
export function verificationErrorMessage(failure: ApiFailure): {
  message: string
  canRetry: boolean
} {
  if (failure.kind !== 'http') {
    return { message: 'The server did not respond. Your link is still valid.', canRetry: true }
  }
  if (failure.status === 429 || failure.status >= 500) {
    return { message: 'The server is busy. Your link is still valid.', canRetry: true }
  }
  return {
    message:
      'The link may have expired or already been used. Try to log in. If your email is still not verified, reset your password: the reset link also verifies your email.',
    canRetry: false,
  }
}
