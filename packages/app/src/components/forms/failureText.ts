import { toApiFailure } from '@sluice/api'

/** What a failed change says: that nothing was changed if the merchant did not confirm it, and `otherwise` for the rest. */
export function failureText(error: object, otherwise: string): string {
  const failure = toApiFailure(error)
  const isUnconfirmed = failure.kind === 'http' && failure.code === 'confirmation_required'
  return isUnconfirmed ? 'Nothing was changed: you did not confirm that it is you.' : otherwise
}
