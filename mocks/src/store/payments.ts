import { transactionStatuses } from '@sluice/api/contract'

import { newHash } from './identifiers.ts'
import type { MockStore } from './MockStore.ts'
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
      continue
    }
    row.status = transactionStatuses.success
    row.transaction_id = newHash(store)
    const net = netOfFee(row.amount, merchant.created_at, store.now())
    merchant.total_earnings = fromUnits(toUnits(merchant.total_earnings) + net)
  }
}

/** Lets arrive what is due by now. */
export function settleArriving(store: MockStore): void {
  const now = store.now()
  const due = store.state.arriving.filter(({ at }) => at <= now)
  if (due.length === 0) return
  store.state.arriving = store.state.arriving.filter(({ at }) => at > now)
  for (const { transaction_id } of due) settlePayment(store, transaction_id)
}
