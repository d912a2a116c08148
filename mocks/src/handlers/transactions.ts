import { withCreatedAliases } from '@sluice/api/contract'
import type { Transaction } from '@sluice/api/contract'

import { makeNetworks } from '../fixtures/networks.ts'
import { ApiError } from '../http/ApiError.ts'
import { recordAudit } from '../store/audit.ts'
import { addTransaction } from '../store/addTransaction.ts'
import type { MockMerchant, MockStore } from '../store/MockStore.ts'
import { findMerchantLink } from '../store/paymentLinks.ts'
import { cancelPendingPayment, resolveTransaction } from '../store/payments.ts'
import * as transactions from '../store/transactions.ts'
import { defineHandler, type HandlerInput } from './defineHandler.ts'

const countTransactions = defineHandler('countTransactions', ({ merchant }) => ({
  count: transactions.countTransactions(merchant),
}))

type ListInput = Pick<
  HandlerInput<'listTransactions'>,
  'store' | 'merchant' | 'query' | 'request' | 'setHeader'
>

function listPage({ store, merchant, query, request, setHeader }: ListInput) {
  const { link_id, ...filter } = query
  const link = link_id === undefined ? undefined : findMerchantLink(store, merchant, link_id)
  // One more shows whether there are more.
  const wanted = { ...filter, limit: query.limit + 1, ids: link?.transaction_ids }
  const page = transactions.listTransactions(merchant, wanted, query.limit)
  if (!page) throw new ApiError('not_found')
  const rows = page.slice(0, query.limit)
  if (page.length > query.limit) {
    const next = new URL(request.url)
    next.searchParams.delete('page')
    next.searchParams.set('limit', String(query.limit))
    next.searchParams.set('cursor', rows.at(-1)?.id ?? '')
    setHeader('Link', `<${next.href}>; rel="next"`)
  }
  return rows
}

const listTransactions = defineHandler('listTransactions', listPage)

const viewTransactions = defineHandler('viewTransactions', listPage)

const createTransaction = defineHandler('createTransaction', ({ store, merchant, body }) =>
  toCreated(addTransaction(store, merchant, body)),
)

const createPayment = defineHandler('createPayment', ({ store, merchant, body }) =>
  toCreated(addTransaction(store, merchant, body, 'dashboard')),
)

function toCreated(row: Transaction) {
  return { ...withCreatedAliases(row), networks: makeNetworks(row) }
}

const cancelTransaction = defineHandler('cancelTransaction', ({ store, merchant, params }) =>
  cancel(store, merchant, params.id),
)

const cancelPayment = defineHandler('cancelPayment', ({ store, merchant, params }) =>
  cancel(store, merchant, params.id),
)

function cancel(store: MockStore, merchant: MockMerchant, id: string) {
  const row = transactions.findTransaction(merchant, id)
  if (!row) throw new ApiError('not_found')
  if (!cancelPendingPayment(store, merchant, row)) throw new ApiError('not_cancellable')
  return row
}

const getTransactionStatus = defineHandler('getTransactionStatus', ({ merchant, params }) => {
  const row = transactions.findTransaction(merchant, params.id)
  if (!row) throw new ApiError('not_found')
  return row
})

const mockContract = '0x5FbDB2315678afecb367f032d93F642f64180aa3'
const mockFeeWallet = '0x90F79bf6EB2c4f870365E785982E1f101E93b906'

const listDepositTerms = defineHandler('listDepositTerms', ({ merchant, query }) => {
  const { cursor, limit } = query
  const rows = merchant.transactions
  const start = cursor === undefined ? 0 : rows.findIndex(({ id }) => id === cursor) + 1
  if (cursor !== undefined && start === 0) throw new ApiError('not_found')
  return rows.slice(start, start + limit).map(({ id, wallet_id }) => ({
    transaction_id: id,
    address: wallet_id,
    factory: mockContract,
    merchant: merchant.wallet_id,
    fee_wallet: mockFeeWallet,
    fee_bps: 50,
    min_fee: '1000000',
    ref: `0x${id.replaceAll(/[^\da-f]/g, '').padStart(64, '0')}`,
  }))
})

const acceptTransaction = defineHandler('acceptTransaction', ({ store, merchant, params }) =>
  resolve(store, merchant, params.id, 'accepted'),
)

const refundTransaction = defineHandler('refundTransaction', ({ store, merchant, params }) =>
  resolve(store, merchant, params.id, 'refunded'),
)

function resolve(
  store: MockStore,
  merchant: MockMerchant,
  id: string,
  resolution: 'accepted' | 'refunded',
) {
  const row = transactions.findTransaction(merchant, id)
  if (!row) throw new ApiError('not_found')
  const isDecided = row.resolution === resolution
  if (!resolveTransaction(store, merchant, row, resolution)) throw new ApiError('nothing_held')
  if (!isDecided) recordAudit(store, merchant, `held_money_${resolution}`, { transaction_id: id })
  return row
}

/** A merchant's transactions, for the dashboard and for the merchant's server. */
export const transactionHandlers = [
  countTransactions,
  listTransactions,
  viewTransactions,
  createTransaction,
  createPayment,
  getTransactionStatus,
  cancelTransaction,
  cancelPayment,
  acceptTransaction,
  refundTransaction,
  listDepositTerms,
]
