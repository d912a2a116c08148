import { useCountPaymentsQuery } from '@sluice/api'
import { StatCard, useFormats } from '@sluice/ui'

import { timing } from '../../config/timing.ts'
import { usePolling } from '../../hooks/useOnline.ts'
import { RetryNote } from '../../components/LoadFailure.tsx'
import { useText } from '../../messages/TextProvider.tsx'

/** The number of payments the merchant has. */
export function CountCard() {
  const t = useText()
  const formats = useFormats()
  const polling = usePolling(timing.figurePollingMs)
  const { data, isError, isFetching, refetch } = useCountPaymentsQuery(undefined, {
    ...polling,
    refetchOnMountOrArgChange: true,
  })
  const failed = isError && !data

  return (
    <StatCard
      label={t('transactions.totalTransactions')}
      loading={!data && isFetching}
      value={data ? formats.count(data.count) : '—'}
      note={
        failed &&
        !isFetching && (
          <RetryNote message={t('transactions.numberTransactionsNotLoaded')} onRetry={refetch} />
        )
      }
    />
  )
}
