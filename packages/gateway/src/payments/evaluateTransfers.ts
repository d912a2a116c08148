import { addUp, sumDecimals, toAmount } from '@sluice/api/contract'
import type { Amount } from '@sluice/api/contract'

import type { BookedTransfer } from './bookedTransferRepository.ts'
import type { PaymentRow } from './paymentRepository.ts'

/** Where its transfers put a payment. */
export interface Evaluation {
  status: 1 | 0 | -1
  state: PaymentRow['state']
  /** The transfers that belong to the merchant. The others are held or refunded. */
  credited: BookedTransfer[]
}

/** A transfer that still waits for confirmations. */
interface UnconfirmedTransfer {
  amount: Amount
  paid_at: Date
}

function sum(transfers: readonly BookedTransfer[]): Amount {
  return sumDecimals(transfers.map(({ amount }) => amount))
}

/**
 * Applies the rules for partial, late and excess transfers. The result does not depend on the order in which transfers are
 * reported: what counts is when they were made. Once a payment is paid, further transfers are credited too. Money that
 * is too little or too late is held until the merchant accepts or refunds it. `isOver`: the time to pay has passed on
 * every network, so that nothing made in time can still come to light. All money of a cancelled payment is late, since
 * none was seen when it was cancelled.
 */
export function evaluateTransfers(
  payment: Pick<PaymentRow, 'amount' | 'expires_at' | 'resolution' | 'cancelled_at'>,
  transfers: readonly BookedTransfer[],
  unconfirmed: readonly UnconfirmedTransfer[],
  isOver: boolean,
): Evaluation {
  const { amount, expires_at: end, resolution } = payment
  const due = toAmount(amount)
  const kept = transfers.filter((transfer) => transfer.refunded_at === null)
  const isCancelled = payment.cancelled_at !== null
  const isInTime = ({ paid_at }: { paid_at: Date }) => !isCancelled && paid_at <= end
  const inTime = sum(kept.filter(isInTime))
  if (inTime >= due || (resolution === 'accepted' && kept.length > 0)) {
    return { status: 1, state: sum(kept) > due ? 'overpaid' : 'paid', credited: kept }
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
    return { status: -1, state: sum(transfers) >= due ? 'late' : 'underpaid', credited: [] }
  }
  return { status: -1, state: transfers.length > 0 ? 'underpaid' : 'expired', credited: [] }
}
