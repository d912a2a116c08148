import { toApiFailure } from '@sluice/api'

/** Whether a call failed because the merchant did not confirm who they are. */
export function isUnconfirmed(error: object): boolean {
  const failure = toApiFailure(error)
  return failure.kind === 'http' && failure.code === 'confirmation_required'
}

/** What a failed change says: that nothing was changed if the merchant did not confirm it, and `otherwise` for the rest. */
export function failureText(error: object, otherwise: string): string {
  return isUnconfirmed(error)
    ? 'Nothing was changed: you did not confirm that it is you.'
    : otherwise
}
