import type { Checkout } from '@sluice/api/contract'
import { StateBanner, type StateBannerProps } from '@sluice/ui'

import type { Translate } from '../messages/MessageKey.ts'
import { Trans } from '../messages/Trans.tsx'
import { useText } from '../messages/TextProvider.tsx'
import { PaymentAmount } from './PaymentAmount.tsx'
import { PaymentGate } from './PaymentGate.tsx'

function describe(
  payment: Checkout | undefined,
  t: Translate,
): Pick<StateBannerProps, 'tone' | 'title' | 'message'> {
  if (payment?.status === 1) return { tone: 'success', title: t('paymentLinks.paid') }
  if (payment?.status === -1) {
    return {
      tone: 'failed',
      title: t('paymentLinks.notPaidTime'),
      message: t('paymentLinks.notPaid'),
    }
  }
  if (payment?.state === 'confirming') {
    return {
      tone: 'progress',
      title: t('paymentLinks.paymentReceived'),
      message: t('paymentLinks.confirming'),
    }
  }
  if (payment?.state === 'partially_paid') {
    const { remaining, currency } = payment
    return {
      tone: 'warning',
      title: t('paymentLinks.partlyPaid'),
      message: (
        <Trans
          id="paymentLinks.stillMissing"
          values={{ amount: <PaymentAmount value={remaining} unit={currency} /> }}
        />
      ),
    }
  }
  return { tone: 'waiting', title: t('paymentLinks.waitingPayment') }
}

/** Tells a merchant whether the customer in front of them has paid. */
export function PaymentState({ payment }: { payment: Checkout | undefined }) {
  const t = useText()
  return (
    <StateBanner {...describe(payment, t)} figure={payment && <PaymentGate payment={payment} />} />
  )
}
