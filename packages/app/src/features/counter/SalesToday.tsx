import { useListSalesQuery } from '@sluice/api'
import type { Sales } from '@sluice/api/contract'
import { Card, EmptyState, RelativeTime, Skeleton, StatusBadge } from '@sluice/ui'

import { LoadFailure } from '../../components/LoadFailure.tsx'
import { timing } from '../../config/timing.ts'
import { usePolling } from '../../hooks/useOnline.ts'
import { PriceAmount } from '../../components/price/PriceAmount.tsx'
import { useText } from '../../messages/TextProvider.tsx'
import * as css from './SalesToday.css.ts'

function Totals({ totals }: Pick<Sales, 'totals'>) {
  const t = useText()
  if (totals.length === 0) return <p className={css.muted}>{t('counter.nonePaid')}</p>
  return (
    <ul className={css.totals}>
      {totals.map(({ currency, amount, count }) => (
        <li key={currency}>
          <span className={css.total}>
            <PriceAmount price={{ amount, currency }} />
          </span>{' '}
          <span className={css.muted}>{t('counter.totals', { count })}</span>
        </li>
      ))}
    </ul>
  )
}

export interface SalesTodayProps {
  /** Shows a sale again. */
  onOpen: (id: string) => void
}

/** What the counter has taken today, and its newest sales. */
export function SalesToday({ onOpen }: SalesTodayProps) {
  const t = useText()
  const { data, isError, isFetching, refetch } = useListSalesQuery(
    undefined,
    usePolling(timing.paymentPollingMs),
  )
  return (
    <Card title={t('counter.today')}>
      {!data && isError && !isFetching && (
        <LoadFailure message={t('counter.salesNotLoaded')} onRetry={refetch} />
      )}
      {!data && (!isError || isFetching) && <Skeleton height="12rem" />}
      {data?.sales.length === 0 && <EmptyState title={t('counter.noSales')} />}
      {data && data.sales.length > 0 && (
        <div className={css.root}>
          <Totals totals={data.totals} />
          <ul className={css.list}>
            {data.sales.map(({ id, price, description, status, created_at }) => (
              <li key={id}>
                <button type="button" className={css.sale} onClick={() => onOpen(id)}>
                  <span className={css.about}>
                    <bdi>{description || t('counter.sale')}</bdi>
                    <span className={css.muted}>
                      <RelativeTime value={created_at} />
                    </span>
                  </span>
                  <span className={css.figures}>
                    <PriceAmount price={price} />
                    <StatusBadge status={status} />
                  </span>
                </button>
              </li>
            ))}
          </ul>
        </div>
      )}
    </Card>
  )
}
