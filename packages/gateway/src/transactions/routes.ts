import { operations } from '@sluice/api/contract'

import { route } from '../http/route.ts'
import { listDepositTerms } from './depositTerms.ts'
import type { Call } from '../http/route.ts'
import { cancelTransaction } from './cancellation.ts'
import { resolveTransaction } from './resolution.ts'
import { readTimeline } from './timeline.ts'
import {
  countMerchantTransactions,
  createMerchantTransaction,
  listMerchantTransactions,
  readTransactionStatus,
} from './transactionService.ts'

type ListCall = Call<typeof operations.listTransactions | typeof operations.viewTransactions>

/** A page, with the URL of the next one in the header `Link`. */
async function listPage({ context, operation, userId, query, setHeader }: ListCall) {
  const { transactions, next } = await listMerchantTransactions(context, userId, query)
  if (next !== null) {
    const given = Object.entries({ ...query, cursor: next }).flatMap(([name, value]) =>
      value === undefined || name === 'page' ? [] : [[name, String(value)]],
    )
    const url = `${context.publicUrl()}${operation.path}?${new URLSearchParams(given)}`
    setHeader('link', `<${url}>; rel="next"`)
  }
  return transactions
}

type CancelCall = Call<typeof operations.cancelTransaction | typeof operations.cancelPayment>

async function cancel({ context, userId, params }: CancelCall) {
  await cancelTransaction(context, userId, params.id)
  return readTransactionStatus(context, userId, params.id)
}

export const transactionRoutes = {
  countTransactions: route(operations.countTransactions, async ({ context, userId }) => ({
    count: await countMerchantTransactions(context, userId),
  })),

  listTransactions: route(operations.listTransactions, listPage),

  viewTransactions: route(operations.viewTransactions, listPage),

  getTransactionStatus: route(operations.getTransactionStatus, ({ context, userId, params }) =>
    readTransactionStatus(context, userId, params.id),
  ),

  createTransaction: route(operations.createTransaction, ({ context, userId, body }) =>
    createMerchantTransaction(context, userId, body),
  ),

  listDepositTerms: route(operations.listDepositTerms, ({ context, userId, query }) =>
    listDepositTerms(context, userId, query),
  ),

  createPayment: route(operations.createPayment, ({ context, userId, body }) =>
    createMerchantTransaction(context, userId, body, { created_by: 'dashboard', link_id: null }),
  ),

  cancelTransaction: route(operations.cancelTransaction, cancel),

  cancelPayment: route(operations.cancelPayment, cancel),

  getTransactionTimeline: route(operations.getTransactionTimeline, ({ context, userId, params }) =>
    readTimeline(context, userId, params.id),
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
