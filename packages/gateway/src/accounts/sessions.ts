import { limits } from '@sluice/api/contract'

import type { GatewayContext } from '../context.ts'
import type { Queryable } from '../database/Database.ts'
import { isUuid, uuidv7 } from '../security/uuidv7.ts'
import { findSessionUser, insertSession } from './sessionRepository.ts'

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
  return context.sessionTokens.sign({
    session_id: id,
    user_id: userId,
    issued_at: now,
    expires_at: expiresAt,
  })
}

/** The merchant whose session this token stands for; null for any token that does not, or no longer does. */
export async function readSession(context: GatewayContext, token: string): Promise<string | null> {
  const now = context.now()
  const claims = await context.sessionTokens.read(token, now)
  if (!claims || !isUuid(claims.session_id)) return null
  return findSessionUser(context.database.db, claims.session_id, now)
}
