import type { TransactionRow } from '../transactions/transactionRepository.ts'
import { toUnits } from './money.ts'
import type { PaymentRow } from './paymentRepository.ts'

/** What the payments seen so far make of a transaction. */
export interface Evaluation {
  status: 1 | 0 | -1
  outcome: TransactionRow['outcome']
  /** The payments that count: their money is the merchant's. */
  credited: PaymentRow[]
}

function sum(payments: readonly PaymentRow[]): bigint {
  return payments.reduce((total, payment) => total + toUnits(payment.amount), 0n)
}

/**
 * The rules of under-, over-, late and split payments, from the payments alone, so that their order doesn't matter. Money
 * that came in time counts even when the network told of it late; once a transaction is paid, whatever else comes to its
 * address is the merchant's too. Money that came only after the end, or too little, is held and not credited.
 */
export function evaluatePayments(
  transaction: Pick<TransactionRow, 'amount' | 'expires_at'>,
  payments: readonly PaymentRow[],
  now: Date,
): Evaluation {
  const asked = toUnits(transaction.amount)
  const inTime = payments.filter((payment) => payment.paid_at <= transaction.expires_at)
  const total = sum(payments)
  if (sum(inTime) >= asked) {
    const outcome = total > asked ? 'overpaid' : payments.length > 1 ? 'split' : 'paid'
    return { status: 1, outcome, credited: [...payments] }
  }
  if (payments.length > inTime.length) {
    return { status: -1, outcome: total >= asked ? 'late' : 'underpaid', credited: [] }
  }
  if (now <= transaction.expires_at) return { status: 0, outcome: 'pending', credited: [] }
  return { status: -1, outcome: inTime.length > 0 ? 'underpaid' : 'expired', credited: [] }
}
