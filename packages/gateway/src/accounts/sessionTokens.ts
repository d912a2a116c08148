import { jwtVerify, SignJWT } from 'jose'

/** What a session's token says. */
export interface SessionClaims {
  session_id: string
  expires_at: Date
}

/** Makes and reads session tokens: JWTs that are signed with HS256. */
export interface SessionTokens {
  sign: (session: SessionClaims & { user_id: string; issued_at: Date }) => Promise<string>
  /** What a token says whose signature is ours and whose time is not over; null for any other. */
  read: (token: string, now: Date) => Promise<SessionClaims | null>
}

const issuer = 'sluice'

/** How many tokens are remembered that were found genuine; checking a signature takes longer than a query. */
const rememberedMax = 10_000

/** The session tokens under one key. */
export function createSessionTokens(key: Uint8Array): SessionTokens {
  const genuine = new Map<string, SessionClaims>()

  async function verify(token: string, now: Date): Promise<SessionClaims | null> {
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
      const known = genuine.get(token)
      if (known) return known.expires_at > now ? known : null
      const claims = await verify(token, now)
      if (!claims) return null
      // A map keeps the order of its entries, so the first is the oldest.
      const [oldest] = genuine.keys()
      if (genuine.size >= rememberedMax && oldest !== undefined) genuine.delete(oldest)
      genuine.set(token, claims)
      return claims
    },
  }
}
