import { useAcceptPaymentMutation } from '@sluice/api'
import { ConfirmDialog, toast } from '@sluice/ui'
import { useState } from 'react'

import { useText } from '../../messages/TextProvider.tsx'
import type { ResolveHeldProps } from './ResolveHeld.tsx'
import { acceptedText, heldText, isOnlyCoins } from './stateText.ts'

interface AcceptDialogProps extends ResolveHeldProps {
  open: boolean
  onClose: () => void
}

/** Asks before money that is held is accepted. */
export function AcceptDialog({ payment, open, onClose }: AcceptDialogProps) {
  const t = useText()
  const [accept] = useAcceptPaymentMutation()
  const [failed, setFailed] = useState(false)
  // Kept while the dialog closes, when nothing is held any more.
  const [forCoins] = useState(() => isOnlyCoins(payment))

  async function confirm() {
    setFailed(false)
    const { error } = await accept(payment.id)
    if (error) {
      setFailed(true)
      throw new Error('The payment was not accepted')
    }
    toast.success(t(forCoins ? 'transactions.coinsAccepted' : 'transactions.paymentAccepted'))
  }

  return (
    <ConfirmDialog
      open={open}
      onOpenChange={(next) => {
        if (next) return
        setFailed(false)
        onClose()
      }}
      tone="primary"
      title={t(forCoins ? 'transactions.acceptCoins' : 'transactions.acceptPayment')}
      description={`${heldText(payment, t)} ${acceptedText(payment, t)}`}
      texts={{
        confirm: t(
          forCoins ? 'transactions.acceptCoinsButton' : 'transactions.acceptPaymentButton',
        ),
        confirming: t('transactions.accepting'),
      }}
      {...(failed && { error: t('transactions.paymentNotAcceptedPlease') })}
      onConfirm={confirm}
    />
  )
}
