import { operations } from '@sluice/api/contract'

import { route } from '../http/route.ts'
import { createIdempotently } from './createIdempotently.ts'
import {
  countMerchantTransactions,
  createMerchantTransaction,
  listMerchantTransactions,
  readTransactionStatus,
} from './transactionService.ts'

export const transactionRoutes = {
  countTransactions: route(operations.countTransactions, async ({ context, userId }) => ({
    count: await countMerchantTransactions(context, userId),
  })),

  listTransactions: route(operations.listTransactions, ({ context, userId, query }) =>
    listMerchantTransactions(context, userId, query),
  ),

  viewTransactions: route(operations.viewTransactions, ({ context, userId, query }) =>
    listMerchantTransactions(context, userId, query),
  ),

  getTransactionStatus: route(operations.getTransactionStatus, ({ context, userId, params }) =>
    readTransactionStatus(context, userId, params.id),
  ),

  createTransaction: route(
    operations.createTransaction,
    async ({ context, userId, body, header, setHeader }) => {
      const key = header('idempotency-key')
      if (key === undefined) return createMerchantTransaction(context, userId, body)
      const { answer, replayed } = await createIdempotently(context, userId, key, body)
      if (replayed) setHeader('idempotent-replayed', 'true')
      return answer
    },
  ),
}
