import { useRemoveWebhookMutation, useSendTestWebhookMutation } from '@sluice/api'
import { Button, InlineAlert, toast } from '@sluice/ui'
import { useState } from 'react'

import { failureMessage } from '../../components/failures/failureMessage.ts'
import { ConfirmDialog } from '../../components/ConfirmDialog/ConfirmDialog.tsx'
import { useText } from '../../messages/TextProvider.tsx'
import type { Translate } from '../../messages/MessageKey.ts'
import * as css from './webhookDetails.css.ts'

export interface WebhookActionsProps {
  /** Called with the ID of the test event that was sent. */
  onSent: (id: string) => void
}

const removalTexts = (t: Translate) => ({
  confirm: t('webhook.removeWebhook'),
  confirming: t('webhook.removing'),
})

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
    toast.success(t('webhook.webhookRemoved'))
  }

  return (
    <div className={css.part}>
      <div className={css.buttons}>
        <Button
          tone="secondary"
          loading={sending.isLoading}
          loadingText={t('webhook.busySending')}
          onClick={() => void sendTest()}
        >
          {t('webhook.sendTestEvent')}
        </Button>
        <Button tone="plain" onClick={() => setConfirming(true)}>
          {t('webhook.removeWebhook')}
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
        title={t('webhook.removeTitle')}
        description={t('webhook.serverGetsNoMore')}
        texts={removalTexts(t)}
        {...(removeFailed && { error: t('webhook.webhookNotRemovedPlease') })}
        onConfirm={confirmRemoval}
      />
    </div>
  )
}
