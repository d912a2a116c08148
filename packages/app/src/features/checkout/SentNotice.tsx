import { Button } from '@sluice/ui'
import { useEffect, useState } from 'react'

import { timing } from '../../config/timing.ts'
import type { SentPayment } from './sentPayment.ts'

export interface SentNoticeProps {
  sent: SentPayment
  /** Shows the payment details again. */
  onForget: () => void
}

/** A way on if the network never shows a payment that a wallet has sent. Offered only when that takes unusually long. */
export function SentNotice({ sent, onForget }: SentNoticeProps) {
  const [isLong, setLong] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), sent.at + timing.sentPatienceMs - Date.now())
    return () => clearTimeout(timer)
  }, [sent.at])

  if (!isLong) return null
  return (
    <>
      <p>
        This takes longer than usual. Look up the transaction in your wallet. Only if it says that
        the payment failed, pay again.
      </p>
      <Button tone="secondary" size="small" onClick={onForget}>
        It failed: show the payment details
      </Button>
    </>
  )
}
