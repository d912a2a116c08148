import { useForwardPaymentMutation } from '@sluice/api'
import { Button, toast } from '@sluice/ui'

import { useText } from '../../messages/TextProvider.tsx'

interface ForwardNowProps {
  paymentId: string
}

/** Has the money of a payment forwarded without waiting any longer. */
export function ForwardNow({ paymentId }: ForwardNowProps) {
  const t = useText()
  const [forward, { isLoading }] = useForwardPaymentMutation()
  async function ask() {
    const { error } = await forward(paymentId)
    if (error) toast.error(t('transactions.forwardingFailed'))
  }
  return (
    <Button
      tone="secondary"
      size="small"
      loading={isLoading}
      loadingText={t('transactions.forwardingAsked')}
      onClick={() => void ask()}
    >
      {t('transactions.forwardNow')}
    </Button>
  )
}
