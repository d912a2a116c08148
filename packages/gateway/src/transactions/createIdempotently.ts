import { createTransactionResponseSchema } from '@sluice/api/contract'
import type { CreateTransactionResponse } from '@sluice/api/contract'
import * as v from 'valibot'

import type { GatewayContext } from '../context.ts'
import { Failure, fieldFailure } from '../errors/Failure.ts'
import { findKeptAnswer, keepAnswer, takeIdempotencyKey } from './idempotencyRepository.ts'
import { prepareTransaction, writeTransaction } from './transactionService.ts'

/** For how long an answer is repeated, in hours. */
const keptHours = 24

const keyPattern = /^[\u0021-\u007E]{1,255}$/

/**
 * Asks for a payment once, however often the same request comes with the same key within 24 hours: the first answer is
 * kept in the transaction that makes the payment, and repeated. Fails with `idempotency_conflict` when the key came with
 * another request before.
 */
export async function createIdempotently(
  context: GatewayContext,
  userId: string,
  key: string,
  request: { amount: string; metadata: string },
): Promise<{ answer: CreateTransactionResponse; replayed: boolean }> {
  if (!keyPattern.test(key)) {
    throw fieldFailure('Idempotency-Key', 'must be 1 to 255 visible ASCII characters')
  }
  const requestHash = context.vault.hash(
    'idempotency',
    JSON.stringify([request.amount, request.metadata]),
  )
  const prepared = await prepareTransaction(context, request.amount)
  return context.database.transaction(async (tx) => {
    const now = context.now()
    const isFirst = await takeIdempotencyKey(tx, {
      user_id: userId,
      key,
      request_hash: requestHash,
      answer: '',
      created_at: now,
      expires_at: new Date(now.getTime() + keptHours * 3_600_000),
    })
    if (!isFirst) {
      const kept = await findKeptAnswer(tx, userId, key)
      if (!kept?.answer) throw new Failure('idempotency_in_progress', { retryAfter: 1 })
      if (kept.request_hash !== requestHash) throw new Failure('idempotency_conflict')
      const answer = v.parse(createTransactionResponseSchema, JSON.parse(kept.answer))
      return { answer, replayed: true }
    }
    const answer = await writeTransaction(context, tx, userId, prepared, request)
    await keepAnswer(tx, userId, key, JSON.stringify(answer))
    return { answer, replayed: false }
  })
}
