/** Who the identity provider says somebody is. */
export interface VerifiedIdentity {
  issuer: string
  /** The provider's user id. */
  subject: string
  /** Verified by the provider. */
  email: string
  /** What the asking page made up for this one sign-in: by it a token is known again, however it is written. */
  nonce: string
  /** From when on the token is refused anyway. */
  expires_at: Date
}

/** Judges ID tokens. Decision 26. */
export interface IdentityVerifier {
  /**
   * The identity in a genuine, unexpired token for this gateway; null for anything else. Fails with `unavailable` where
   * the provider's keys can't be had, so that nobody is called an impostor because of that.
   */
  verify: (token: string) => Promise<VerifiedIdentity | null>
}

/** Stands in where no identity provider is configured: no token is genuine. */
export const noIdentityProvider: IdentityVerifier = { verify: () => Promise.resolve(null) }
