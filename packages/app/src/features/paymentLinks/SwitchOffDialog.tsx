import { useUpdatePaymentLinkMutation } from '@sluice/api'
import type { PaymentLink } from '@sluice/api/contract'
import { useState } from 'react'

import { ConfirmDialog } from '../../components/ConfirmDialog/ConfirmDialog.tsx'
import { useText } from '../../messages/TextProvider.tsx'

export interface SwitchOffDialogProps {
  link: PaymentLink
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** Switches a link off after a confirmation. */
export function SwitchOffDialog({ link, open, onOpenChange }: SwitchOffDialogProps) {
  const t = useText()
  const [update] = useUpdatePaymentLinkMutation()
  const [failed, setFailed] = useState(false)

  async function switchOff() {
    setFailed(false)
    const { error } = await update({ id: link.id, is_active: false })
    if (error) {
      setFailed(true)
      throw new Error('The link was not switched off')
    }
  }

  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('paymentLinks.switchOffTitle', { description: link.description })}
      description={t('paymentLinks.switchOffConsequence')}
      texts={{ confirm: t('paymentLinks.switchOff'), confirming: t('paymentLinks.switchingOff') }}
      {...(failed && { error: t('paymentLinks.switchOffFailed') })}
      onConfirm={switchOff}
    />
  )
}
