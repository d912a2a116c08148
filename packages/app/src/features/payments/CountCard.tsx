import { useCountPaymentsQuery } from '@sluice/api'
import { StatCard } from '@sluice/ui'

import { formats } from '../../config/place.ts'
import { timing } from '../../config/timing.ts'
import { usePolling } from '../../hooks/useOnline.ts'
import { RetryNote } from '../../components/LoadFailure.tsx'
import { useText } from '../../messages/TextProvider.tsx'

/** The number of payments the merchant has. */
export function CountCard() {
  const t = useText()
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
