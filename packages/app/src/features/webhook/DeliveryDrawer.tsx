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
  if (history.length === 0) return <p className={css.hint}>No attempt yet.</p>
  return (
    <ol className={css.list} reversed start={history[0]?.attempt}>
      {history.map((attempt) => (
        <li key={attempt.created_at} className={css.delivery}>
          <span>{attemptText(attempt)}</span>
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
    { term: 'Event', description: <code className={css.type}>{delivery.type}</code> },
    { term: 'ID', description: <code className={css.type}>{delivery.id}</code> },
    {
      term: 'State',
      description: (
        <>
          <StatusBadge {...deliveryBadge(delivery.state)} />{' '}
          <span className={css.outcome}>{deliveryText(delivery)}</span>
        </>
      ),
    },
    { term: 'Happened', description: <DateTime value={delivery.created_at} /> },
  ]
  if (delivery.next_attempt_at !== null)
    items.push({
      term: 'Next attempt',
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
        loadingText="Sending…"
        onClick={() => void resend({ id: delivery.id })}
      >
        {delivery.state === 'waiting' ? 'Send now' : 'Send again'}
      </Button>
      <section aria-label="Attempts">
        <h3 className={css.title}>Attempts</h3>
        <Attempts history={delivery.history} />
      </section>
      <CodeBlock title="Payload" samples={[{ label: 'JSON', code: indent(delivery.payload) }]} />
    </div>
  )
}

function Body({ id }: { id: string }) {
  const [isWaiting, setIsWaiting] = useState(false)
  const polling = usePolling(isWaiting ? timing.deliveryPollingMs : 0)
  const { currentData, isError, isFetching, refetch } = useGetWebhookDeliveryQuery({ id }, polling)
  const waits = currentData?.state === 'waiting'
  if (waits !== isWaiting) setIsWaiting(waits)
  if (currentData) return <Detail key={id} delivery={currentData} />
  if (isError && !isFetching)
    return <LoadFailure message="The delivery could not be loaded." onRetry={refetch} />
  return <Spinner label="Loading the delivery…" />
}

export interface DeliveryDrawerProps {
  /** The delivery to show. Null closes the drawer. */
  id: string | null
  onClose: () => void
}

/** One delivery with its payload and attempts, and a button to send it again. */
export function DeliveryDrawer({ id, onClose }: DeliveryDrawerProps) {
  const [last, setLast] = useState(id)
  // The content stays while the drawer closes.
  if (id !== null && id !== last) setLast(id)
  return (
    <Drawer
      open={id !== null}
      onOpenChange={(open) => !open && onClose()}
      onClosed={() => setLast(null)}
      title="Webhook delivery"
    >
      {last !== null && <Body id={last} />}
    </Drawer>
  )
}
