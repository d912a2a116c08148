/** The words of an answer by which the specification tells one outcome of a call from another. */
export const messages = {
  /** A 401 of log-in: the e-mail has not been verified yet. Specification, section 8. */
  userNotVerified: 'User not verified!',
  /** A 200 of registering through Google; the trailing space belongs to it. Specification, section 3. */
  accountCreated: 'Account Created! ',
  /** A 200 of listing keys: the merchant has none. Specification, section 7. */
  noApiKeys: 'No API keys found for this user',
  /** A 200 of creating a key: there already is one, and nothing was created. Specification, section 8. */
  prefixTaken: 'API key with this prefix already exists',
  /** A verify or reset token that is missing, unknown, used or too old. Specification, section 5. */
  tokenInvalid: 'Token is missing or invalid.',
} as const
