import type { Payment, PaymentState } from '@sluice/api/contract'

import type { Translate } from '../../messages/MessageKey.ts'

/** `250.5000000000` as `250.5`. */
export function shorten(amount: string): string {
  return amount.replace(/(\.\d*?)0+$/, '$1').replace(/\.$/, '')
}

const texts = (t: Translate): Record<PaymentState, string> => ({
  awaiting_payment: t('transactions.awaitingPayment'),
  partially_paid: t('transactions.partiallyPaid'),
  confirming: t('transactions.confirming'),
  paid: t('transactions.paid'),
  overpaid: t('transactions.overpaid'),
  underpaid: t('transactions.underpaid'),
  late: t('transactions.paidLate'),
  expired: t('transactions.expired'),
  cancelled: t('transactions.cancelled'),
})

/** A state in words. */
export function stateText(state: PaymentState, t: Translate): string {
  return texts(t)[state]
}

/** Whether a payment holds money that the merchant has to accept or refund. */
export function isHeld({ state, resolution }: Pick<Payment, 'state' | 'resolution'>): boolean {
  return (state === 'late' || state === 'underpaid') && resolution === null
}

/** What happened to the money of a payment that holds some. */
export function heldText({ state, amount, received, currency }: Payment, t: Translate): string {
  const got = shorten(received)
  return state === 'underpaid'
    ? t('transactions.arrivedInTime', { received: got, amount: shorten(amount), unit: currency })
    : t('transactions.arrivedLate', { received: got, unit: currency })
}
