import { addUp, sumDecimals, toAmount } from '@sluice/api/contract'
import type { Amount } from '@sluice/api/contract'

import type { PaymentRow } from './paymentRepository.ts'
import type { TransactionRow } from './transactionRepository.ts'

/** Where its payments put a transaction. */
export interface Evaluation {
  status: 1 | 0 | -1
  state: TransactionRow['state']
  /** The payments that belong to the merchant. The others are held or refunded. */
  credited: PaymentRow[]
}

/** A payment that still waits for confirmations. */
interface UnconfirmedPayment {
  amount: Amount
  paid_at: Date
}

function sum(payments: readonly PaymentRow[]): Amount {
  return sumDecimals(payments.map(({ amount }) => amount))
}

/**
 * Applies the rules for partial, late and excess payments. The result does not depend on the order in which payments are
 * reported: what counts is when they were made. Once a transaction is paid, further payments are credited too. Money that
 * is too little or too late is held until the merchant accepts or refunds it. `isOver`: the time to pay has passed on
 * every network, so that nothing made in time can still come to light. All money of a cancelled transaction is late, since
 * none was seen when it was cancelled.
 */
export function evaluatePayments(
  transaction: Pick<TransactionRow, 'amount' | 'expires_at' | 'resolution' | 'cancelled_at'>,
  payments: readonly PaymentRow[],
  unconfirmed: readonly UnconfirmedPayment[],
  isOver: boolean,
): Evaluation {
  const { amount, expires_at: end, resolution } = transaction
  const due = toAmount(amount)
  const kept = payments.filter((payment) => payment.refunded_at === null)
  const isCancelled = transaction.cancelled_at !== null
  const isInTime = ({ paid_at }: { paid_at: Date }) => !isCancelled && paid_at <= end
  const inTime = sum(kept.filter(isInTime))
  if (inTime >= due || (resolution === 'accepted' && kept.length > 0)) {
    return { status: 1, state: sum(kept) > due ? 'overpaid' : 'paid', credited: kept }
  }
  if (isCancelled) {
    return { status: -1, state: payments.length > 0 ? 'late' : 'cancelled', credited: [] }
  }
  const confirming = unconfirmed.filter(isInTime)
  const seen = addUp([inTime, ...confirming.map((payment) => payment.amount)])
  if (confirming.length > 0 && seen >= due) return { status: 0, state: 'confirming', credited: [] }
  if (!isOver || confirming.length > 0) {
    return { status: 0, state: seen > 0n ? 'partially_paid' : 'awaiting_payment', credited: [] }
  }
  if (payments.some((payment) => payment.paid_at > end)) {
    return { status: -1, state: sum(payments) >= due ? 'late' : 'underpaid', credited: [] }
  }
  return { status: -1, state: payments.length > 0 ? 'underpaid' : 'expired', credited: [] }
}
