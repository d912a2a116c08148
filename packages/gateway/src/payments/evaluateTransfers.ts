import {
  addUp,
  defaultRules,
  subtract,
  sumDecimals,
  toAmount,
  toleranceOf,
} from '@sluice/api/contract'
import type { Amount, HeldReason, PaymentRules } from '@sluice/api/contract'

import type { BookedTransfer } from './bookedTransferRepository.ts'
import type { PaymentRow } from './paymentRepository.ts'

/** Where its transfers put a payment. */
export interface Evaluation {
  status: 1 | 0 | -1
  state: PaymentRow['state']
  /** The transfers that belong to the merchant. The others are held or refunded. */
  credited: BookedTransfer[]
}

/** A transfer that counts and still waits for confirmations. */
interface UnconfirmedTransfer {
  amount: Amount
  paid_at: Date
}

type Payment = Pick<PaymentRow, 'amount' | 'expires_at' | 'resolution' | 'cancelled_at' | 'rules'>

function amountIn({ amount }: UnconfirmedTransfer): Amount {
  return amount
}

function isAtPar({ is_at_par }: BookedTransfer): boolean {
  return is_at_par
}

/** Whether a transfer's token is accepted, by the payment's terms or by the merchant. */
export function isAccepted({ accepted_at }: Pick<BookedTransfer, 'accepted_at'>): boolean {
  return accepted_at !== null
}

/** What transfers count towards the amount due. */
export function countedAmount(transfers: readonly BookedTransfer[]): Amount {
  const counted = transfers.filter((each) => isAccepted(each) && each.is_at_par)
  return sumDecimals(counted.map(({ counted: counts, amount }) => counts ?? amount))
}

/** The rules of a payment. Those from before merchants could change them follow the defaults. */
export function rulesOf({ rules }: Pick<PaymentRow, 'rules'>): PaymentRules {
  return rules ?? defaultRules
}

/** Whether an amount is nothing, or too small to change anything, so that nobody can get in a payment's way with it. */
export function isDust(payment: Pick<PaymentRow, 'rules'>, amount: Amount): boolean {
  return amount === 0n || amount < toAmount(rulesOf(payment).dust)
}

/** The least that pays an amount in full, by the rules for what is missing. */
export function leastPaid(asked: Amount, rules: PaymentRules): Amount {
  return subtract(asked, toleranceOf(asked, rules.underpayment_percent, rules.underpayment_max))
}

/**
 * Applies the rules for partial, late and excess transfers. The result does not depend on the order in which transfers are
 * reported: what counts is when they were made. Once a payment is paid, further transfers are credited too. Money that
 * is too little, too late or in a token that is not accepted is held until the merchant accepts or refunds it. `isOver`:
 * the time to pay has passed on every network, so that nothing made in time can still come to light. All money of a
 * cancelled payment is late, since none was seen when it was cancelled.
 */
export function evaluateTransfers(
  payment: Payment,
  booked: readonly BookedTransfer[],
  unconfirmed: readonly UnconfirmedTransfer[],
  isOver: boolean,
): Evaluation {
  const { expires_at: end, resolution } = payment
  const rules = rulesOf(payment)
  const asked = toAmount(payment.amount)
  const due = leastPaid(asked, rules)
  const most = addUp([asked, toleranceOf(asked, rules.overpayment_percent, rules.overpayment_max)])
  const transfers = booked.filter(isAccepted)
  const kept = transfers.filter((transfer) => transfer.refunded_at === null)
  const isCancelled = payment.cancelled_at !== null
  const lastMoment = rules.accepts_late ? Infinity : end.getTime() + rules.grace_minutes * 60_000
  /** Whether it counts if the payment is made in full. */
  const isSoonEnough = ({ paid_at }: { paid_at: Date }) =>
    !isCancelled && paid_at.getTime() <= lastMoment
  const isInTime = ({ paid_at }: { paid_at: Date }) => !isCancelled && paid_at <= end

  const soonEnough = countedAmount(kept.filter(isSoonEnough))
  if (soonEnough >= due || (resolution === 'accepted' && kept.length > 0)) {
    return { status: 1, state: countedAmount(kept) > most ? 'overpaid' : 'paid', credited: kept }
  }
  const isNothing = isDust(payment, countedAmount(transfers)) && transfers.every(isAtPar)
  if (isCancelled) return { status: -1, state: isNothing ? 'cancelled' : 'late', credited: [] }
  const arriving = unconfirmed.filter(isSoonEnough)
  if (arriving.length > 0 && addUp([soonEnough, ...arriving.map(amountIn)]) >= due) {
    return { status: 0, state: 'confirming', credited: [] }
  }
  const confirming = unconfirmed.filter(isInTime)
  const seen = addUp([countedAmount(kept.filter(isInTime)), ...confirming.map(amountIn)])
  if (!isOver || confirming.length > 0) {
    const state = isDust(payment, seen) ? 'awaiting_payment' : 'partially_paid'
    return { status: 0, state, credited: [] }
  }
  if (isNothing) return { status: -1, state: 'expired', credited: [] }
  const isLate = transfers.some((transfer) => transfer.paid_at > end)
  const state = isLate && countedAmount(transfers) >= due ? 'late' : 'underpaid'
  return { status: -1, state, credited: [] }
}

/** Why a transfer is held, by where its payment stands. Null if it is credited, or can still become part of the payment. */
export function heldReason(
  { expires_at, cancelled_at }: Pick<Payment, 'expires_at' | 'cancelled_at'>,
  { status, credited }: Evaluation,
  transfer: BookedTransfer,
): HeldReason | null {
  if (credited.includes(transfer)) return null
  if (!isAccepted(transfer)) return 'token_not_accepted'
  if (status !== -1 && transfer.refunded_at === null) return null
  if (cancelled_at) return 'after_cancel'
  return transfer.paid_at > expires_at ? 'late' : 'underpaid'
}
