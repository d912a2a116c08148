import type { MerchantId } from '@sluice/api/contract'
import { and, eq, gt, lte } from 'drizzle-orm'

import type { Reader } from '../database/Connection.ts'
import type { Tx } from '../database/UnitOfWork.ts'
import { idempotencyKeys } from '../database/schema/index.ts'

/** A response stored for repetitions of its request. */
export type StoredResponse = Pick<typeof idempotencyKeys.$inferSelect, 'request_hash' | 'response'>

/** The response stored under a key that has not expired. */
export async function findStoredResponse(
  db: Reader,
  userId: MerchantId,
  key: string,
  now: Date,
): Promise<StoredResponse | null> {
  const [stored] = await db
    .select({ request_hash: idempotencyKeys.request_hash, response: idempotencyKeys.response })
    .from(idempotencyKeys)
    .where(
      and(
        eq(idempotencyKeys.user_id, userId),
        eq(idempotencyKeys.key, key),
        gt(idempotencyKeys.expires_at, now),
      ),
    )
  return stored ?? null
}

/**
 * Reserves a key in the transaction. False if it is taken. Of concurrent requests with one key, the others wait here
 * until the first one's transaction ends, and then find its response.
 */
export async function takeIdempotencyKey(
  tx: Tx,
  row: typeof idempotencyKeys.$inferInsert & { created_at: Date },
): Promise<boolean> {
  const taken = await tx
    .insert(idempotencyKeys)
    .values(row)
    .onConflictDoUpdate({
      target: [idempotencyKeys.user_id, idempotencyKeys.key],
      set: {
        request_hash: row.request_hash,
        response: row.response,
        created_at: row.created_at,
        expires_at: row.expires_at,
      },
      // An expired key can be used again.
      setWhere: lte(idempotencyKeys.expires_at, row.created_at),
    })
    .returning({ key: idempotencyKeys.key })
  return taken.length > 0
}

/** Stores the response under the key that this payment reserved. */
export async function storeResponse(
  tx: Tx,
  userId: MerchantId,
  key: string,
  response: string,
): Promise<void> {
  await tx
    .update(idempotencyKeys)
    .set({ response })
    .where(and(eq(idempotencyKeys.user_id, userId), eq(idempotencyKeys.key, key)))
}
