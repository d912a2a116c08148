import { transactionStatuses, transactionTypes, type Transaction } from '@sluice/api/contract'

import { defineCall } from '../calls/defineCall.ts'
import { Refusal } from '../calls/Refusal.ts'
import { newId, newWallet } from '../store/identifiers.ts'
import { findRepeated, keepRequest } from '../store/idempotency.ts'
import { findTransaction, listTransactions } from '../store/listTransactions.ts'
import type { MockMerchant, MockStore } from '../store/MockStore.ts'
import { fromUnits, toUnits } from '../store/money.ts'

const payableMs = 60 * 60 * 1000

const createTransaction = defineCall('createTransaction', ({ store, merchant, body, headers }) => {
  const named = {
    merchant_id: merchant.id,
    key: headers.get('Idempotency-Key'),
    request: JSON.stringify([body.amount, body.metadata]),
  }
  const repeated = findRepeated(store, named)
  const earlier = repeated === undefined ? undefined : findTransaction(merchant, repeated)
  const row = earlier ?? addTransaction(store, merchant, body)
  if (!earlier) keepRequest(store, named, row.id)
  return {
    wallet_id: row.wallet_id,
    expiry: new Date(Date.parse(row.created_at) + payableMs).toISOString(),
    transaction_id: row.id,
  }
})

const getTransactionStatus = defineCall('getTransactionStatus', ({ merchant, params }) => {
  const row = findTransaction(merchant, params.id)
  if (!row) throw new Refusal('not_found')
  return { id: row.id, status: row.status, amount: row.amount, metadata: row.meta }
})

const viewTransactions = defineCall('viewTransactions', ({ merchant, query }) => {
  const page = listTransactions(merchant, query)
  if (!page) throw new Refusal('not_found')
  return page
})

/** A new pending transaction, which is paid by itself where the store says so. */
function addTransaction(
  store: MockStore,
  merchant: MockMerchant,
  { amount, metadata }: { amount: string; metadata: string },
): Transaction {
  const row: Transaction = {
    id: newId(store),
    wallet_id: newWallet(store),
    user_id: merchant.id,
    transaction_type: transactionTypes.payment,
    amount: fromUnits(toUnits(amount)),
    created_at: new Date(store.now()).toISOString(),
    status: transactionStatuses.pending,
    created_by: 'api',
    meta: metadata,
    transaction_id: null,
    from_type: 'sandbox',
  }
  merchant.transactions.unshift(row)
  const { pay_after_ms, arriving } = store.state
  if (pay_after_ms !== null) {
    arriving.push({ transaction_id: row.id, at: store.now() + pay_after_ms })
  }
  return row
}

/** What a merchant's own server calls with its API key. */
export const publicApiCalls = [createTransaction, getTransactionStatus, viewTransactions]
