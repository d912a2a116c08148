import { eq, lt, sql } from 'drizzle-orm'

import type { Queryable } from '../database/Database.ts'
import { rateLimits } from '../database/schema/index.ts'

/** Counts one more, in one statement; a window whose time is over begins anew. */
export async function countOneMore(
  db: Queryable,
  key: string,
  now: Date,
  windowEnd: Date,
): Promise<{ count: number; expires_at: Date }> {
  const isOver = sql`${rateLimits.expires_at} <= ${now.toISOString()}::timestamptz`
  const [window] = await db
    .insert(rateLimits)
    .values({ key, count: 1, expires_at: windowEnd })
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: {
        count: sql`case when ${isOver} then 1 else ${rateLimits.count} + 1 end`,
        expires_at: sql`case when ${isOver} then ${windowEnd.toISOString()}::timestamptz else ${rateLimits.expires_at} end`,
      },
    })
    .returning({ count: rateLimits.count, expires_at: rateLimits.expires_at })
  return window ?? { count: 1, expires_at: windowEnd }
}

/** Takes one count back. */
export async function countOneLess(db: Queryable, key: string): Promise<void> {
  await db
    .update(rateLimits)
    .set({ count: sql`greatest(${rateLimits.count} - 1, 0)` })
    .where(eq(rateLimits.key, key))
}

/** The window of a key, whether or not its time is over. */
export async function findWindow(
  db: Queryable,
  key: string,
): Promise<{ count: number; expires_at: Date } | null> {
  const [window] = await db
    .select({ count: rateLimits.count, expires_at: rateLimits.expires_at })
    .from(rateLimits)
    .where(eq(rateLimits.key, key))
  return window ?? null
}

/** Forgets the windows whose time is over. */
export async function deleteOldWindows(db: Queryable, now: Date): Promise<void> {
  await db.delete(rateLimits).where(lt(rateLimits.expires_at, now))
}
