import { decodeJwt, errors, jwtVerify } from 'jose'
import type { FetchImplementation, JWTPayload } from 'jose'
import * as v from 'valibot'

import type { IdentityVerifier } from './IdentityVerifier.ts'
import { createProviderKeys } from './providerKeys.ts'

/** By how much the provider's clock and ours may differ, in seconds. */
const skewSeconds = 60
/** A token is used right after it was made; an older one has been lying about somewhere. In seconds. */
const oldestSeconds = 600

/** Only signatures that nobody can make who knows no more than what the provider publishes. */
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
  /** The provider's name for itself, letter by letter as it stands in its tokens. */
  issuer: string
  /** The client id registered there: a token made for another client is refused. */
  clientId: string
  /** How the provider is asked for its keys. */
  fetch: FetchImplementation
  now: () => Date
}

/** The claims as they stand, believed by nobody yet: enough to spare the provider questions about strangers' tokens. */
function claimsAsWritten(token: string): JWTPayload | null {
  try {
    return decodeJwt(token)
  } catch {
    return null
  }
}

/** Judges the ID tokens of one OpenID Connect provider by the keys that it publishes. Decision 26. */
export function createIdentityVerifier(options: IdentityVerifierOptions): IdentityVerifier {
  const { issuer, clientId, now } = options
  const keys = createProviderKeys(issuer, options.fetch)

  async function genuineClaims(token: string): Promise<JWTPayload | null> {
    if (claimsAsWritten(token)?.iss !== issuer) return null
    try {
      const { payload } = await jwtVerify(token, keys, {
        issuer,
        audience: clientId,
        algorithms,
        clockTolerance: skewSeconds,
        maxTokenAge: oldestSeconds,
        requiredClaims: ['exp', 'sub', 'nonce'],
        currentDate: now(),
      })
      return payload
    } catch (error) {
      // Whatever else is wrong with a token makes it somebody's forgery, mistake or leftover.
      if (error instanceof errors.JOSEError || error instanceof TypeError) return null
      throw error
    }
  }

  return {
    verify: async (token) => {
      const { success, output: claims } = v.safeParse(claimsSchema, await genuineClaims(token))
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
