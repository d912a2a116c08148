import { useGetWebhookDeliveryQuery, useResendWebhookDeliveryMutation } from '@sluice/api'
import type { WebhookAttempt, WebhookDeliveryDetail } from '@sluice/api/contract'
import {
  Button,
  CodeBlock,
  DateTime,
  DescriptionList,
  Drawer,
  InlineAlert,
  Spinner,
  StatusBadge,
  type DescriptionItem,
} from '@sluice/ui'
import { useState } from 'react'

import { failureMessage } from '../../components/failures/failureMessage.ts'
import { LoadFailure } from '../../components/LoadFailure.tsx'
import { timing } from '../../config/timing.ts'
import { usePolling } from '../../hooks/useOnline.ts'
import { useText } from '../../messages/TextProvider.tsx'
import { attemptText, deliveryBadge, deliveryText } from './deliveryText.ts'
import * as css from './webhookDetails.css.ts'

/** The payload with line breaks. It is JSON from every server of ours. */
function indent(payload: string): string {
  try {
    return JSON.stringify(JSON.parse(payload), null, 2)
  } catch {
    return payload
  }
}

function Attempts({ history }: { history: readonly WebhookAttempt[] }) {
  const t = useText()
  if (history.length === 0) return <p className={css.hint}>{t('webhook.noAttemptYet')}</p>
  return (
    <ol className={css.list} reversed start={history[0]?.attempt}>
      {history.map((attempt) => (
        <li key={attempt.created_at} className={css.delivery}>
          <span>{attemptText(attempt, t)}</span>
          <DateTime className={css.when} value={attempt.created_at} />
        </li>
      ))}
    </ol>
  )
}

function Detail({ delivery }: { delivery: WebhookDeliveryDetail }) {
  const t = useText()
  const [resend, { error, isLoading }] = useResendWebhookDeliveryMutation()
  const items: DescriptionItem[] = [
    { term: t('webhook.event'), description: <code className={css.type}>{delivery.type}</code> },
    { term: 'ID', description: <code className={css.type}>{delivery.id}</code> },
    {
      term: t('webhook.state'),
      description: (
        <>
          <StatusBadge {...deliveryBadge(delivery.state, t)} />{' '}
          <span className={css.outcome}>{deliveryText(delivery, t)}</span>
        </>
      ),
    },
    { term: t('webhook.happened'), description: <DateTime value={delivery.created_at} /> },
  ]
  if (delivery.next_attempt_at !== null)
    items.push({
      term: t('webhook.nextAttemptTerm'),
      description: <DateTime value={delivery.next_attempt_at} />,
    })
  return (
    <div className={css.detail}>
      <DescriptionList items={items} layout="columns" />
      {error && !isLoading && (
        <InlineAlert tone="danger">{failureMessage(error, 'sendEvent', t)}</InlineAlert>
      )}
      <Button
        tone="secondary"
        className={css.actions}
        loading={isLoading}
        loadingText={t('webhook.busySending')}
        onClick={() => void resend({ id: delivery.id })}
      >
        {delivery.state === 'waiting' ? t('webhook.sendNow') : t('webhook.sendAgain')}
      </Button>
      <section aria-label={t('webhook.attemptsTitle')}>
        <h3 className={css.title}>{t('webhook.attemptsTitle')}</h3>
        <Attempts history={delivery.history} />
      </section>
      <CodeBlock
        title={t('webhook.payload')}
        samples={[{ label: 'JSON', code: indent(delivery.payload) }]}
      />
    </div>
  )
}

function Body({ id }: { id: string }) {
  const t = useText()
  const [isWaiting, setIsWaiting] = useState(false)
  const polling = usePolling(isWaiting ? timing.deliveryPollingMs : 0)
  const { currentData, isError, isFetching, refetch } = useGetWebhookDeliveryQuery({ id }, polling)
  const waits = currentData?.state === 'waiting'
  if (waits !== isWaiting) setIsWaiting(waits)
  if (currentData) return <Detail key={id} delivery={currentData} />
  if (isError && !isFetching)
    return <LoadFailure message={t('webhook.deliveryNotLoaded')} onRetry={refetch} />
  return <Spinner label={t('webhook.loadingDelivery')} />
}

export interface DeliveryDrawerProps {
  /** The delivery to show. Null closes the drawer. */
  id: string | null
  onClose: () => void
}

/** One delivery with its payload and attempts, and a button to send it again. */
export function DeliveryDrawer({ id, onClose }: DeliveryDrawerProps) {
  const t = useText()
  const [last, setLast] = useState(id)
  // The content stays while the drawer closes.
  if (id !== null && id !== last) setLast(id)
  return (
    <Drawer
      open={id !== null}
      onOpenChange={(open) => !open && onClose()}
      onClosed={() => setLast(null)}
      title={t('webhook.webhookDelivery')}
    >
      {last !== null && <Body id={last} />}
    </Drawer>
  )
}
