import type { ApiFailure } from '@sluice/api'

/** Whether a log-in failed only because the account also needs a code. */
export function isSecondFactorRequired(failure: ApiFailure | undefined): boolean {
  return failure?.kind === 'http' && failure.code === 'second_factor_required'
}
