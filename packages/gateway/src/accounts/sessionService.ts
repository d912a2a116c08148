import { limits } from '@sluice/api/contract'
import type { SessionRecord } from '@sluice/api/contract'
import { jwtVerify, SignJWT } from 'jose'

import { recordAudit } from '../audit/auditService.ts'
import type { GatewayContext } from '../context.ts'
import type { Queryable } from '../database/Database.ts'
import { Failure } from '../errors/Failure.ts'
import { newDeviceMail } from '../mail/mails.ts'
import { queueMail } from '../mail/mailService.ts'
import { isUuid, uuidv7 } from '../security/random.ts'
import {
  addKnownDevice,
  changeSession,
  deleteSession,
  deleteSessions,
  findLiveSession,
  findSessions,
  insertSession,
} from './sessionRepository.ts'
import type { LiveSession } from './sessionRepository.ts'
import { findUser } from './userRepository.ts'

export type { LiveSession } from './sessionRepository.ts'

/** The content of a session token. */
export interface SessionClaims {
  session_id: string
  expires_at: Date
}

/** Signs and verifies session tokens, which are JWTs signed with HS256. */
export interface SessionTokens {
  sign: (session: SessionClaims & { user_id: string; issued_at: Date }) => Promise<string>
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

/**
 * Starts a session, which counts as confirmed, and returns its token. Both expire after 7 days. Mails the merchant if the
 * device is new and not the first one.
 */
export async function startSession(
  context: GatewayContext,
  tx: Queryable,
  userId: string,
): Promise<string> {
  const now = context.now()
  const expiresAt = new Date(now.getTime() + limits.sessionDays * 86_400_000)
  const id = uuidv7(now)
  const { device, address } = context.origin
  await insertSession(tx, {
    id,
    user_id: userId,
    created_at: now,
    expires_at: expiresAt,
    confirmed_at: now,
    last_seen_at: now,
    device,
    address,
  })
  await recordAudit(context, tx, { user_id: userId, action: 'logged_in' })
  if (await addKnownDevice(tx, { user_id: userId, device, created_at: now })) {
    const user = await findUser(tx, userId)
    const occasion = { at: now, origin: context.origin }
    if (user) await queueMail(context, tx, newDeviceMail(context.publicUrl(), user, occasion))
  }
  return context.sessionTokens.sign({
    session_id: id,
    user_id: userId,
    issued_at: now,
    expires_at: expiresAt,
  })
}

/** How long a session's last use may be written late, so that most calls write nothing. */
const lastSeenMs = 5 * 60_000

/** The active session of a token; null for any other token. Notes that it was used. */
export async function findSession(
  context: GatewayContext,
  token: string,
): Promise<LiveSession | null> {
  const now = context.now()
  const claims = await context.sessionTokens.read(token, now)
  if (!claims || !isUuid(claims.session_id)) return null
  const session = await findLiveSession(context.database.db, claims.session_id, now)
  if (session && now.getTime() - (session.last_seen_at?.getTime() ?? 0) >= lastSeenMs) {
    await changeSession(context.database.db, session.id, { last_seen_at: now })
  }
  return session
}

/** The merchant's active sessions, the current one first. */
export async function listSessions(
  context: GatewayContext,
  userId: string,
  currentId: string,
): Promise<SessionRecord[]> {
  const rows = await findSessions(context.database.db, userId, context.now())
  return rows
    .map(({ id, device, address, created_at, last_seen_at }) => ({
      id,
      device,
      address,
      created_at: created_at.toISOString(),
      last_seen_at: (last_seen_at ?? created_at).toISOString(),
      current: id === currentId,
    }))
    .toSorted((a, b) => Number(b.current) - Number(a.current))
}

/** Ends a session of the merchant. Fails with `not_found`, also for another merchant's session. */
export async function endSession(
  context: GatewayContext,
  userId: string,
  id: string,
): Promise<void> {
  await context.database.transaction(async (tx) => {
    const ended = isUuid(id) ? await deleteSession(tx, userId, id) : null
    if (!ended) throw new Failure('not_found')
    const detail = { device: ended.device, address: ended.address }
    await recordAudit(context, tx, { user_id: userId, action: 'session_ended', detail })
  })
}

/** Ends every session of the merchant but the current one. */
export async function endOtherSessions(
  context: GatewayContext,
  userId: string,
  currentId: string,
): Promise<void> {
  await context.database.transaction(async (tx) => {
    const count = await deleteSessions(tx, userId, currentId)
    if (count === 0) return
    const detail = { count: String(count) }
    await recordAudit(context, tx, { user_id: userId, action: 'other_sessions_ended', detail })
  })
}

/** Ends the current session. */
export async function logOut(
  context: GatewayContext,
  userId: string,
  currentId: string,
): Promise<void> {
  await context.database.transaction(async (tx) => {
    await deleteSession(tx, userId, currentId)
    await recordAudit(context, tx, { user_id: userId, action: 'logged_out' })
  })
}
