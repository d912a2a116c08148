import { subtract, sumDecimals, toAmount, toDecimal, wireStatuses } from '@sluice/api/contract'
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
export function isHeld({ held }: Pick<Payment, 'held'>): boolean {
  return held.some(({ resolution }) => resolution === null)
}

/** Whether all that waits for the merchant is a network's own coin, which counts towards nothing. */
export function isOnlyCoins({ held }: Pick<Payment, 'held'>): boolean {
  return held.every(({ resolution, reason }) => resolution !== null || reason === 'native_coin')
}

/** What happened to the money of a payment that holds some: a sentence for each token and reason. */
export function heldText({ held, amount, currency }: Payment, t: Translate): string {
  const open = held.filter(({ resolution }) => resolution === null)
  const kinds = new Set(open.map(({ token, reason }) => `${token} ${reason}`))
  const sentences = [...kinds].map((kind) => {
    const own = open.filter(({ token, reason }) => `${token} ${reason}` === kind)
    const received = shorten(toDecimal(sumDecimals(own.map((each) => each.amount))))
    const unit = own[0]?.token ?? currency
    switch (own[0]?.reason) {
      case 'token_not_accepted':
        return t('transactions.arrivedInWrongToken', { received, unit })
      case 'native_coin':
        return t('transactions.arrivedInCoin', { received, unit })
      case 'after_cancel':
        return t('transactions.arrivedAfterCancel', { received, unit })
      case 'underpaid':
        return t('transactions.arrivedInTime', { received, amount: shorten(amount), unit })
      default:
        return t('transactions.arrivedLate', { received, unit })
    }
  })
  return sentences.join(' ')
}

/** What accepting the held money of a payment leads to. */
export function acceptedText(payment: Payment, t: Translate): string {
  const { status, resolution, held, currency: unit, received, fee_due: fee } = payment
  if (isOnlyCoins(payment)) return t('transactions.ifCoinAccepted')
  if (status !== wireStatuses.failed) return t('transactions.ifTokenAccepted')
  // The figures of the payment are those of its own token, and of what was not refunded before.
  const isWhole = resolution === null && held.every(({ token }) => token === unit)
  if (!isWhole || !/[1-9]/.test(fee)) return t('transactions.ifAccepted')
  const arrives = shorten(toDecimal(subtract(toAmount(received), toAmount(fee))))
  return t('transactions.ifAcceptedArrives', { arrives, fee: shorten(fee), unit })
}
