/** Messages of the specification, sections 5 and 8. */
export const apiKeyMessages = {
  onlyOne: "You can't add more than one api-key",
  revoked: 'Key revoked successfully',
  copied: 'Copied to clipboard',
} as const

/** The message after a key could not be revoked. */
export const revocationErrorMessage = 'The key may still work. Please try again.'
