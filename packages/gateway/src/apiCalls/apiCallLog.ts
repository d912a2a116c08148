import { limits } from '@sluice/api/contract'
import type { ApiCall, ListApiCallsQuery, MerchantId } from '@sluice/api/contract'

import type { Uses } from '../context.ts'
import { findApiCalls, insertApiCalls, touchApiKeys } from './apiCallRepository.ts'

/** Calls written in one statement. */
const batchSize = 500

/** Writes one batch of calls, and when each key was last used. Returns whether more wait. */
export async function storeApiCalls({
  apiCalls,
  database,
}: Uses<'database' | 'apiCalls'>): Promise<boolean> {
  const calls = apiCalls.take(batchSize)
  const last = calls.at(-1)
  if (!last) return false
  const keyIds = [...new Set(calls.map(({ api_key_id }) => api_key_id))]
  await database.unitOfWork(async ({ tx }) => {
    await insertApiCalls(tx, calls)
    await touchApiKeys(tx, keyIds, last.created_at)
  })
  return calls.length === batchSize
}

/** The merchant's calls of the last days, newest first. */
export async function listApiCalls(
  context: Uses<'database'>,
  userId: MerchantId,
  { page, result }: ListApiCallsQuery,
): Promise<ApiCall[]> {
  const limit = limits.developersPageSize
  const rows = await findApiCalls(context.database.db, userId, {
    minStatus: result === 'failed' ? 400 : 0,
    limit,
    offset: (page - 1) * limit,
  })
  return rows.map(({ id, method, path, status, duration_ms, created_at }) => ({
    request_id: id,
    method,
    path,
    status,
    duration_ms,
    created_at: created_at.toISOString(),
  }))
}
