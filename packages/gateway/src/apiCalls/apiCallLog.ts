import { limits } from '@sluice/api/contract'
import type { ApiCall, ListApiCallsQuery } from '@sluice/api/contract'

import type { GatewayContext } from '../context.ts'
import { findApiCalls, insertApiCalls, touchApiKeys } from './apiCallRepository.ts'
import type { ApiCallRow } from './apiCallRepository.ts'

/** Calls written in one statement, and calls that wait for that at most. What is beyond is not logged. */
const batchSize = 500
const maxWaiting = 10_000

/** A call with an API key. */
export interface FinishedCall extends ApiCallRow {
  api_key_id: string
}

/** Calls that are not written yet: the log costs a request no query of its own. */
export interface ApiCallBuffer {
  add: (call: FinishedCall) => void
  take: (count: number) => FinishedCall[]
}

/** Creates an empty buffer. */
export function createApiCallBuffer(): ApiCallBuffer {
  const waiting: FinishedCall[] = []
  return {
    add: (call) => {
      if (waiting.length < maxWaiting) waiting.push(call)
    },
    take: (count) => waiting.splice(0, count),
  }
}

/** Writes one batch of calls, and when each key was last used. Returns whether more wait. */
export async function storeApiCalls({ apiCalls, database }: GatewayContext): Promise<boolean> {
  const calls = apiCalls.take(batchSize)
  const last = calls.at(-1)
  if (!last) return false
  const keyIds = [...new Set(calls.map(({ api_key_id }) => api_key_id))]
  await insertApiCalls(database.db, calls)
  await touchApiKeys(database.db, keyIds, last.created_at)
  return calls.length === batchSize
}

/** The merchant's calls of the last days, newest first. */
export async function listApiCalls(
  context: GatewayContext,
  userId: string,
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
