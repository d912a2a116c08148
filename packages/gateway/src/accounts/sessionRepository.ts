import { limits } from '@sluice/api/contract'
import type { MerchantLanguage, MerchantId, SessionId } from '@sluice/api/contract'
import { and, desc, eq, gt, inArray, ne, sql } from 'drizzle-orm'

import type { Reader } from '../database/Connection.ts'
import type { Tx } from '../database/UnitOfWork.ts'
import { prepareOnce } from '../database/Database.ts'
import { knownDevices, sessions, users } from '../database/schema/index.ts'

export async function insertSession(tx: Tx, session: typeof sessions.$inferInsert): Promise<void> {
  await tx.insert(sessions).values(session)
}

const liveSession = prepareOnce((db) =>
  db
    .select({
      id: sessions.id,
      user_id: sessions.user_id,
      confirmed_at: sessions.confirmed_at,
      last_seen_at: sessions.last_seen_at,
      language: users.language,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.user_id))
    .where(
      and(eq(sessions.id, sql.placeholder('id')), gt(sessions.expires_at, sql.placeholder('now'))),
    )
    .prepare('live_session'),
)

/** An active session, as each call needs it. */
export interface LiveSession {
  id: SessionId
  user_id: MerchantId
  confirmed_at: Date | null
  last_seen_at: Date | null
  /** The language of the merchant's mails. */
  language: MerchantLanguage
}

/** The active session with this ID. */
export async function findLiveSession(
  db: Reader,
  id: SessionId,
  now: Date,
): Promise<LiveSession | null> {
  const [session] = await liveSession(db).execute({ id, now: now.toISOString() })
  return session ?? null
}

export async function changeSession(
  tx: Tx,
  id: SessionId,
  changes: Partial<Pick<LiveSession, 'confirmed_at' | 'last_seen_at'>>,
): Promise<void> {
  await tx.update(sessions).set(changes).where(eq(sessions.id, id))
}

/** The merchant's active sessions, those used last first. */
export function findSessions(db: Reader, userId: MerchantId, now: Date) {
  return db
    .select()
    .from(sessions)
    .where(and(eq(sessions.user_id, userId), gt(sessions.expires_at, now)))
    .orderBy(desc(sql`coalesce(${sessions.last_seen_at}, ${sessions.created_at})`))
    .limit(limits.maxSessions)
}

/** Ends a session of the merchant, and returns it. Null if it is not theirs. */
export async function deleteSession(tx: Tx, userId: MerchantId, id: SessionId) {
  const [ended] = await tx
    .delete(sessions)
    .where(and(eq(sessions.id, id), eq(sessions.user_id, userId)))
    .returning()
  return ended ?? null
}

/** Ends every session of a merchant but the kept one, if there is one. Returns how many. */
export async function deleteSessions(tx: Tx, userId: MerchantId, kept?: string): Promise<number> {
  const ended = await tx
    .delete(sessions)
    .where(
      and(eq(sessions.user_id, userId), kept === undefined ? undefined : ne(sessions.id, kept)),
    )
    .returning({ id: sessions.id })
  return ended.length
}

/** Ends the merchant's sessions but for the newest ones. */
export async function deleteOldSessions(tx: Tx, userId: MerchantId, kept: number): Promise<void> {
  const old = tx
    .select({ id: sessions.id })
    .from(sessions)
    .where(eq(sessions.user_id, userId))
    .orderBy(desc(sessions.id))
    .offset(kept)
  await tx.delete(sessions).where(inArray(sessions.id, old))
}

/** The merchants who have a session. */
export async function findSessionOwners(db: Reader): Promise<string[]> {
  const owners = await db.selectDistinct({ id: sessions.user_id }).from(sessions)
  return owners.map(({ id }) => id)
}

/** Remembers a device of the merchant. Whether it was unknown, and is not the first. */
export async function addKnownDevice(
  tx: Tx,
  device: typeof knownDevices.$inferInsert,
): Promise<boolean> {
  const added = await tx
    .insert(knownDevices)
    .values(device)
    .onConflictDoNothing()
    .returning({ device: knownDevices.device })
  if (added.length === 0) return false
  const known = await tx
    .select({ device: knownDevices.device })
    .from(knownDevices)
    .where(eq(knownDevices.user_id, device.user_id))
    .limit(2)
  return known.length > 1
}

/** Forgets the devices of a merchant. */
export async function deleteKnownDevices(tx: Tx, userId: MerchantId): Promise<void> {
  await tx.delete(knownDevices).where(eq(knownDevices.user_id, userId))
}
