import { and, eq, lte } from 'drizzle-orm'

import type { Queryable } from '../database/Database.ts'
import { idempotencyKeys } from '../database/schema/index.ts'

/** An answer that is kept for repetitions of its request. */
export type StoredResponse = Pick<typeof idempotencyKeys.$inferSelect, 'request_hash' | 'answer'>

/** The answer kept under a key. */
export async function findKeptAnswer(
  db: Queryable,
  userId: string,
  key: string,
): Promise<StoredResponse | null> {
  const [kept] = await db
    .select({ request_hash: idempotencyKeys.request_hash, answer: idempotencyKeys.answer })
    .from(idempotencyKeys)
    .where(and(eq(idempotencyKeys.user_id, userId), eq(idempotencyKeys.key, key)))
  return kept ?? null
}

/**
 * Takes a key for the transaction; false when it is taken. Of requests that come together, the others wait here until
 * the first one's transaction ends, and find its answer then.
 */
export async function takeIdempotencyKey(
  tx: Queryable,
  row: typeof idempotencyKeys.$inferInsert & { created_at: Date },
): Promise<boolean> {
  const taken = await tx
    .insert(idempotencyKeys)
    .values(row)
    .onConflictDoUpdate({
      target: [idempotencyKeys.user_id, idempotencyKeys.key],
      set: {
        request_hash: row.request_hash,
        answer: row.answer,
        created_at: row.created_at,
        expires_at: row.expires_at,
      },
      // A key whose time is over is free again.
      setWhere: lte(idempotencyKeys.expires_at, row.created_at),
    })
    .returning({ key: idempotencyKeys.key })
  return taken.length > 0
}

/** Keeps the answer under the key that this transaction took. */
export async function keepAnswer(
  tx: Queryable,
  userId: string,
  key: string,
  answer: string,
): Promise<void> {
  await tx
    .update(idempotencyKeys)
    .set({ answer })
    .where(and(eq(idempotencyKeys.user_id, userId), eq(idempotencyKeys.key, key)))
}
