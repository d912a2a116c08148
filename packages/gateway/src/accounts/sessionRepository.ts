import { and, eq, gt, ne, sql } from 'drizzle-orm'

import type { Queryable } from '../database/Database.ts'
import { prepareOnce } from '../database/Database.ts'
import { sessions } from '../database/schema/index.ts'

export async function insertSession(
  db: Queryable,
  session: typeof sessions.$inferInsert,
): Promise<void> {
  await db.insert(sessions).values(session)
}

const liveSession = prepareOnce((db) =>
  db
    .select({
      id: sessions.id,
      user_id: sessions.user_id,
      confirmed_at: sessions.confirmed_at,
      last_seen_at: sessions.last_seen_at,
    })
    .from(sessions)
    .where(
      and(eq(sessions.id, sql.placeholder('id')), gt(sessions.expires_at, sql.placeholder('now'))),
    )
    .prepare('live_session'),
)

/** An active session, as each call needs it. */
export interface LiveSession {
  id: string
  user_id: string
  confirmed_at: Date | null
  last_seen_at: Date | null
}

/** The active session with this ID. */
export async function findLiveSession(
  db: Queryable,
  id: string,
  now: Date,
): Promise<LiveSession | null> {
  const [session] = await liveSession(db).execute({ id, now: now.toISOString() })
  return session ?? null
}

export async function changeSession(
  db: Queryable,
  id: string,
  changes: Partial<Pick<LiveSession, 'confirmed_at' | 'last_seen_at'>>,
): Promise<void> {
  await db.update(sessions).set(changes).where(eq(sessions.id, id))
}

/** Ends every session of a merchant, but for one. */
export async function deleteSessions(db: Queryable, userId: string, but?: string): Promise<void> {
  await db
    .delete(sessions)
    .where(and(eq(sessions.user_id, userId), but === undefined ? undefined : ne(sessions.id, but)))
}
