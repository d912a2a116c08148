import { useCountTransactionsQuery } from '@sluice/api'
import { StatCard } from '@sluice/ui'

import { fresh } from '../../lib/fresh.ts'
import { RetryNote } from '../../lib/RetryNote.tsx'

const grouped = new Intl.NumberFormat('en-IN')

/** How many transactions the merchant has. */
export function CountCard() {
  const { data, isError, isFetching, refetch } = useCountTransactionsQuery(undefined, fresh)
  const failed = isError && !data

  return (
    <StatCard
      label="Total transactions"
      loading={!data && isFetching}
      value={data ? grouped.format(data.count) : '—'}
      note={failed && !isFetching && <RetryNote what="The count" onRetry={refetch} />}
    />
  )
}
