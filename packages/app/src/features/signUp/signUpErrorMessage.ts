import type { ApiFailure } from '@sluice/api'

/**
 * The message of a failed sign-up. Specification, section 8: 503 means that the email is taken. A server of our contract
 * also responds with 503 when it is busy, with the code `unavailable` and a message of its own.
 */
export function signUpErrorMessage(failure: ApiFailure): string {
  if (failure.kind !== 'http') return 'Unexpected error'
  if (failure.status === 503 && failure.code !== 'unavailable') return 'Email already exists.'
  return failure.message ?? 'Registration failed'
}
