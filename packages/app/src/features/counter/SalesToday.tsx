import type { Sale, Sales } from '@sluice/api/contract'
import { Card, EmptyState, RelativeTime, Skeleton, StatusBadge } from '@sluice/ui'

import { LoadFailure } from '../../components/LoadFailure.tsx'
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
  /** Undefined while it loads. A device is not told what the sales add up to. */
  day: { sales: readonly Sale[]; totals?: Sales['totals'] } | undefined
  /** It could not be loaded. */
  isFailed: boolean
  onRetry: () => void
  /** Shows a sale again. */
  onOpen: (id: string) => void
}

/** What was taken today, and the newest sales. */
export function SalesToday({ day, isFailed, onRetry, onOpen }: SalesTodayProps) {
  const t = useText()
  return (
    <Card title={t('counter.today')}>
      {!day && isFailed && <LoadFailure message={t('counter.salesNotLoaded')} onRetry={onRetry} />}
      {!day && !isFailed && <Skeleton height="12rem" />}
      {day?.sales.length === 0 && <EmptyState title={t('counter.noSales')} />}
      {day && day.sales.length > 0 && (
        <div className={css.root}>
          {day.totals && <Totals totals={day.totals} />}
          <ul className={css.list}>
            {day.sales.map(({ id, price, description, status, created_at }) => (
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
