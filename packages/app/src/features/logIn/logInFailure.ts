import type { ApiFailure } from '@sluice/api'
import { messages } from '@sluice/api/contract'

/** What a failed log-in says. Specification, section 8. */
export function logInFailure(failure: ApiFailure): string {
  if (failure.kind !== 'http') return 'Unexpected error occurred.'
  if (failure.status === 401) {
    return failure.message === messages.userNotVerified
      ? 'Please verify your email from the link sent.'
      : 'Invalid credentials.'
  }
  return failure.message ?? 'Login failed.'
}
