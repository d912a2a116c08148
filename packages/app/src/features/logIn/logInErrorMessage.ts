import type { ApiFailure } from '@sluice/api'
import { messages } from '@sluice/api/contract'

/** Whether the account's email waits to be verified. The server says so only with the right password. */
export function isUnverified(failure: ApiFailure): boolean {
  return (
    failure.kind === 'http' &&
    failure.status === 401 &&
    failure.message === messages.userNotVerified
  )
}

/** The message of a failed log-in. Specification, section 8. */
export function logInErrorMessage(failure: ApiFailure): string {
  if (failure.kind !== 'http') return 'Unexpected error occurred.'
  if (isUnverified(failure)) return 'Please verify your email from the link sent.'
  if (failure.status === 401) return 'Invalid credentials.'
  return failure.message ?? 'Login failed.'
}
