import { useGetSummaryQuery } from '@sluice/api'
import { zeroDecimal, type GetSummaryQuery } from '@sluice/api/contract'
import { Select, Skeleton, Spinner } from '@sluice/ui'
import { useState } from 'react'

import { LoadFailure } from '../../components/LoadFailure.tsx'
import { Section } from '../../components/Section/Section.tsx'
import { timing } from '../../config/timing.ts'
import { shownData } from '../../hooks/shownData.ts'
import { usePolling } from '../../hooks/useOnline.ts'
import { useText } from '../../messages/TextProvider.tsx'
import { OwnDays } from './OwnDays.tsx'
import { lastDays, periodError, periods } from './period.ts'
import { ReceivedPerDay } from './ReceivedPerDay.tsx'
import * as css from './summary.css.ts'
import { useToday } from './useToday.ts'

const defaultPeriod = '30'

/** What was received per day of a period, with totals and the change to the period before. */
export function SummarySection() {
  const t = useText()
  const [period, setPeriod] = useState<string>(defaultPeriod)
  const today = useToday()
  const [own, setOwn] = useState<GetSummaryQuery>(() => lastDays(30, today))
  const isCustom = period === 'custom'
  const error = isCustom ? periodError(own, t) : undefined
  const query = isCustom ? own : lastDays(Number(period), today)
  const polling = usePolling(timing.figurePollingMs)
  const result = useGetSummaryQuery(query, {
    ...polling,
    refetchOnMountOrArgChange: true,
    skip: error !== undefined,
  })
  const { currentData, isError, isFetching, refetch } = result
  const summary = shownData(result)
  const isLoading = isFetching && !currentData
  const hasBefore = summary?.currencies.some(
    ({ previous_received }) => previous_received !== zeroDecimal,
  )
  const { currentData: before } = useGetSummaryQuery(
    { from_date: summary?.previous_from_date ?? '', to_date: summary?.previous_to_date ?? '' },
    { skip: !hasBefore },
  )

  return (
    <Section title={t('summary.receivedPerDay')}>
      <div className={css.fields}>
        <Select
          label={t('summary.period')}
          options={periods(t)}
          value={period}
          onChange={setPeriod}
        />
        {isCustom && <OwnDays days={own} onChange={setOwn} error={error} />}
        {isLoading && summary && (
          <Spinner label={t('summary.loadingChosenPeriod')} className={css.loading} />
        )}
      </div>
      <div className={css.panel} aria-busy={isLoading}>
        {summary ? (
          <ReceivedPerDay summary={summary} before={before} />
        ) : isError && !isFetching ? (
          <LoadFailure message={t('summary.whatReceivedPerDay')} onRetry={refetch} />
        ) : (
          <Skeleton height="20rem" />
        )}
      </div>
    </Section>
  )
}
