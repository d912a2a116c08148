import { transactionStatuses, type WebhookEventType } from '@sluice/api/contract'

import { newHash, newId } from './identifiers.ts'
import type { MockMerchant, MockStore } from './MockStore.ts'
import { fromUnits, netOfFee, toUnits } from './money.ts'

/** How a pending payment ends. */
export type PaymentOutcome = 'paid' | 'expired'

/** Lets a payment arrive, or not. Nothing happens to a transaction that is no longer pending. */
export function settlePayment(
  store: MockStore,
  transactionId: string,
  outcome: PaymentOutcome = 'paid',
): void {
  for (const merchant of store.state.merchants) {
    const row = merchant.transactions.find(({ id }) => id === transactionId)
    if (row?.status !== transactionStatuses.pending) continue
    if (outcome !== 'paid') {
      row.status = transactionStatuses.failed
      tell(store, merchant, 'transaction.failed')
      continue
    }
    row.status = transactionStatuses.success
    row.transaction_id = newHash(store)
    const net = netOfFee(row.amount, merchant.created_at, store.now())
    merchant.total_earnings = fromUnits(toUnits(merchant.total_earnings) + net)
    tell(store, merchant, 'transaction.succeeded')
  }
}

/** Tells the merchant's webhook, which is always well here. */
function tell(store: MockStore, merchant: MockMerchant, type: WebhookEventType): void {
  if (!merchant.webhook) return
  merchant.webhook_deliveries.unshift({
    id: `msg_${newId(store)}`,
    type,
    state: 'delivered',
    attempts: 1,
    status: 200,
    error: null,
    created_at: new Date(store.now()).toISOString(),
  })
}

/** Lets arrive what is due by now. */
export function settleArriving(store: MockStore): void {
  const now = store.now()
  const due = store.state.arriving.filter(({ at }) => at <= now)
  if (due.length === 0) return
  store.state.arriving = store.state.arriving.filter(({ at }) => at > now)
  for (const { transaction_id } of due) settlePayment(store, transaction_id)
}
