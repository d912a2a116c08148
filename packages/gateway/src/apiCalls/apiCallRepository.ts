import type { MerchantId } from '@sluice/api/contract'
import { and, desc, eq, gte, inArray, sql } from 'drizzle-orm'

import type { Reader } from '../database/Connection.ts'
import type { Tx } from '../database/UnitOfWork.ts'
import { apiCalls, apiKeys } from '../database/schema/index.ts'

export type ApiCallRow = typeof apiCalls.$inferSelect

/** Which of a merchant's calls to read. */
interface CallFilter {
  minStatus: number
  limit: number
  offset: number
}

/** Calls of a merchant, newest first. */
export function findApiCalls(
  db: Reader,
  userId: MerchantId,
  { minStatus, limit, offset }: CallFilter,
): Promise<ApiCallRow[]> {
  return db
    .select()
    .from(apiCalls)
    .where(and(eq(apiCalls.user_id, userId), gte(apiCalls.status, minStatus)))
    .orderBy(desc(apiCalls.created_at), desc(apiCalls.id))
    .limit(limit)
    .offset(offset)
}

export async function insertApiCalls(tx: Tx, calls: readonly ApiCallRow[]): Promise<void> {
  await tx.insert(apiCalls).values([...calls])
}

/** Stores that keys were used. Several gateways may report the same key in any order. */
export async function touchApiKeys(tx: Tx, ids: readonly string[], usedAt: Date): Promise<void> {
  await tx
    .update(apiKeys)
    .set({
      last_used_at: sql`greatest(${apiKeys.last_used_at}, ${usedAt.toISOString()}::timestamptz)`,
    })
    .where(inArray(apiKeys.id, [...ids].toSorted()))
}
