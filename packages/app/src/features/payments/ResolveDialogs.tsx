import { toApiFailure, useAcceptPaymentMutation, useRefundPaymentMutation } from '@sluice/api'
import { refundPaymentRequestSchema } from '@sluice/api/contract'
import { Button, ConfirmDialog, Dialog, InlineAlert, LabeledInput, toast } from '@sluice/ui'
import { useId, useState } from 'react'

import { useContractForm } from '../../components/forms/useContractForm.ts'
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
        confirm: t(forCoins ? 'transactions.acceptCoins2' : 'transactions.acceptPayment2'),
        confirming: t('transactions.accepting'),
      }}
      {...(failed && { error: t('transactions.paymentNotAcceptedPlease') })}
      onConfirm={confirm}
    />
  )
}

interface RefundDialogProps extends ResolveHeldProps {
  onClose: () => void
}

/** Asks for the hash of the refund. */
export function RefundDialog({ payment, onClose }: RefundDialogProps) {
  const t = useText()
  const form = useId()
  const [refund] = useRefundPaymentMutation()
  const [failed, setFailed] = useState(false)
  const { formProps, field, isSubmitting } = useContractForm(
    refundPaymentRequestSchema,
    async ({ refund_hash }) => {
      setFailed(false)
      const { error } = await refund({ id: payment.id, refund_hash })
      if (error) {
        setFailed(true)
        return toApiFailure(error)
      }
      toast.success(t('transactions.markedAsRefunded'))
      onClose()
      return undefined
    },
  )

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('transactions.markAsRefunded')}
      description={t('transactions.sendMoneyBackCustomer')}
      actions={
        <Button
          type="submit"
          form={form}
          loading={isSubmitting}
          loadingText={t('transactions.saving')}
        >
          {t('transactions.markAsRefunded')}
        </Button>
      }
    >
      {failed && (
        <InlineAlert tone="danger">{t('transactions.transactionNotMarkedAs')}</InlineAlert>
      )}
      <form id={form} {...formProps}>
        <LabeledInput
          label={t('transactions.refundTransactionHash')}
          placeholder="0x…"
          autoComplete="off"
          spellCheck={false}
          dir="ltr"
          {...field('refund_hash')}
        />
      </form>
    </Dialog>
  )
}
