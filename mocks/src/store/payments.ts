import { transactionStatuses, type WebhookEventType } from '@sluice/api/contract'

import { newHash, newId } from './ids.ts'
import type { MockMerchant, MockStore } from './MockStore.ts'
import { fromUnits, netOfFee, toUnits } from './money.ts'

/** How a pending payment ends. */
export type PaymentOutcome = 'paid' | 'expired'

/** Settles a pending transaction. Has no effect on a transaction that is already settled. */
export function settlePayment(
  store: MockStore,
  transactionId: string,
  outcome: PaymentOutcome = 'paid',
): void {
  for (const merchant of store.state.merchants) {
    const row = merchant.transactions.find(({ id }) => id === transactionId)
    if (row?.status !== transactionStatuses.pending) continue
    if (outcome === 'expired') {
      row.status = transactionStatuses.failed
      recordDelivery(store, merchant, 'transaction.failed')
      continue
    }
    row.status = transactionStatuses.success
    row.transaction_id = newHash(store)
    const net = netOfFee(row.amount, merchant.created_at, store.now())
    merchant.total_earnings = fromUnits(toUnits(merchant.total_earnings) + net)
    recordDelivery(store, merchant, 'transaction.succeeded')
  }
}

/** Every webhook of the mocks accepts its events. */
function recordDelivery(store: MockStore, merchant: MockMerchant, type: WebhookEventType): void {
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

/** Settles the scheduled payments that are due. */
export function settleDuePayments(store: MockStore): void {
  const now = store.now()
  const due = store.state.scheduled_payments.filter(({ at }) => at <= now)
  if (due.length === 0) return
  store.state.scheduled_payments = store.state.scheduled_payments.filter(({ at }) => at > now)
  for (const { transaction_id } of due) settlePayment(store, transaction_id)
}
