import { createTransaction as operation } from '@sluice/api/contract'

import { implement } from '../../http/implement.ts'
import { createIdempotently } from '../createIdempotently.ts'
import { createMerchantTransaction } from '../transactionService.ts'

export const createTransaction = implement(operation, async ({ context, userId, body, header }) => {
  const key = header('idempotency-key')
  if (key === undefined) return { response: await createMerchantTransaction(context, userId, body) }
  const { answer, replayed } = await createIdempotently(context, userId, key, body)
  return replayed
    ? { response: answer, headers: { 'idempotent-replayed': 'true' } }
    : { response: answer }
})
