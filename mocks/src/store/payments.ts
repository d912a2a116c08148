import {
  addUp,
  asAmount,
  subtract,
  sumDecimals,
  toAmount,
  toDecimal,
  wireStatuses,
  zeroAmount,
  zeroDecimal,
  type Amount,
  type Payment,
  withListedAliases,
} from '@sluice/api/contract'

import { recordEvent } from './deliveries.ts'
import { newHash } from './ids.ts'
import type { MockMerchant, MockStore } from './MockStore.ts'
import { balanceOf, feeOn, heldBy } from './balanceOf.ts'

/** How a pending payment ends. */
export type PaymentOutcome = 'paid' | 'underpaid' | 'expired'

/** Ends a pending payment. Has no effect on one that has ended. */
export function endPaymentAs(
  store: MockStore,
  paymentId: string,
  outcome: PaymentOutcome = 'paid',
): void {
  for (const merchant of store.state.merchants) {
    const row = merchant.payments.find(({ id }) => id === paymentId)
    if (row?.status !== wireStatuses.pending) continue
    if (outcome !== 'expired') {
      Object.assign(row, withListedAliases({ ...row, hash: newHash(store), network: 'local' }))
    }
    if (outcome === 'paid') {
      creditPayment(store, merchant, row, toAmount(row.amount))
      continue
    }
    row.status = wireStatuses.failed
    const received = outcome === 'underpaid' ? asAmount(toAmount(row.amount) / 2n) : zeroAmount
    if (received > 0n) recordEvent(store, merchant, 'payment.updated', row)
    const fee = feeOn(row, received, merchant.created_at)
    Object.assign(row, balanceOf(row, { received, fee }))
    row.held = heldBy(row)
    recordEvent(store, merchant, 'payment.failed', row)
    if (row.held.length > 0) recordEvent(store, merchant, 'payment.held', row)
  }
}

function creditPayment(
  store: MockStore,
  merchant: MockMerchant,
  row: Payment,
  received: Amount,
): void {
  const fee = feeOn(row, received, merchant.created_at)
  row.status = wireStatuses.success
  Object.assign(row, balanceOf(row, { received, fee }))
  merchant.total_earnings = toDecimal(
    addUp([toAmount(merchant.total_earnings), subtract(received, fee)]),
  )
  recordEvent(store, merchant, 'payment.paid', row)
}

/** Accepts the money that a payment holds. False if it holds none. */
export function acceptHeld(store: MockStore, merchant: MockMerchant, row: Payment): boolean {
  const open = row.held.filter((each) => each.resolution === null)
  if (open.length === 0) return row.resolution === 'accepted'
  const held = sumDecimals(open.map(({ amount }) => amount))
  row.held = row.held.filter((each) => !open.includes(each))
  if (row.status === wireStatuses.failed) {
    creditPayment(store, merchant, row, held)
    row.state = 'paid'
    row.remaining = zeroDecimal
    row.resolution = 'accepted'
    return true
  }
  const received = addUp([toAmount(row.received), held])
  if (received >= toAmount(row.amount)) creditPayment(store, merchant, row, received)
  else {
    Object.assign(row, balanceOf(row, { received }))
    recordEvent(store, merchant, 'payment.updated', row)
  }
  return true
}

/** Cancels a payment that nobody has paid. False if money was received or it has ended. */
export function cancelPendingPayment(
  store: MockStore,
  merchant: MockMerchant,
  row: Payment,
): boolean {
  if (row.state === 'cancelled') return true
  if (row.state !== 'awaiting_payment') return false
  Object.assign(row, {
    status: wireStatuses.failed,
    state: 'cancelled',
    remaining: zeroDecimal,
  })
  recordEvent(store, merchant, 'payment.failed', row)
  return true
}

/** Settles the scheduled payments that are due. */
export function endDuePayments(store: MockStore): void {
  const now = store.now()
  const due = store.state.scheduled_payments.filter(({ at }) => at <= now)
  if (due.length === 0) return
  store.state.scheduled_payments = store.state.scheduled_payments.filter(({ at }) => at > now)
  for (const { payment_id } of due) endPaymentAs(store, payment_id)
}
