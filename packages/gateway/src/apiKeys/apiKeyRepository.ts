import { and, desc, eq, isNull, sql } from 'drizzle-orm'

import type { Queryable } from '../database/Database.ts'
import { prepareOnce } from '../database/Database.ts'
import { apiKeys } from '../database/schema/index.ts'

/** A key's row. */
export type ApiKeyRow = typeof apiKeys.$inferSelect

/** Inserts a key. False if the merchant already has an active one. */
export async function insertApiKey(
  db: Queryable,
  key: typeof apiKeys.$inferInsert,
): Promise<boolean> {
  const inserted = await db
    .insert(apiKeys)
    .values(key)
    .onConflictDoNothing()
    .returning({ id: apiKeys.id })
  return inserted.length > 0
}

/** The merchant's active keys. */
export function findApiKeys(db: Queryable, userId: string): Promise<ApiKeyRow[]> {
  return db
    .select()
    .from(apiKeys)
    .where(and(eq(apiKeys.user_id, userId), isNull(apiKeys.revoked_at)))
    .orderBy(desc(apiKeys.created_at))
}

const liveKeyByHash = prepareOnce((db) =>
  db
    .select({ id: apiKeys.id, user_id: apiKeys.user_id })
    .from(apiKeys)
    .where(and(eq(apiKeys.key_hash, sql.placeholder('key_hash')), isNull(apiKeys.revoked_at)))
    .prepare('live_key_by_hash'),
)

/** The active key with this hash. */
export async function findApiKeyByHash(
  db: Queryable,
  keyHash: string,
): Promise<Pick<ApiKeyRow, 'id' | 'user_id'> | null> {
  const [key] = await liveKeyByHash(db).execute({ key_hash: keyHash })
  return key ?? null
}

/** Revokes a key. False if the merchant has no such active key. */
export async function revokeApiKeyRow(
  db: Queryable,
  userId: string,
  id: string,
  now: Date,
): Promise<boolean> {
  const revoked = await db
    .update(apiKeys)
    .set({ revoked_at: now })
    .where(and(eq(apiKeys.id, id), eq(apiKeys.user_id, userId), isNull(apiKeys.revoked_at)))
    .returning({ id: apiKeys.id })
  return revoked.length > 0
}
