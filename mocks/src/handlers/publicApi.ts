import { transactionStatuses, transactionTypes } from '@sluice/api/contract'

import { defineCall } from '../calls/defineCall.ts'
import { Refusal } from '../calls/Refusal.ts'
import { newId, newWallet } from '../store/identifiers.ts'
import { findTransaction, listTransactions } from '../store/listTransactions.ts'
import { fromUnits, toUnits } from '../store/money.ts'

const payableMs = 60 * 60 * 1000

const createTransaction = defineCall('createTransaction', ({ store, merchant, body, headers }) => {
  const key = headers.get('Idempotency-Key')
  const request = JSON.stringify(body)
  const before = store.state.idempotent.find(
    (each) => key !== null && each.merchant_id === merchant.id && each.key === key,
  )
  if (before && before.request !== request) throw new Refusal('idempotency_conflict')
  const earlier = before && findTransaction(merchant, before.transaction_id)
  const row = earlier ?? {
    id: newId(store),
    wallet_id: newWallet(store),
    user_id: merchant.id,
    transaction_type: transactionTypes.payment,
    amount: fromUnits(toUnits(body.amount)),
    created_at: new Date(store.now()).toISOString(),
    status: transactionStatuses.pending,
    created_by: 'api',
    meta: body.metadata,
    transaction_id: null,
    from_type: 'sandbox',
  }
  if (!earlier) {
    merchant.transactions.unshift(row)
    const { pay_after_ms, arriving } = store.state
    if (pay_after_ms !== null) {
      arriving.push({ transaction_id: row.id, at: store.now() + pay_after_ms })
    }
    if (key !== null) {
      store.state.idempotent.push({
        merchant_id: merchant.id,
        key,
        request,
        transaction_id: row.id,
      })
    }
  }
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

const viewTransactions = defineCall('viewTransactions', ({ merchant, query }) =>
  listTransactions(merchant, query),
)

/** What a merchant's own server calls with its API key. */
export const publicApiCalls = [createTransaction, getTransactionStatus, viewTransactions]
