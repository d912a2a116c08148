import type { Checkout } from '@sluice/api/contract'
import type { StateBannerProps } from '@sluice/ui'

import { plainAmount } from './tokenTransfer.ts'

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
function sellerOf({ business_name }: Checkout): string {
  return business_name || 'the seller'
}

function amountOf(checkout: Checkout, amount: string): string {
  return `${plainAmount(amount)} ${checkout.currency}`
}

function pendingState(checkout: Checkout, { isOver, isSent }: CheckoutSituation) {
  if (checkout.state === 'confirming') {
    return {
      tone: 'progress',
      title: 'Payment received',
      message: 'The network is confirming it. You are done and can close this page.',
      canPay: false,
    } as const
  }
  if (isSent) {
    return {
      tone: 'progress',
      title: 'Payment sent',
      message: 'We are waiting for the network to show it. Please do not pay again.',
      canPay: false,
    } as const
  }
  if (isOver) {
    return {
      tone: 'progress',
      title: 'The time to pay has ended',
      message: 'We are checking whether a payment came in time. Please do not send anything now.',
      canPay: false,
    } as const
  }
  if (checkout.state === 'partially_paid') {
    const received = amountOf(checkout, checkout.received)
    const remaining = amountOf(checkout, checkout.remaining)
    return {
      tone: 'warning',
      title: 'Partly paid',
      message: `${received} arrived. Send the remaining ${remaining} to the same address.`,
      canPay: true,
    } as const
  }
  return {
    tone: 'waiting',
    title: 'Waiting for your payment',
    message: 'This page updates by itself as soon as the network shows it.',
    canPay: true,
  } as const
}

function failedState(checkout: Checkout) {
  const seller = sellerOf(checkout)
  switch (checkout.state) {
    case 'underpaid':
      return {
        tone: 'failed',
        title: 'Too little arrived in time',
        message: `${amountOf(checkout, checkout.received)} of ${amountOf(checkout, checkout.amount)} arrived. Contact ${seller} to complete your order or to get the money back. Please do not send more to this address.`,
      } as const
    case 'late':
      return {
        tone: 'warning',
        title: 'Your payment came late',
        message: `It arrived after the time to pay had ended. Contact ${seller}, who can accept it or send it back. There is no need to pay again.`,
      } as const
    case 'expired':
      return {
        tone: 'failed',
        title: 'This payment has expired',
        message: `No payment arrived in time. Please do not send money to this address any more. If you have already sent it, contact ${seller}: it is not lost.`,
      } as const
    case 'cancelled':
      return {
        tone: 'failed',
        title: 'This payment was cancelled',
        message: `Please do not send money to this address. If you have already sent it, contact ${seller}: it is not lost.`,
      } as const
    default:
      return {
        tone: 'failed',
        title: 'This payment has ended',
        message: `Please do not send money to this address. If you have questions, contact ${seller}.`,
      } as const
  }
}

/** Puts the state of a payment into words. Unknown states of newer servers are read by their status. */
export function describeCheckout(checkout: Checkout, situation: CheckoutSituation): CheckoutState {
  if (checkout.status === 0) return { ...pendingState(checkout, situation), isFinal: false }
  if (checkout.status !== 1) return { ...failedState(checkout), canPay: false, isFinal: true }
  if (checkout.state === 'overpaid') {
    return {
      tone: 'success',
      title: 'Paid, with more than was asked',
      message: `${amountOf(checkout, checkout.received)} arrived, and ${amountOf(checkout, checkout.amount)} was asked. Contact ${sellerOf(checkout)} about the difference.`,
      canPay: false,
      isFinal: true,
    }
  }
  return {
    tone: 'success',
    title: 'Paid',
    message: `Thank you. ${checkout.business_name || 'The seller'} has received your payment.`,
    canPay: false,
    isFinal: true,
  }
}
