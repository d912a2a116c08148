import { useLazyListWebhookDeliveriesQuery } from '@sluice/api/webhook-extras'
import { Button, DateTime, StatusBadge } from '@sluice/ui'
import { useId } from 'react'

import { LoadFailure } from '../../../components/LoadFailure.tsx'
import { deliveryBadge, deliveryWords } from './deliveryWords.ts'
import * as css from './extras.css.ts'

/** What the webhook was told of lately, and how that went; asked for only when somebody wants to know. */
export function Deliveries() {
  const title = useId()
  const [look, { data, isFetching, isError }] = useLazyListWebhookDeliveriesQuery()
  const lookNow = () => void look()

  return (
    <section className={css.part} aria-labelledby={title} aria-busy={isFetching}>
      <h3 id={title} className={css.title}>
        Last deliveries
      </h3>
      {isError && !isFetching && <LoadFailure what="Your deliveries" onRetry={lookNow} />}
      {data?.length === 0 && (
        <p className={css.hint}>Nothing was sent yet. A message goes out with each payment.</p>
      )}
      {data && data.length > 0 && (
        <ul className={css.list}>
          {data.map((delivery) => (
            <li key={delivery.id} className={css.delivery}>
              <span className={css.event}>
                <StatusBadge {...deliveryBadge(delivery.state)} />
                <code className={css.type}>{delivery.type}</code>
              </span>
              <DateTime className={css.when} value={delivery.created_at} />
              <span className={css.news}>{deliveryWords(delivery)}</span>
            </li>
          ))}
        </ul>
      )}
      <Button tone="secondary" className={css.actions} loading={isFetching} onClick={lookNow}>
        {data ? 'Look again' : 'Show deliveries'}
      </Button>
    </section>
  )
}
