import { useListWebhookDeliveriesQuery } from '@sluice/api'
import { limits, type ListWebhookDeliveriesQuery } from '@sluice/api/contract'
import { Button, DateTime, Pager, Select, StatusBadge } from '@sluice/ui'
import { useId, useState } from 'react'

import { LoadFailure } from '../../components/LoadFailure.tsx'
import { shownData } from '../../hooks/shownData.ts'
import type { Translate } from '../../messages/MessageKey.ts'
import { useText } from '../../messages/TextProvider.tsx'
import { Trans } from '../../messages/Trans.tsx'
import { deliveryBadge, deliveryText } from './deliveryText.ts'
import { ResendFailed } from './ResendFailed.tsx'
import * as css from './webhookDetails.css.ts'

type State = ListWebhookDeliveriesQuery['state']

const states = (t: Translate) => [
  { value: '', text: t('webhook.all') },
  { value: 'delivered', text: t('webhook.delivered') },
  { value: 'waiting', text: t('webhook.pending') },
  { value: 'failed', text: t('webhook.failed') },
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
  const t = useText()
  const title = useId()
  const [wanted, setWanted] = useState(false)
  const [page, setPage] = useState(1)
  const [state, setState] = useState<State>()
  const list = useListWebhookDeliveriesQuery({ page, state }, { skip: !wanted })
  const { data, isFetching, isError, refetch } = list
  const deliveries = shownData(list)
  const load = () => (wanted ? void refetch() : setWanted(true))
  const isFull = deliveries?.length === limits.developersPageSize
  const noneText = state ? t('webhook.noDeliveriesState') : t('webhook.noDeliveriesYetSend')

  return (
    <section className={css.part} aria-labelledby={title} aria-busy={isFetching}>
      <h3 id={title} className={css.title}>
        {t('webhook.recentDeliveries')}
      </h3>
      {isError && !isFetching && (
        <LoadFailure message={t('webhook.deliveriesNotLoaded')} onRetry={load} />
      )}
      {data && (
        <div className={css.tools}>
          <Select
            label={t('webhook.show')}
            options={states(t)}
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
        <p className={css.hint}>{page > 1 ? t('webhook.noOlderDeliveries') : noneText}</p>
      )}
      {deliveries && deliveries.length > 0 && (
        <ul className={css.list}>
          {deliveries.map((delivery) => (
            <li key={delivery.id} className={css.delivery}>
              <span className={css.event}>
                <StatusBadge {...deliveryBadge(delivery.state, t)} />
                <button type="button" className={css.open} onClick={() => onOpen(delivery.id)}>
                  {delivery.type}
                </button>
              </span>
              <DateTime className={css.when} value={delivery.created_at} />
              <span className={css.outcome}>
                {delivery.next_attempt_at !== null && delivery.attempts > 0 ? (
                  <Trans
                    id="webhook.nextAttempt"
                    values={{
                      outcome: deliveryText(delivery, t),
                      time: <DateTime value={delivery.next_attempt_at} />,
                    }}
                  />
                ) : (
                  deliveryText(delivery, t)
                )}
              </span>
            </li>
          ))}
        </ul>
      )}
      {data && (page > 1 || isFull) && (
        <Pager
          label={t('webhook.pagesDeliveries')}
          page={page}
          loading={isFetching}
          hasNext={isFull}
          onPrev={() => setPage(page - 1)}
          onNext={() => setPage(page + 1)}
        />
      )}
      <Button tone="secondary" className={css.actions} loading={isFetching} onClick={load}>
        {data ? t('webhook.refresh') : t('webhook.showDeliveries')}
      </Button>
    </section>
  )
}
