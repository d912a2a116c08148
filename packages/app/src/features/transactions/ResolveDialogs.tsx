import {
  toApiFailure,
  useAcceptTransactionMutation,
  useRefundTransactionMutation,
} from '@sluice/api'
import { refundTransactionRequestSchema } from '@sluice/api/contract'
import { Button, ConfirmDialog, Dialog, InlineAlert, LabeledInput, toast } from '@sluice/ui'
import { useId, useState } from 'react'

import { useContractForm } from '../../components/forms/useContractForm.ts'
import type { ResolveHeldProps } from './ResolveHeld.tsx'
import { heldText } from './stateText.ts'

interface AcceptDialogProps extends ResolveHeldProps {
  open: boolean
  onClose: () => void
}

/** Asks before money that is held is accepted. */
export function AcceptDialog({ transaction, open, onClose }: AcceptDialogProps) {
  const [accept] = useAcceptTransactionMutation()
  const [failed, setFailed] = useState(false)

  async function confirm() {
    setFailed(false)
    const { error } = await accept(transaction.id)
    if (error) {
      setFailed(true)
      throw new Error('The payment was not accepted')
    }
    toast.success('Payment accepted')
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
      title="Accept this payment?"
      description={`${heldText(transaction)} The transaction becomes successful, and the money counts as received, less the fee.`}
      texts={{ confirm: 'Accept payment', confirming: 'Accepting…' }}
      {...(failed && { error: 'The payment was not accepted. Please try again.' })}
      onConfirm={confirm}
    />
  )
}

interface RefundDialogProps extends ResolveHeldProps {
  onClose: () => void
}

/** Asks for the hash of the refund. */
export function RefundDialog({ transaction, onClose }: RefundDialogProps) {
  const form = useId()
  const [refund] = useRefundTransactionMutation()
  const [failed, setFailed] = useState(false)
  const { formProps, field, isSubmitting } = useContractForm(
    refundTransactionRequestSchema,
    async ({ refund_hash }) => {
      setFailed(false)
      const { error } = await refund({ id: transaction.id, refund_hash })
      if (error) {
        setFailed(true)
        return toApiFailure(error)
      }
      toast.success('Marked as refunded')
      onClose()
      return undefined
    },
  )

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Mark as refunded"
      description="Send the money back to your customer from your own wallet first. We keep the hash of your refund with the transaction."
      actions={
        <Button type="submit" form={form} loading={isSubmitting} loadingText="Saving…">
          Mark as refunded
        </Button>
      }
    >
      {failed && (
        <InlineAlert tone="danger">
          The transaction was not marked as refunded. Please try again.
        </InlineAlert>
      )}
      <form id={form} {...formProps}>
        <LabeledInput
          label="Refund transaction hash"
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
