import type { Transaction } from '@sluice/api/contract'

import type { Translate } from '../../messages/MessageKey.ts'

/** `250.5000000000` as `250.5`. */
export function shorten(amount: string): string {
  return amount.replace(/(\.\d*?)0+$/, '$1').replace(/\.$/, '')
}

const texts = (t: Translate): Readonly<Record<string, string>> => ({
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

/** A state in words. A state that a newer server added is shown as it is. */
export function stateText(state: string, t: Translate): string {
  return texts(t)[state] ?? state.replaceAll('_', ' ')
}

/** Whether a transaction holds money that the merchant has to accept or refund. */
export function isHeld({ state, resolution }: Pick<Transaction, 'state' | 'resolution'>): boolean {
  return (state === 'late' || state === 'underpaid') && resolution === null
}

/** What happened to the money of a transaction that holds some. */
export function heldText({ state, amount, received, currency }: Transaction, t: Translate): string {
  const unit = currency ?? ''
  const got = shorten(received ?? '0')
  return state === 'underpaid'
    ? t('transactions.arrivedInTime', { received: got, amount: shorten(amount), unit })
    : t('transactions.arrivedLate', { received: got, unit })
}
