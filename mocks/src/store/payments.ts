import {
  addUp,
  asAmount,
  subtract,
  toAmount,
  toDecimal,
  transactionStatuses,
  zeroAmount,
  zeroDecimal,
  type Amount,
  type Transaction,
} from '@sluice/api/contract'

import { recordEvent } from './deliveries.ts'
import { newHash } from './ids.ts'
import type { MockMerchant, MockStore } from './MockStore.ts'
import { balanceOf, feeOn } from './balanceOf.ts'

/** How a pending payment ends. */
export type PaymentOutcome = 'paid' | 'underpaid' | 'expired'

/** Settles a pending transaction. Has no effect on a transaction that is already settled. */
export function settlePayment(
  store: MockStore,
  transactionId: string,
  outcome: PaymentOutcome = 'paid',
): void {
  for (const merchant of store.state.merchants) {
    const row = merchant.transactions.find(({ id }) => id === transactionId)
    if (row?.status !== transactionStatuses.pending) continue
    if (outcome !== 'expired') {
      row.transaction_id = newHash(store)
      row.hash = row.transaction_id
      row.from_type = 'local'
    }
    if (outcome === 'paid') {
      creditPayment(store, merchant, row, toAmount(row.amount))
      continue
    }
    row.status = transactionStatuses.failed
    const received = outcome === 'underpaid' ? asAmount(toAmount(row.amount) / 2n) : zeroAmount
    if (received > 0n) recordEvent(store, merchant, 'transaction.updated', row)
    Object.assign(row, balanceOf(row, { received }))
    recordEvent(store, merchant, 'transaction.failed', row)
  }
}

function creditPayment(
  store: MockStore,
  merchant: MockMerchant,
  row: Transaction,
  received: Amount,
): void {
  const fee = feeOn(received, merchant.created_at, Date.parse(row.created_at))
  row.status = transactionStatuses.success
  Object.assign(row, balanceOf(row, { received, fee }))
  merchant.total_earnings = toDecimal(
    addUp([toAmount(merchant.total_earnings), subtract(received, fee)]),
  )
  recordEvent(store, merchant, 'transaction.succeeded', row)
}

/** Accepts or refunds the money that a failed transaction holds. False if it holds none. */
export function resolveTransaction(
  store: MockStore,
  merchant: MockMerchant,
  row: Transaction,
  resolution: 'accepted' | 'refunded',
): boolean {
  if (row.resolution === resolution) return true
  const held = toAmount(row.received)
  const isHeld = row.status === transactionStatuses.failed && row.resolution === null && held > 0n
  if (!isHeld) return false
  if (resolution === 'accepted') {
    creditPayment(store, merchant, row, held)
    row.state = 'paid'
    row.remaining = zeroDecimal
  } else {
    // The contract takes its fee of all money that it forwards.
    row.fee = toDecimal(feeOn(held, merchant.created_at, Date.parse(row.created_at)))
    merchant.total_earnings = toDecimal(
      subtract(toAmount(merchant.total_earnings), toAmount(row.fee)),
    )
    recordEvent(store, merchant, 'transaction.updated', row)
  }
  row.resolution = resolution
  return true
}

/** Cancels a payment that nobody has paid. False if money was received or it has ended. */
export function cancelPendingPayment(
  store: MockStore,
  merchant: MockMerchant,
  row: Transaction,
): boolean {
  if (row.state === 'cancelled') return true
  if (row.state !== 'awaiting_payment') return false
  Object.assign(row, {
    status: transactionStatuses.failed,
    state: 'cancelled',
    remaining: zeroDecimal,
  })
  recordEvent(store, merchant, 'transaction.failed', row)
  return true
}

/** Settles the scheduled payments that are due. */
export function settleDuePayments(store: MockStore): void {
  const now = store.now()
  const due = store.state.scheduled_payments.filter(({ at }) => at <= now)
  if (due.length === 0) return
  store.state.scheduled_payments = store.state.scheduled_payments.filter(({ at }) => at > now)
  for (const { transaction_id } of due) settlePayment(store, transaction_id)
}
