import { useRemoveWebhookMutation, useSendTestWebhookMutation } from '@sluice/api'
import { Button, InlineAlert, toast } from '@sluice/ui'
import { useState } from 'react'

import { failureMessage } from '../../components/failures/failureMessage.ts'
import { ConfirmDialog } from '../../components/ConfirmDialog/ConfirmDialog.tsx'
import { useText } from '../../messages/TextProvider.tsx'
import * as css from './webhookDetails.css.ts'

export interface WebhookActionsProps {
  /** Called with the ID of the test event that was sent. */
  onSent: (id: string) => void
}

const removalTexts = { confirm: 'Remove webhook', confirming: 'Removing…' }

/** Sends a test event to the webhook, or removes it. */
export function WebhookActions({ onSent }: WebhookActionsProps) {
  const t = useText()
  const [send, sending] = useSendTestWebhookMutation()
  const [remove] = useRemoveWebhookMutation()
  const [confirming, setConfirming] = useState(false)
  const [removeFailed, setRemoveFailed] = useState(false)

  async function sendTest() {
    const { data } = await send()
    if (data) onSent(data.id)
  }

  async function confirmRemoval() {
    setRemoveFailed(false)
    const { error } = await remove()
    if (error) {
      setRemoveFailed(true)
      throw new Error('The webhook was not removed')
    }
    toast.success('Webhook removed')
  }

  return (
    <div className={css.part}>
      <div className={css.buttons}>
        <Button
          tone="secondary"
          loading={sending.isLoading}
          loadingText="Sending…"
          onClick={() => void sendTest()}
        >
          Send test event
        </Button>
        <Button tone="plain" onClick={() => setConfirming(true)}>
          Remove webhook
        </Button>
      </div>
      {sending.error && !sending.isLoading && (
        <InlineAlert tone="danger">{failureMessage(sending.error, 'sendTestEvent', t)}</InlineAlert>
      )}
      <ConfirmDialog
        open={confirming}
        onOpenChange={(open) => {
          setConfirming(open)
          if (open) setRemoveFailed(false)
        }}
        title="Remove the webhook?"
        description="Your server gets no more events, and events that are still waiting are not sent. The signing secret is removed too."
        texts={removalTexts}
        {...(removeFailed && { error: 'The webhook was not removed. Please try again.' })}
        onConfirm={confirmRemoval}
      />
    </div>
  )
}
