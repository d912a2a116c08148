import { sumUnits, toUnits } from '../ledger/money.ts'
import type { PaymentRow } from './paymentRepository.ts'
import type { TransactionRow } from './transactionRepository.ts'

/** Where its payments put a transaction. */
export interface Evaluation {
  status: 1 | 0 | -1
  state: TransactionRow['state']
  /** The payments that belong to the merchant. The others are held or refunded. */
  credited: PaymentRow[]
}

function sum(payments: readonly PaymentRow[]): bigint {
  return sumUnits(payments.map(({ amount }) => amount))
}

/**
 * Applies the rules for partial, late and excess payments. The result does not depend on the order in which payments are
 * reported: what counts is when they were made. Once a transaction is paid, further payments are credited too. Money that
 * is too little or too late is held until the merchant accepts or refunds it.
 */
export function evaluatePayments(
  transaction: Pick<TransactionRow, 'amount' | 'expires_at' | 'resolution'>,
  payments: readonly PaymentRow[],
  now: Date,
): Evaluation {
  const { amount, expires_at: end, resolution } = transaction
  const due = toUnits(amount)
  const kept = payments.filter((payment) => payment.refunded_at === null)
  const inTime = kept.filter((payment) => payment.paid_at <= end)
  if (sum(inTime) >= due || resolution === 'accepted') {
    return { status: 1, state: sum(kept) > due ? 'overpaid' : 'paid', credited: kept }
  }
  if (payments.some((payment) => payment.paid_at > end)) {
    return { status: -1, state: sum(payments) >= due ? 'late' : 'underpaid', credited: [] }
  }
  const isPartlyPaid = payments.length > 0
  if (now <= end) {
    return { status: 0, state: isPartlyPaid ? 'partially_paid' : 'awaiting_payment', credited: [] }
  }
  return { status: -1, state: isPartlyPaid ? 'underpaid' : 'expired', credited: [] }
}
