import { useGetOverviewQuery } from '@sluice/api'

import { LoadFailure } from '../../components/LoadFailure.tsx'
import * as css from './AccountFailure.css.ts'

/**
 * Says that the merchant's account could not be loaded, on a page that shows nothing of it and would not notice: until
 * it is loaded, nobody knows whether the business gate should be closed. Decision 16.
 */
export function AccountFailure() {
  const { data, isError, isFetching, refetch } = useGetOverviewQuery()
  if (data || isFetching || !isError) return null
  return (
    <div className={css.root}>
      <LoadFailure what="Your account" onRetry={refetch} />
    </div>
  )
}
