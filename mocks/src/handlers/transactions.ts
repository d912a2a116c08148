import { transactionStatuses, transactionTypes, type Transaction } from '@sluice/api/contract'

import { ApiError, fieldError } from '../http/ApiError.ts'
import { newId, newWallet } from '../store/ids.ts'
import type { MockMerchant, MockStore } from '../store/MockStore.ts'
import { balanceOf, feeOn, roundUp, fromUnits, toUnits } from '../store/money.ts'
import { resolveTransaction } from '../store/payments.ts'
import * as transactions from '../store/transactions.ts'
import { toChecksumAddress } from '../store/wallets.ts'
import { defineHandler } from './defineHandler.ts'

const payableMs = 60 * 60 * 1000
const idempotencyKeyMs = 24 * 60 * 60 * 1000

interface CreateRequest {
  amount: string
  metadata: string
}

const countTransactions = defineHandler('countTransactions', ({ merchant }) => ({
  count: transactions.countTransactions(merchant),
}))

const listTransactions = defineHandler('listTransactions', ({ merchant, query }) => {
  const page = transactions.listTransactions(merchant, query)
  if (!page) throw new ApiError('not_found')
  return page
})

const viewTransactions = defineHandler('viewTransactions', ({ merchant, query }) => {
  const page = transactions.listTransactions(merchant, query)
  if (!page) throw new ApiError('not_found')
  return page
})

const createTransaction = defineHandler(
  'createTransaction',
  ({ store, merchant, body, headers }) => {
    const row = createOnce(store, merchant, headers.get('Idempotency-Key'), body)
    return {
      wallet_id: row.wallet_id,
      expiry: new Date(Date.parse(row.created_at) + payableMs).toISOString(),
      transaction_id: row.id,
    }
  },
)

const getTransactionStatus = defineHandler('getTransactionStatus', ({ merchant, params }) => {
  const row = transactions.findTransaction(merchant, params.id)
  if (!row) throw new ApiError('not_found')
  return toStatus(row)
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
  if (!resolveTransaction(store, merchant, row, resolution)) throw new ApiError('nothing_held')
  return toStatus(row)
}

function toStatus(row: Transaction) {
  return {
    id: row.id,
    status: row.status,
    amount: row.amount,
    metadata: row.meta,
    state: row.state,
    currency: row.currency,
    network: row.network,
    received: row.received,
    fee: row.fee,
    net: row.net,
    remaining: row.remaining,
    resolution: row.resolution,
    confirmations: row.confirmations,
    required_confirmations: row.required_confirmations,
    settlement: row.settlement,
    settlement_hash: row.settlement_hash,
  }
}

/** Creates a transaction, or returns the one that an earlier request with this idempotency key created. */
function createOnce(
  store: MockStore,
  merchant: MockMerchant,
  key: string | null,
  body: CreateRequest,
): Transaction {
  if (key === null) return addTransaction(store, merchant, body)
  if (!/^[\u0021-\u007E]{1,255}$/.test(key)) {
    throw fieldError('Idempotency-Key', 'must be 1 to 255 visible ASCII characters')
  }
  const { state, now } = store
  const merchant_id = merchant.id
  const request = JSON.stringify([body.amount, body.metadata])
  state.idempotency_keys = state.idempotency_keys.filter(({ expires_at }) => expires_at > now())
  const earlier = state.idempotency_keys.find(
    (each) => each.merchant_id === merchant_id && each.key === key,
  )
  if (earlier && earlier.request !== request) throw new ApiError('idempotency_conflict')
  const created = earlier && transactions.findTransaction(merchant, earlier.transaction_id)
  if (created) return created
  const row = addTransaction(store, merchant, body)
  const expires_at = now() + idempotencyKeyMs
  state.idempotency_keys.push({ merchant_id, key, request, transaction_id: row.id, expires_at })
  return row
}

function addTransaction(
  store: MockStore,
  merchant: MockMerchant,
  { amount, metadata }: CreateRequest,
): Transaction {
  if (!toChecksumAddress(merchant.wallet_id)) throw new ApiError('wallet_required')
  const units = roundUp(toUnits(amount))
  if (feeOn(units, merchant.created_at, store.now()) >= units) {
    throw fieldError('amount', 'must be more than the minimum fee of 1')
  }
  const base = {
    id: newId(store),
    wallet_id: newWallet(store),
    user_id: merchant.id,
    transaction_type: transactionTypes.payment,
    amount: fromUnits(units),
    created_at: new Date(store.now()).toISOString(),
    status: transactionStatuses.pending,
    created_by: 'api',
    meta: metadata,
    transaction_id: null,
    from_type: '',
  }
  const row: Transaction = { ...base, ...balanceOf(base) }
  merchant.transactions.unshift(row)
  const { pay_after_ms, scheduled_payments } = store.state
  if (pay_after_ms !== null) {
    scheduled_payments.push({ transaction_id: row.id, at: store.now() + pay_after_ms })
  }
  return row
}

/** A merchant's transactions, for the dashboard and for the merchant's server. */
export const transactionHandlers = [
  countTransactions,
  listTransactions,
  viewTransactions,
  createTransaction,
  getTransactionStatus,
  acceptTransaction,
  refundTransaction,
]
