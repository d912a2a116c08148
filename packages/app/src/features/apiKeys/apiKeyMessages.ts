import type { ApiFailure } from '@sluice/api'

/** Messages of the specification, sections 5 and 8. */
export const apiKeyMessages = {
  onlyOne: "You can't add more than one api-key",
  revoked: 'Key revoked successfully',
  copied: 'Copied to clipboard',
} as const

/** The message beside the field after a key could not be created. */
export function creationErrorMessage(failure: ApiFailure): string {
  const fromServer = failure.kind === 'http' && failure.status < 500 ? failure.message : undefined
  return fromServer ?? 'The key was not created. Please try again.'
}

/** The message after a key could not be revoked. */
export const revocationErrorMessage = 'The key may still work. Please try again.'
