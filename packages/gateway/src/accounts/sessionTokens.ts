import type { MerchantId, SessionId } from '@sluice/api/contract'
import { jwtVerify, SignJWT } from 'jose'

/** The content of a session token. */
export interface SessionClaims {
  session_id: SessionId
  expires_at: Date
}

/** Signs and verifies session tokens, which are JWTs signed with HS256. */
export interface SessionTokens {
  sign: (session: SessionClaims & { user_id: MerchantId; issued_at: Date }) => Promise<string>
  /** The content of a valid, unexpired token; otherwise null. */
  read: (token: string, now: Date) => Promise<SessionClaims | null>
}

const issuer = 'sluice'

/** How many verified tokens are cached. Verifying a signature takes longer than a query. */
const maxCached = 10_000

export function createSessionTokens(key: Uint8Array): SessionTokens {
  const cache = new Map<string, SessionClaims>()

  async function verify(token: string, now: Date): Promise<SessionClaims | null> {
    // Decoding ignores the last bits of the signature, so several texts would be the same token.
    const signature = token.slice(token.lastIndexOf('.') + 1)
    if (Buffer.from(signature, 'base64url').toString('base64url') !== signature) return null
    try {
      const { payload } = await jwtVerify(token, key, {
        algorithms: ['HS256'],
        issuer,
        currentDate: now,
        requiredClaims: ['exp'],
      })
      const { sid, exp } = payload
      return typeof sid === 'string' && exp
        ? { session_id: sid, expires_at: new Date(exp * 1_000) }
        : null
    } catch {
      return null
    }
  }

  return {
    sign: ({ session_id: id, user_id: userId, issued_at: issuedAt, expires_at: expiresAt }) =>
      new SignJWT({ sid: id })
        .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
        .setIssuer(issuer)
        .setSubject(userId)
        .setIssuedAt(issuedAt)
        .setExpirationTime(expiresAt)
        .sign(key),
    read: async (token, now) => {
      const known = cache.get(token)
      if (known) return known.expires_at > now ? known : null
      const claims = await verify(token, now)
      if (!claims) return null
      // A map keeps insertion order, so the first entry is the oldest.
      const [oldest] = cache.keys()
      if (cache.size >= maxCached && oldest !== undefined) cache.delete(oldest)
      cache.set(token, claims)
      return claims
    },
  }
}
