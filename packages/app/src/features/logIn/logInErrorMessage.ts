import type { ApiFailure } from '@sluice/api'
import { messages } from '@sluice/api/contract'

/** The message of a failed log-in. Specification, section 8. */
export function logInErrorMessage(failure: ApiFailure): string {
  if (failure.kind !== 'http') return 'Unexpected error occurred.'
  if (failure.status === 401) {
    return failure.message === messages.userNotVerified
      ? 'Please verify your email from the link sent.'
      : 'Invalid credentials.'
  }
  return failure.message ?? 'Login failed.'
}
