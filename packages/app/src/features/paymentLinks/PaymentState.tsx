import { checkoutEndpoints, useGetCheckoutQuery } from '@sluice/api'
import type { Checkout } from '@sluice/api/contract'
import { StateBanner, type StateBannerProps } from '@sluice/ui'

import { PaymentAmount } from '../../components/PaymentAmount.tsx'
import { timing } from '../../config/timing.ts'
import { usePolling } from '../../hooks/useOnline.ts'

function describe(
  payment: Checkout | undefined,
): Pick<StateBannerProps, 'tone' | 'title' | 'message'> {
  if (payment?.status === 1) return { tone: 'success', title: 'Paid' }
  if (payment?.status === -1) {
    return {
      tone: 'failed',
      title: 'Not paid in time',
      message: 'If anything arrived, it is under Transactions.',
    }
  }
  if (payment?.state === 'confirming') {
    return {
      tone: 'progress',
      title: 'Payment received',
      message: 'The network is confirming it.',
    }
  }
  if (payment?.state === 'partially_paid') {
    const { remaining, currency } = payment
    return {
      tone: 'warning',
      title: 'Partly paid',
      message: (
        <>
          <PaymentAmount value={remaining} unit={currency} /> is still missing.
        </>
      ),
    }
  }
  return { tone: 'waiting', title: 'Waiting for the payment' }
}

/** Tells a merchant whether the customer in front of them has paid. */
export function PaymentState({ id }: { id: string }) {
  const { data } = checkoutEndpoints.getCheckout.useQueryState(id)
  const isPending = data === undefined || data.status === 0
  useGetCheckoutQuery(id, usePolling(isPending ? timing.checkoutPollingMs : 0))
  return <StateBanner {...describe(data)} />
}
