import { useUpdatePaymentLinkMutation } from '@sluice/api'
import type { PaymentLink } from '@sluice/api/contract'
import { useState } from 'react'

import { ConfirmDialog } from '../../components/ConfirmDialog/ConfirmDialog.tsx'

export interface SwitchOffDialogProps {
  link: PaymentLink
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** Switches a link off after a confirmation. */
export function SwitchOffDialog({ link, open, onOpenChange }: SwitchOffDialogProps) {
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
      title={`Switch off “${link.description}”?`}
      description="Nobody can start a payment with this link any more. Payments that were started already can still be completed."
      texts={{ confirm: 'Switch off', confirming: 'Switching off…' }}
      {...(failed && { error: 'The link is still on. Please try again.' })}
      onConfirm={switchOff}
    />
  )
}
