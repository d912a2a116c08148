import type { ApiFailure } from '@sluice/api'
import { errors } from '@sluice/api/contract'

/** Why the session was not confirmed. `refused`: what to do if the server did not accept it. */
export function confirmErrorMessage(failure: ApiFailure, refused?: string): string {
  if (failure.kind === 'http' && failure.status === 429) return errors.too_many_requests.message
  if (failure.kind === 'http' && failure.status < 500 && refused) return refused
  return 'It could not be confirmed. Please try again.'
}
