import { Button } from '@sluice/ui'
import { useEffect, useState } from 'react'

import { timing } from '../../config/timing.ts'
import { useText } from '../../messages/TextProvider.tsx'
import type { SentPayment } from './sentPayment.ts'

export interface SentNoticeProps {
  sent: SentPayment
  /** Shows the payment details again. */
  onForget: () => void
}

/** A way on if the network never shows a payment that a wallet has sent. Offered only when that takes unusually long. */
export function SentNotice({ sent, onForget }: SentNoticeProps) {
  const t = useText()
  const [isLong, setLong] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), sent.at + timing.sentPatienceMs - Date.now())
    return () => clearTimeout(timer)
  }, [sent.at])

  if (!isLong) return null
  return (
    <>
      <p>{t('checkout.sentLong')}</p>
      <Button tone="secondary" size="small" onClick={onForget}>
        {t('checkout.forgetSent')}
      </Button>
    </>
  )
}
