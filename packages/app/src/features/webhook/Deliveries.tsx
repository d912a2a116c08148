import { useListWebhookDeliveriesQuery } from '@sluice/api'
import { Button, DateTime, StatusBadge } from '@sluice/ui'
import { useId, useState } from 'react'

import { LoadFailure } from '../../components/LoadFailure.tsx'
import { deliveryBadge, deliveryText } from './deliveryText.ts'
import * as css from './webhookDetails.css.ts'

/** The recent deliveries, loaded on request. */
export function Deliveries() {
  const title = useId()
  const [wanted, setWanted] = useState(false)
  const { data, isFetching, isError, refetch } = useListWebhookDeliveriesQuery({}, {
    skip: !wanted,
  })
  const load = () => (wanted ? void refetch() : setWanted(true))

  return (
    <section className={css.part} aria-labelledby={title} aria-busy={isFetching}>
      <h3 id={title} className={css.title}>
        Recent deliveries
      </h3>
      {isError && !isFetching && <LoadFailure what="Your deliveries" onRetry={load} />}
      {data?.length === 0 && (
        <p className={css.hint}>No deliveries yet. We send an event for every payment.</p>
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
              <span className={css.outcome}>{deliveryText(delivery)}</span>
            </li>
          ))}
        </ul>
      )}
      <Button tone="secondary" className={css.actions} loading={isFetching} onClick={load}>
        {data ? 'Refresh' : 'Show deliveries'}
      </Button>
    </section>
  )
}
