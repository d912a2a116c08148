import { addUp, sumDecimals, toAmount } from '@sluice/api/contract'
import type { Amount, HeldReason } from '@sluice/api/contract'

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

type Payment = Pick<PaymentRow, 'amount' | 'expires_at' | 'resolution' | 'cancelled_at'>

/** Whether a transfer's token is accepted, by the payment's terms or by the merchant. */
export function isAccepted({ accepted_at }: Pick<BookedTransfer, 'accepted_at'>): boolean {
  return accepted_at !== null
}

/** What transfers count towards the amount due. */
export function countedAmount(transfers: readonly BookedTransfer[]): Amount {
  const counted = transfers.filter((each) => isAccepted(each) && each.is_at_par)
  return sumDecimals(counted.map(({ amount }) => amount))
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
  const { amount, expires_at: end, resolution } = payment
  const due = toAmount(amount)
  const transfers = booked.filter(isAccepted)
  const kept = transfers.filter((transfer) => transfer.refunded_at === null)
  const isCancelled = payment.cancelled_at !== null
  const isInTime = ({ paid_at }: { paid_at: Date }) => !isCancelled && paid_at <= end
  const inTime = countedAmount(kept.filter(isInTime))
  if (inTime >= due || (resolution === 'accepted' && kept.length > 0)) {
    return { status: 1, state: countedAmount(kept) > due ? 'overpaid' : 'paid', credited: kept }
  }
  if (isCancelled) {
    return { status: -1, state: transfers.length > 0 ? 'late' : 'cancelled', credited: [] }
  }
  const confirming = unconfirmed.filter(isInTime)
  const seen = addUp([inTime, ...confirming.map((transfer) => transfer.amount)])
  if (confirming.length > 0 && seen >= due) return { status: 0, state: 'confirming', credited: [] }
  if (!isOver || confirming.length > 0) {
    return { status: 0, state: seen > 0n ? 'partially_paid' : 'awaiting_payment', credited: [] }
  }
  if (transfers.some((transfer) => transfer.paid_at > end)) {
    return {
      status: -1,
      state: countedAmount(transfers) >= due ? 'late' : 'underpaid',
      credited: [],
    }
  }
  return { status: -1, state: transfers.length > 0 ? 'underpaid' : 'expired', credited: [] }
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
