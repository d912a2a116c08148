import type { ApiFailure } from '@sluice/api'

/** Whether only another link can help: this one was used, has expired or was never valid. */
export function isLinkUsedUp(failure: ApiFailure): boolean {
  return (
    failure.kind === 'http' && !failure.errors && failure.status < 500 && failure.status !== 429
  )
}

/** What to do after a failed reset. The specification's own message is only 'Failed to reset password.'. */
export function resetErrorAdvice(failure: ApiFailure): string {
  if (failure.kind !== 'http') return 'The server did not respond. Please try again.'
  if (failure.errors) return 'Please choose another password.'
  if (failure.status === 429 || failure.status >= 500) return 'Please try again in a moment.'
  return 'The link may have expired or already been used. Request a new one.'
}
