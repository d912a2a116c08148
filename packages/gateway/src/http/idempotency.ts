import type { MerchantId } from '@sluice/api/contract'

import type { Uses } from '../context.ts'
import { joinUnit } from '../database/Database.ts'
import { Failure, fieldFailure } from '../errors/Failure.ts'
import { findStoredResponse, storeResponse, takeIdempotencyKey } from './idempotencyRepository.ts'
import type { StoredResponse } from './idempotencyRepository.ts'

/** How long a response is repeated, in hours. */
const storedHours = 24

const keyPattern = /^[\u0021-\u007E]{1,255}$/

/** A request with an idempotency key. */
export interface IdempotentRequest {
  userId: MerchantId
  key: string
  /** What must be the same in a repetition. */
  request: unknown
}

/**
 * Handles a request once, however often it is repeated with the same key within 24 hours. The first response is stored
 * in the transaction that makes its changes, and repeated before anything else is done. `handle` gets a context that
 * works in that transaction. Fails with `idempotency_conflict` if the key was used with another request.
 */
export async function handleOnce<Context extends Uses<'database' | 'vault' | 'now'>>(
  context: Context,
  { userId, key, request }: IdempotentRequest,
  handle: (context: Context) => Promise<unknown>,
): Promise<{ response: unknown; replayed: boolean }> {
  if (!keyPattern.test(key)) {
    throw fieldFailure('Idempotency-Key', 'must be 1 to 255 visible ASCII characters')
  }
  const { database, vault } = context
  const owner = `${userId} ${key}`
  const requestHash = vault.hash('idempotency', JSON.stringify(request))
  const now = context.now()

  function replay(stored: StoredResponse) {
    if (stored.request_hash !== requestHash) throw new Failure('idempotency_conflict')
    const response: unknown = JSON.parse(vault.decrypt('response', owner, stored.response))
    return { response, replayed: true }
  }

  return database.unitOfWork(async (unit) => {
    const { tx } = unit
    const isFirst = await takeIdempotencyKey(tx, {
      user_id: userId,
      key,
      request_hash: requestHash,
      response: '',
      created_at: now,
      expires_at: new Date(now.getTime() + storedHours * 3_600_000),
    })
    if (!isFirst) {
      const first = await findStoredResponse(tx, userId, key, now)
      if (!first) throw new Failure('idempotency_in_progress', { retryAfter: 1 })
      return replay(first)
    }
    const response = await handle({ ...context, database: joinUnit(database, unit) })
    await storeResponse(tx, userId, key, vault.encrypt('response', owner, JSON.stringify(response)))
    return { response, replayed: false }
  })
}
