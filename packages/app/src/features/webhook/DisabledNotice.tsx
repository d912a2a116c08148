import { useEnableWebhookMutation } from '@sluice/api'
import type { WebhookSecret } from '@sluice/api/contract'
import { Button, DateTime, InlineAlert, toast } from '@sluice/ui'

import { useText } from '../../messages/TextProvider.tsx'
import { Trans } from '../../messages/Trans.tsx'

const reasons = { gone: 'webhook.stoppedGone', failing: 'webhook.stoppedFailing' } as const

export interface DisabledNoticeProps {
  /** When the webhook was disabled. */
  at: string
  reason: WebhookSecret['disabled_reason']
}

/** Says why and since when a webhook gets no more events, with a button that enables it again. */
export function DisabledNotice({ at, reason }: DisabledNoticeProps) {
  const t = useText()
  const [enable, { isLoading, isError }] = useEnableWebhookMutation()

  async function enableWebhook() {
    const { error } = await enable()
    if (!error) toast.success(t('webhook.webhookEnabled'))
  }

  return (
    <>
      <InlineAlert
        tone="danger"
        title={t('webhook.deliveriesStopped')}
        actions={
          <Button
            tone="secondary"
            loading={isLoading}
            loadingText={t('webhook.enabling')}
            onClick={() => void enableWebhook()}
          >
            {t('webhook.enableWebhook')}
          </Button>
        }
      >
        <Trans id={reasons[reason ?? 'failing']} values={{ time: <DateTime value={at} /> }} />
      </InlineAlert>
      {isError && <InlineAlert tone="danger">{t('webhook.webhookNotEnabledPlease')}</InlineAlert>}
    </>
  )
}
