import { useCountTransactionsQuery } from '@sluice/api'
import { groupDigits, StatCard } from '@sluice/ui'

import { fresh } from '../../lib/fresh.ts'
import { RetryNote } from '../../components/RetryNote.tsx'

/** How many transactions the merchant has. */
export function CountCard() {
  const { data, isError, isFetching, refetch } = useCountTransactionsQuery(undefined, fresh)
  const failed = isError && !data

  return (
    <StatCard
      label="Total transactions"
      loading={!data && isFetching}
      value={data ? groupDigits(String(data.count)) : '—'}
      note={failed && !isFetching && <RetryNote what="The count" onRetry={refetch} />}
    />
  )
}
