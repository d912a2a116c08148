import { decodeJwt, errors, jwtVerify } from 'jose'
import type { FetchImplementation, JWTPayload } from 'jose'
import * as v from 'valibot'

import { createProviderKeys } from './providerKeys.ts'

/** A user, as confirmed by the identity provider. */
export interface VerifiedIdentity {
  issuer: string
  /** The provider's user id. */
  subject: string
  /** Verified by the provider. */
  email: string
  /** Created by the page for this sign-in. Identifies the token, which can be encoded in several ways. */
  nonce: string
  /** When the token expires, including the allowed clock skew. */
  expires_at: Date
}

/** Verifies ID tokens. D26. */
export interface IdentityVerifier {
  /** The identity in a valid token for this gateway; otherwise null. Fails with `unavailable` without the provider's keys. */
  verify: (token: string) => Promise<VerifiedIdentity | null>
}

/** Used without an identity provider: rejects every token. */
export const noIdentityProvider: IdentityVerifier = { verify: () => Promise.resolve(null) }

/** Allowed difference between the provider's clock and ours, in seconds. */
const skewSeconds = 60
/** Tokens are used right after they are issued, so older ones are rejected. In seconds. */
const maxAgeSeconds = 600

/** Asymmetric algorithms only: with others, the published keys would be enough to sign a token. */
const algorithms = ['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512', 'ES256', 'ES384', 'EdDSA']

const claimsSchema = v.object({
  iss: v.string(),
  sub: v.pipe(v.string(), v.nonEmpty(), v.maxLength(255)),
  aud: v.union([v.string(), v.array(v.string())]),
  azp: v.optional(v.string()),
  exp: v.number(),
  nonce: v.pipe(v.string(), v.nonEmpty(), v.maxLength(512)),
  email: v.pipe(v.string(), v.nonEmpty()),
  email_verified: v.literal(true),
})

export interface IdentityVerifierOptions {
  /** The provider's issuer, exactly as in its tokens. */
  issuer: string
  /** The client ID registered there. Tokens for other clients are rejected. */
  clientId: string
  /** Fetches the provider's keys. */
  fetch: FetchImplementation
  now: () => Date
}

/** The unverified claims, to avoid fetching keys because of another issuer's token. */
function unverifiedClaims(token: string): JWTPayload | null {
  try {
    return decodeJwt(token)
  } catch {
    return null
  }
}

/** Creates a verifier for an OpenID Connect provider, which uses its published keys. D26. */
export function createIdentityVerifier(options: IdentityVerifierOptions): IdentityVerifier {
  const { issuer, clientId, now } = options
  const keys = createProviderKeys(issuer, options.fetch)

  async function verifiedClaims(token: string): Promise<JWTPayload | null> {
    if (unverifiedClaims(token)?.iss !== issuer) return null
    try {
      const { payload } = await jwtVerify(token, keys, {
        issuer,
        audience: clientId,
        algorithms,
        clockTolerance: skewSeconds,
        maxTokenAge: maxAgeSeconds,
        requiredClaims: ['exp', 'sub', 'nonce'],
        currentDate: now(),
      })
      return payload
    } catch (error) {
      // Any other problem with the token makes it invalid.
      if (error instanceof errors.JOSEError || error instanceof TypeError) return null
      throw error
    }
  }

  return {
    verify: async (token) => {
      const { success, output: claims } = v.safeParse(claimsSchema, await verifiedClaims(token))
      if (!success) return null
      const { aud, azp } = claims
      const isForSeveral = Array.isArray(aud) && aud.length > 1
      if ((azp !== undefined || isForSeveral) && azp !== clientId) return null
      return {
        issuer,
        subject: claims.sub,
        email: claims.email,
        nonce: claims.nonce,
        expires_at: new Date((claims.exp + skewSeconds) * 1000),
      }
    },
  }
}
