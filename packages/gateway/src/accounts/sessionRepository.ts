import { and, eq, gt, sql } from 'drizzle-orm'

import type { Queryable } from '../database/Database.ts'
import { prepareOnce } from '../database/Database.ts'
import { sessions } from '../database/schema/index.ts'

export async function insertSession(
  db: Queryable,
  session: typeof sessions.$inferInsert,
): Promise<void> {
  await db.insert(sessions).values(session)
}

const sessionUser = prepareOnce((db) =>
  db
    .select({ user_id: sessions.user_id })
    .from(sessions)
    .where(
      and(eq(sessions.id, sql.placeholder('id')), gt(sessions.expires_at, sql.placeholder('now'))),
    )
    .prepare('session_user'),
)

/** The merchant of an active session. */
export async function findSessionUser(
  db: Queryable,
  id: string,
  now: Date,
): Promise<string | null> {
  const [session] = await sessionUser(db).execute({ id, now: now.toISOString() })
  return session?.user_id ?? null
}

/** Ends every session of a merchant. */
export async function deleteSessions(db: Queryable, userId: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.user_id, userId))
}
