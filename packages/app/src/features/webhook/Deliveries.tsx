import { useListWebhookDeliveriesQuery } from '@sluice/api'
import { limits, type ListWebhookDeliveriesQuery } from '@sluice/api/contract'
import { Button, DateTime, Pager, Select, StatusBadge } from '@sluice/ui'
import { useId, useState } from 'react'

import { LoadFailure } from '../../components/LoadFailure.tsx'
import { shownData } from '../../hooks/shownData.ts'
import { deliveryBadge, deliveryText } from './deliveryText.ts'
import { ResendFailed } from './ResendFailed.tsx'
import * as css from './webhookDetails.css.ts'

type State = ListWebhookDeliveriesQuery['state']

const states = [
  { value: '', text: 'All' },
  { value: 'delivered', text: 'Delivered' },
  { value: 'waiting', text: 'Pending' },
  { value: 'failed', text: 'Failed' },
]

function toState(value: string): State {
  return value === 'delivered' || value === 'waiting' || value === 'failed' ? value : undefined
}

export interface DeliveriesProps {
  /** Called with the ID of the delivery to show. */
  onOpen: (id: string) => void
}

/** The deliveries, loaded on request. */
export function Deliveries({ onOpen }: DeliveriesProps) {
  const title = useId()
  const [wanted, setWanted] = useState(false)
  const [page, setPage] = useState(1)
  const [state, setState] = useState<State>()
  const list = useListWebhookDeliveriesQuery({ page, state }, { skip: !wanted })
  const { data, isFetching, isError, refetch } = list
  const deliveries = shownData(list)
  const load = () => (wanted ? void refetch() : setWanted(true))
  const isFull = deliveries?.length === limits.developersPageSize
  const noneText = state
    ? 'No deliveries in this state.'
    : 'No deliveries yet. We send an event for every payment.'

  return (
    <section className={css.part} aria-labelledby={title} aria-busy={isFetching}>
      <h3 id={title} className={css.title}>
        Recent deliveries
      </h3>
      {isError && !isFetching && (
        <LoadFailure message="Your deliveries could not be loaded." onRetry={load} />
      )}
      {data && (
        <div className={css.tools}>
          <Select
            label="Show"
            options={states}
            value={state ?? ''}
            onChange={(value) => {
              setPage(1)
              setState(toState(value))
            }}
          />
          <ResendFailed />
        </div>
      )}
      {deliveries?.length === 0 && (
        <p className={css.hint}>{page > 1 ? 'No older deliveries.' : noneText}</p>
      )}
      {deliveries && deliveries.length > 0 && (
        <ul className={css.list}>
          {deliveries.map((delivery) => (
            <li key={delivery.id} className={css.delivery}>
              <span className={css.event}>
                <StatusBadge {...deliveryBadge(delivery.state)} />
                <button type="button" className={css.open} onClick={() => onOpen(delivery.id)}>
                  {delivery.type}
                </button>
              </span>
              <DateTime className={css.when} value={delivery.created_at} />
              <span className={css.outcome}>
                {deliveryText(delivery)}
                {delivery.next_attempt_at !== null && delivery.attempts > 0 && (
                  <>
                    . Next attempt: <DateTime value={delivery.next_attempt_at} />
                  </>
                )}
              </span>
            </li>
          ))}
        </ul>
      )}
      {data && (page > 1 || isFull) && (
        <Pager
          label="Pages of deliveries"
          page={page}
          loading={isFetching}
          hasNext={isFull}
          onPrev={() => setPage(page - 1)}
          onNext={() => setPage(page + 1)}
        />
      )}
      <Button tone="secondary" className={css.actions} loading={isFetching} onClick={load}>
        {data ? 'Refresh' : 'Show deliveries'}
      </Button>
    </section>
  )
}
