import { useCancelInvoiceMutation } from '@sluice/api'
import type { Invoice } from '@sluice/api/contract'
import { useState } from 'react'

import { ConfirmDialog } from '../../components/ConfirmDialog/ConfirmDialog.tsx'
import { failureText, type FailureTexts } from '../../components/failures/readFailure.ts'
import { useText } from '../../messages/TextProvider.tsx'

const texts: FailureTexts = {
  codes: { not_cancellable: 'invoices.notCancellable' },
  otherwise: 'invoices.notCancelled',
}

export interface CancelInvoiceProps {
  invoice: Invoice
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** Cancels an invoice after a confirmation. */
export function CancelInvoice({ invoice, open, onOpenChange }: CancelInvoiceProps) {
  const t = useText()
  const [cancel] = useCancelInvoiceMutation()
  const [failure, setFailure] = useState<string>()

  async function confirm() {
    setFailure(undefined)
    const { error } = await cancel(invoice.id)
    if (error) {
      setFailure(failureText(error, texts, t))
      throw new Error('The invoice was not cancelled')
    }
  }

  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('invoices.cancelTitle', { number: invoice.number })}
      description={t('invoices.cancelConsequence')}
      texts={{ confirm: t('invoices.cancel'), confirming: t('invoices.cancelling') }}
      {...(failure !== undefined && { error: failure })}
      onConfirm={confirm}
    />
  )
}
