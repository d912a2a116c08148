import { useGetSummaryQuery } from '@sluice/api'
import { zeroDecimal, type Summary } from '@sluice/api/contract'
import { Amount, Skeleton, StatCard } from '@sluice/ui'

import { RetryNote } from '../../components/LoadFailure.tsx'
import { timing } from '../../config/timing.ts'
import { usePolling } from '../../hooks/useOnline.ts'
import { Trans } from '../../messages/Trans.tsx'
import { useText } from '../../messages/TextProvider.tsx'
import { lastDays } from './period.ts'
import * as css from './TakenToday.css.ts'
import { useToday } from './useToday.ts'

type Values = Summary['values']

function Figure({ values, today }: { values: Values; today: string }) {
  const t = useText()
  if (values.length === 0) return t('summary.nothingYet')
  return values.map(({ currency, days }) => (
    <span key={currency} className={css.figure}>
      <Amount
        value={days.find(({ day }) => day === today)?.received ?? zeroDecimal}
        unit={currency}
      />
    </span>
  ))
}

function Week({ values }: { values: Values }) {
  const t = useText()
  if (values.length === 0) return <p>{t('summary.nothingInLast7Days')}</p>
  return values.map(({ currency, received }) => (
    <p key={currency}>
      <Trans
        id="summary.inLast7Days"
        values={{ amount: <Amount value={received} unit={currency} /> }}
      />
    </p>
  ))
}

/** What was taken today, and in the last seven days: net of fees, worth in the home currency when it was credited. */
export function TakenToday() {
  const t = useText()
  const today = useToday()
  const { data, isError, isFetching, refetch } = useGetSummaryQuery(lastDays(7, today), {
    ...usePolling(timing.figurePollingMs),
    refetchOnMountOrArgChange: true,
  })
  return (
    <StatCard
      label={t('summary.takenToday')}
      tone="deep"
      loading={!data && isFetching}
      value={data ? <Figure values={data.values} today={today} /> : '—'}
      note={
        data ? (
          <Week values={data.values} />
        ) : isFetching || !isError ? (
          <Skeleton width="14em" height="1.2em" />
        ) : (
          <RetryNote message={t('summary.todayNotLoaded')} onRetry={refetch} />
        )
      }
    />
  )
}
