import * as v from 'valibot'

/** Messages by which the specification's clients tell one outcome of a call from another. */
export const messages = {
  /** 401 of log-in: the email is not verified yet. Specification, section 8. */
  userNotVerified: 'User not verified!',
  /** 200 of verifying with a link that has verified the email before, such as by a program that opens the links in mails. */
  alreadyVerified: 'Already verified',
  /** 200 of registering with Google. The trailing space is part of it. Specification, section 3. */
  accountCreated: 'Account Created! ',
  /** 200 of listing keys: the merchant has none. Specification, section 7. */
  noApiKeys: 'No API keys found for this user',
  /** 200 of creating a key: the merchant has one already, and nothing was created. Specification, section 8. */
  prefixTaken: 'API key with this prefix already exists',
  /** A verify or reset token that is missing, unknown, used or expired. Specification, section 5. */
  tokenInvalid: 'Token is missing or invalid.',
} as const

/** A response with nothing but a message. Screens show their own texts. */
export const messageResponseSchema = v.object({ message: v.string() })

export type MessageResponse = v.InferOutput<typeof messageResponseSchema>
