import type { ApiFailure } from '@sluice/api'

/** Why a change was not undone, and whether another attempt with the same link can help. */
export function undoErrorMessage(failure: ApiFailure): { message: string; canRetry: boolean } {
  if (failure.kind !== 'http') {
    return { message: 'The server did not respond. Please try again.', canRetry: true }
  }
  if (failure.status === 429 || failure.status >= 500) {
    return { message: 'Please try again in a moment.', canRetry: true }
  }
  return {
    message:
      'The link may have expired or already been used. If your wallet is wrong, somebody has access to your account.',
    canRetry: false,
  }
}
