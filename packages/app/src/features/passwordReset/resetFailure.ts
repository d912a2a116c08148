import type { ApiFailure } from '@sluice/api'

/** What a failed reset says: the catalogue's words, and beside the form what to do. */
export interface ResetFailure {
  toast: string
  advice: string
}

function advice(failure: ApiFailure): string {
  if (failure.kind !== 'http') return 'There was no answer. Please try again.'
  if (failure.errors) return 'Please choose another password.'
  if (failure.status === 429 || failure.status >= 500) return 'Please try again in a moment.'
  return 'The link may be used up or too old. Ask for a new one.'
}

/** Specification, section 8; the advice is ours. */
export function resetFailure(failure: ApiFailure): ResetFailure {
  return { toast: 'Failed to reset password.', advice: advice(failure) }
}
