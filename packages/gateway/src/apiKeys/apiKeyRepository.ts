import type { ApiKeyId, MerchantId } from '@sluice/api/contract'
import { and, eq, gt, isNull, or, sql } from 'drizzle-orm'

import type { Reader } from '../database/Connection.ts'
import type { Tx } from '../database/UnitOfWork.ts'
import { prepareOnce } from '../database/Database.ts'
import { apiKeys } from '../database/schema/index.ts'

/** A key's row. */
export type ApiKeyRow = typeof apiKeys.$inferSelect

/** Inserts a key. False if the merchant already has a current one. */
export async function insertApiKey(tx: Tx, key: typeof apiKeys.$inferInsert): Promise<boolean> {
  const inserted = await tx
    .insert(apiKeys)
    .values(key)
    .onConflictDoNothing()
    .returning({ id: apiKeys.id })
  return inserted.length > 0
}

/** The merchant's keys that still work, the current one first. */
export function findApiKeys(db: Reader, userId: MerchantId, now: Date): Promise<ApiKeyRow[]> {
  return db
    .select()
    .from(apiKeys)
    .where(
      and(
        eq(apiKeys.user_id, userId),
        isNull(apiKeys.revoked_at),
        or(isNull(apiKeys.expires_at), gt(apiKeys.expires_at, now)),
      ),
    )
    .orderBy(sql`${apiKeys.expires_at} desc nulls first`)
}

const isLive = and(
  isNull(apiKeys.revoked_at),
  or(
    isNull(apiKeys.expires_at),
    sql`${apiKeys.expires_at} > ${sql.placeholder('now')}::timestamptz`,
  ),
)

const liveKeyByHash = prepareOnce((db) =>
  db
    .select({ id: apiKeys.id, user_id: apiKeys.user_id })
    .from(apiKeys)
    .where(and(eq(apiKeys.key_hash, sql.placeholder('key_hash')), isLive))
    .prepare('live_key_by_hash'),
)

const liveKey = prepareOnce((db) =>
  db
    .select({ id: apiKeys.id })
    .from(apiKeys)
    .where(and(eq(apiKeys.id, sql.placeholder('id')), isLive))
    .prepare('live_key'),
)

/** Whether a key still works. */
export async function isApiKeyLive(db: Reader, id: ApiKeyId, now: Date): Promise<boolean> {
  return (await liveKey(db).execute({ id, now: now.toISOString() })).length > 0
}

/** The key with this hash, if it still works. */
export async function findApiKeyByHash(
  db: Reader,
  keyHash: string,
  now: Date,
): Promise<Pick<ApiKeyRow, 'id' | 'user_id'> | null> {
  const [key] = await liveKeyByHash(db).execute({ key_hash: keyHash, now: now.toISOString() })
  return key ?? null
}

/** Lets the current key expire, to make room for a new one. Null if the merchant has no such current key. */
export async function expireApiKeyRow(
  tx: Tx,
  userId: MerchantId,
  id: ApiKeyId,
  expires_at: Date,
): Promise<ApiKeyRow | null> {
  const [expired] = await tx
    .update(apiKeys)
    .set({ expires_at })
    .where(
      and(
        eq(apiKeys.id, id),
        eq(apiKeys.user_id, userId),
        isNull(apiKeys.revoked_at),
        isNull(apiKeys.expires_at),
      ),
    )
    .returning()
  return expired ?? null
}

/** Revokes a key. Null if the merchant has no such key that still works. */
export async function revokeApiKeyRow(
  tx: Tx,
  userId: MerchantId,
  id: ApiKeyId,
  now: Date,
): Promise<ApiKeyRow | null> {
  const [revoked] = await tx
    .update(apiKeys)
    .set({ revoked_at: now })
    .where(
      and(
        eq(apiKeys.id, id),
        eq(apiKeys.user_id, userId),
        isNull(apiKeys.revoked_at),
        or(isNull(apiKeys.expires_at), gt(apiKeys.expires_at, now)),
      ),
    )
    .returning()
  return revoked ?? null
}

/** Revokes every key of the merchant that is not revoked yet. */
export async function revokeApiKeyRows(tx: Tx, userId: MerchantId, now: Date): Promise<void> {
  await tx
    .update(apiKeys)
    .set({ revoked_at: now })
    .where(and(eq(apiKeys.user_id, userId), isNull(apiKeys.revoked_at)))
}
