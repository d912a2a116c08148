import { useCancelRefundMutation } from '@sluice/api'
import type { Refund } from '@sluice/api/contract'
import { useState } from 'react'

import { ConfirmDialog } from '../../components/ConfirmDialog/ConfirmDialog.tsx'
import { failureText, type FailureTexts } from '../../components/failures/readFailure.ts'
import { useText } from '../../messages/TextProvider.tsx'

const texts: FailureTexts = {
  codes: { refund_closed: 'refunds.closed' },
  otherwise: 'refunds.notCancelled',
}

export interface CancelRefundProps {
  refund: Refund
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** Withdraws a refund after a confirmation. */
export function CancelRefund({ refund, open, onOpenChange }: CancelRefundProps) {
  const t = useText()
  const [cancel] = useCancelRefundMutation()
  const [failure, setFailure] = useState<string>()

  async function confirm() {
    setFailure(undefined)
    const { error } = await cancel(refund.id)
    if (error) {
      setFailure(failureText(error, texts, t))
      throw new Error('The refund was not withdrawn')
    }
  }

  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('refunds.cancelTitle')}
      description={t('refunds.cancelConsequence')}
      texts={{ confirm: t('refunds.cancel'), confirming: t('refunds.cancelling') }}
      {...(failure !== undefined && { error: failure })}
      onConfirm={confirm}
    />
  )
}
