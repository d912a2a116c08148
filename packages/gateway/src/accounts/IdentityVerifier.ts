/** Who the identity provider says somebody is. */
export interface VerifiedIdentity {
  issuer: string
  /** The provider's user id. */
  subject: string
  /** Verified by the provider. */
  email: string
  expires_at: Date
}

/** Judges ID tokens. Decision 26. */
export interface IdentityVerifier {
  /** The identity in a genuine, unexpired token for this gateway; null for anything else. */
  verify: (token: string) => Promise<VerifiedIdentity | null>
}

/** Stands in where no identity provider is configured: no token is genuine. */
export const noIdentityProvider: IdentityVerifier = { verify: () => Promise.resolve(null) }
