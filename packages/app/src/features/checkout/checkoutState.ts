import { plainDecimal, type Checkout } from '@sluice/api/contract'
import type { StateBannerProps } from '@sluice/ui'

import type { Translate } from '../../messages/MessageKey.ts'

/** What a customer is told about a payment. */
export interface CheckoutState extends Pick<StateBannerProps, 'tone' | 'title'> {
  message: string
  /** Whether the customer should pay now. Never while a payment of theirs is on its way. */
  canPay: boolean
  /** Nothing more will change that the customer waits for. */
  isFinal: boolean
}

export interface CheckoutSituation {
  /** The time to pay has ended, by the server's clock. */
  isOver: boolean
  /** A wallet on this page has sent a payment that the server has not seen yet. */
  isSent: boolean
}

/** The seller in the middle of a sentence. */
function sellerOf({ business_name }: Checkout, t: Translate): string {
  return business_name || t('checkout.theSeller')
}

function amountOf(checkout: Checkout, amount: string): string {
  return `${plainDecimal(amount)} ${checkout.currency}`
}

function pendingState(checkout: Checkout, { isOver, isSent }: CheckoutSituation, t: Translate) {
  if (checkout.state === 'confirming') {
    return {
      tone: 'progress',
      title: t('checkout.confirmingTitle'),
      message: t('checkout.confirming'),
      canPay: false,
    } as const
  }
  if (isSent) {
    return {
      tone: 'progress',
      title: t('checkout.sentTitle'),
      message: t('checkout.sent'),
      canPay: false,
    } as const
  }
  if (isOver) {
    return {
      tone: 'progress',
      title: t('checkout.overTitle'),
      message: t('checkout.over'),
      canPay: false,
    } as const
  }
  if (checkout.state === 'partially_paid') {
    const received = amountOf(checkout, checkout.received)
    const remaining = amountOf(checkout, checkout.remaining)
    return {
      tone: 'warning',
      title: t('checkout.partlyPaidTitle'),
      message: t('checkout.partlyPaid', { received, remaining }),
      canPay: true,
    } as const
  }
  return {
    tone: 'waiting',
    title: t('checkout.waitingTitle'),
    message: t('checkout.waiting'),
    canPay: true,
  } as const
}

function failedState(checkout: Checkout, t: Translate) {
  const seller = sellerOf(checkout, t)
  switch (checkout.state) {
    case 'underpaid':
      return {
        tone: 'failed',
        title: t('checkout.underpaidTitle'),
        message: t('checkout.underpaid', {
          received: amountOf(checkout, checkout.received),
          amount: amountOf(checkout, checkout.amount),
          seller,
        }),
      } as const
    case 'late':
      return {
        tone: 'warning',
        title: t('checkout.lateTitle'),
        message: t('checkout.late', { seller }),
      } as const
    case 'expired':
      return {
        tone: 'failed',
        title: t('checkout.expiredTitle'),
        message: t('checkout.expired', { seller }),
      } as const
    default:
      return {
        tone: 'failed',
        title: t('checkout.cancelledTitle'),
        message: t('checkout.cancelled', { seller }),
      } as const
  }
}

/** Puts the state of a payment into words. */
export function describeCheckout(
  checkout: Checkout,
  situation: CheckoutSituation,
  t: Translate,
): CheckoutState {
  if (checkout.status === 0) return { ...pendingState(checkout, situation, t), isFinal: false }
  if (checkout.status !== 1) return { ...failedState(checkout, t), canPay: false, isFinal: true }
  if (checkout.state === 'overpaid') {
    return {
      tone: 'success',
      title: t('checkout.overpaidTitle'),
      message: t('checkout.overpaid', {
        received: amountOf(checkout, checkout.received),
        amount: amountOf(checkout, checkout.amount),
        seller: sellerOf(checkout, t),
      }),
      canPay: false,
      isFinal: true,
    }
  }
  return {
    tone: 'success',
    title: t('checkout.paidTitle'),
    message: checkout.business_name
      ? t('checkout.paid', { seller: checkout.business_name })
      : t('checkout.paidWithoutSeller'),
    canPay: false,
    isFinal: true,
  }
}
