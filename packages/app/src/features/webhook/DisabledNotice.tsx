import { useEnableWebhookMutation } from '@sluice/api'
import type { WebhookSecret } from '@sluice/api/contract'
import { Button, DateTime, InlineAlert, toast } from '@sluice/ui'

const reasons = {
  gone: 'Your server responded with 410 (Gone)',
  failing: 'Your server accepted no event for three days',
}

export interface DisabledNoticeProps {
  /** When the webhook was disabled. */
  at: string
  reason: WebhookSecret['disabled_reason']
}

/** Says why and since when a webhook gets no more events, with a button that enables it again. */
export function DisabledNotice({ at, reason }: DisabledNoticeProps) {
  const [enable, { isLoading, isError }] = useEnableWebhookMutation()

  async function enableWebhook() {
    const { error } = await enable()
    if (!error) toast.success('Webhook enabled')
  }

  return (
    <>
      <InlineAlert
        tone="danger"
        title="Deliveries stopped"
        action={
          <Button
            tone="secondary"
            loading={isLoading}
            loadingText="Enabling…"
            onClick={() => void enableWebhook()}
          >
            Enable webhook
          </Button>
        }
      >
        {reasons[reason ?? 'failing']}, so we stopped sending events at <DateTime value={at} />.
        Enable the webhook once your server works again.
      </InlineAlert>
      {isError && (
        <InlineAlert tone="danger">The webhook was not enabled. Please try again.</InlineAlert>
      )}
    </>
  )
}
