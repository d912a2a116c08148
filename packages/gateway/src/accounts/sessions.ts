import { limits } from '@sluice/api/contract'
import { jwtVerify, SignJWT } from 'jose'

import type { GatewayContext } from '../context.ts'
import type { Queryable } from '../database/Database.ts'
import { isUuid, uuidv7 } from '../security/uuidv7.ts'
import { findSessionUser, insertSession } from './sessionRepository.ts'

const issuer = 'sluice'

/** Begins a session and gives its token, which ends with it after 7 days. */
export async function beginSession(
  context: GatewayContext,
  db: Queryable,
  userId: string,
): Promise<string> {
  const now = context.now()
  const expiresAt = new Date(now.getTime() + limits.sessionDays * 86_400_000)
  const id = uuidv7(now)
  await insertSession(db, { id, user_id: userId, created_at: now, expires_at: expiresAt })
  return new SignJWT({ sid: id })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setIssuer(issuer)
    .setSubject(userId)
    .setIssuedAt(now)
    .setExpirationTime(expiresAt)
    .sign(context.vault.sessionKey)
}

/** The merchant whose session this token stands for; null for any token that does not, or no longer does. */
export async function readSession(context: GatewayContext, token: string): Promise<string | null> {
  let sessionId: unknown
  try {
    const { payload } = await jwtVerify(token, context.vault.sessionKey, {
      algorithms: ['HS256'],
      issuer,
      currentDate: context.now(),
    })
    sessionId = payload['sid']
  } catch {
    return null
  }
  if (typeof sessionId !== 'string' || !isUuid(sessionId)) return null
  return findSessionUser(context.database.db, sessionId, context.now())
}
