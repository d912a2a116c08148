import { dashboardEndpoints, useGetSummaryQuery, type GatewayStore } from '@sluice/api'
import { countDays, limits, type BalanceTransaction, type GetSummaryQuery } from '@sluice/api/contract'
import { Select, Skeleton, useFormats, Text } from '@sluice/ui'
import { useState } from 'react'
import { useDispatch } from 'react-redux'

import { ExportTable } from '../../components/files/ExportTable.tsx'
import type { TableExport } from '../../components/files/useTableExport.ts'
import { LoadFailure } from '../../components/LoadFailure.tsx'
import { useText } from '../../messages/TextProvider.tsx'
import { OwnDays } from '../summary/OwnDays.tsx'
import { orderError } from '../summary/period.ts'
import { useToday } from '../summary/useToday.ts'
import { reportColumns } from './reportColumns.ts'
import { periodKinds, periodName, reportPeriods } from './reportPeriods.ts'
import { ReportTotals } from './ReportTotals.tsx'
import * as css from './reports.css.ts'

/** The file of a period: every change of the earnings in it. */
function useReport({ from_date, to_date }: GetSummaryQuery): TableExport<BalanceTransaction> {
  const t = useText()
  const dispatch = useDispatch<GatewayStore['dispatch']>()
  const pageSize = limits.maxPageSize
  return {
    name: `sluice-report-${from_date}-to-${to_date}`,
    title: t('reports.report'),
    columns: reportColumns(t),
    exactName: (name) => t('reports.exact', { name }),
    pageSize,
    readPage: async (cursor) => {
      const query = { from_date, to_date, limit: pageSize, cursor }
      const again = { subscribe: false, forceRefetch: true }
      const { data } = await dispatch(dashboardEndpoints.listBalanceTransactions.initiate(query, again))
      return data
    },
  }
}

/** Chooses a period, shows what it adds up to, and exports it for the books and for tax. */
export function Reports() {
  const t = useText()
  const formats = useFormats()
  const today = useToday()
  const [chosenKind, setKind] = useState('year')
  const [chosen, setChosen] = useState<string>()
  const [own, setOwn] = useState<GetSummaryQuery>(
    () => reportPeriods('month', today)[0] ?? { from_date: today, to_date: today },
  )
  // Undefined for days of one's own.
  const kind = periodKinds.find((each) => each === chosenKind)
  const periods = kind ? reportPeriods(kind, today) : []
  const period = periods.find(({ from_date }) => from_date === chosen) ?? periods[0] ?? own
  const error = kind ? undefined : orderError(own, t)
  // Of a longer one, the file alone.
  const hasTotals = error === undefined && countDays(period.from_date, period.to_date) <= limits.summaryMaxDays
  const { currentData, isError, isFetching, refetch } = useGetSummaryQuery(period, {
    refetchOnMountOrArgChange: true,
    skip: !hasTotals,
  })
  const report = useReport(period)

  return (
    <div className={css.parts}>
      <div className={css.fields}>
        <Select
          label={t('reports.reportFor')}
          options={[
            { value: 'year', text: t('reports.year') },
            { value: 'quarter', text: t('reports.quarter') },
            { value: 'month', text: t('reports.month') },
            { value: 'custom', text: t('reports.custom') },
          ]}
          value={chosenKind}
          onChange={setKind}
        />
        {kind ? (
          <Select
            label={t('reports.period')}
            options={periods.map((each) => ({
              value: each.from_date,
              text: periodName(kind, each, t, formats),
            }))}
            value={period.from_date}
            onChange={setChosen}
          />
        ) : (
          <OwnDays days={own} onChange={setOwn} error={error} />
        )}
      </div>
      {currentData && hasTotals ? (
        <>
          <ReportTotals summary={currentData} />
          <Text variant="small">{t('reports.refundsApart')}</Text>
        </>
      ) : isError && !isFetching ? (
        <LoadFailure message={t('reports.theTotals')} onRetry={refetch} />
      ) : (
        hasTotals && <Skeleton height="10rem" />
      )}
      <ExportTable table={report} disabled={error !== undefined} />
    </div>
  )
}
