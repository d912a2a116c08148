import { useCountTransactionsQuery } from '@sluice/api'
import { formatCount, StatCard } from '@sluice/ui'

import { timing } from '../../config/timing.ts'
import { usePolling } from '../../hooks/useOnline.ts'
import { RetryNote } from '../../components/LoadFailure.tsx'

/** The number of transactions the merchant has. */
export function CountCard() {
  const polling = usePolling(timing.figurePollingMs)
  const { data, isError, isFetching, refetch } = useCountTransactionsQuery(undefined, {
    ...polling,
    refetchOnMountOrArgChange: true,
  })
  const failed = isError && !data

  return (
    <StatCard
      label="Total transactions"
      loading={!data && isFetching}
      value={data ? formatCount(data.count) : '—'}
      note={
        failed &&
        !isFetching && (
          <RetryNote message="The number of transactions could not be loaded." onRetry={refetch} />
        )
      }
    />
  )
}
