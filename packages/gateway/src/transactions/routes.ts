import { operations } from '@sluice/api/contract'

import { route } from '../http/route.ts'
import { resolveTransaction } from './resolution.ts'
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

  createTransaction: route(operations.createTransaction, ({ context, userId, body }) =>
    createMerchantTransaction(context, userId, body),
  ),

  acceptTransaction: route(operations.acceptTransaction, async ({ context, userId, params }) => {
    await resolveTransaction(context, userId, params.id, 'accepted')
    return readTransactionStatus(context, userId, params.id)
  }),

  refundTransaction: route(
    operations.refundTransaction,
    async ({ context, userId, params, body }) => {
      await resolveTransaction(context, userId, params.id, 'refunded', body.refund_hash)
      return readTransactionStatus(context, userId, params.id)
    },
  ),
}
