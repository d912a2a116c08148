import { useGetOverviewQuery } from '@sluice/api'
import { Amount, StatCard } from '@sluice/ui'

import { fresh } from '../../lib/fresh.ts'
import { RetryNote } from '../../components/RetryNote.tsx'

/** What the merchant has received so far, net of fees. */
export function ReceivedCard() {
  const { data: user, isError, isFetching, refetch } = useGetOverviewQuery(undefined, fresh)
  const failed = isError && !user

  return (
    <StatCard
      label="Received"
      tone="deep"
      loading={!user && isFetching}
      value={user ? <Amount value={user.total_earnings} /> : '—'}
      note={failed && !isFetching && <RetryNote what="What you received" onRetry={refetch} />}
    />
  )
}
