import type { ApiFailure } from '@sluice/api'

/**
 * What a failed sign-up says. Specification, section 8: 503 stands for a taken e-mail. A server of our contract also
 * answers 503 when it is busy and names that `unavailable`; then its own words are the true ones.
 */
export function signUpFailure(failure: ApiFailure): string {
  if (failure.kind !== 'http') return 'Unexpected error'
  if (failure.status === 503 && failure.code !== 'unavailable') return 'Email already exists.'
  return failure.message ?? 'Registration failed'
}
