import { useGetOverviewQuery } from '@sluice/api'

import { LoadFailure } from '../../components/LoadFailure.tsx'
import * as css from './overview.css.ts'

/**
 * Shown if the merchant's account could not be loaded, on pages that show nothing of it. Until it has loaded, it is
 * unknown whether the business gate applies. D16.
 */
export function AccountFailure() {
  const { data, isError, isFetching, refetch } = useGetOverviewQuery()
  if (data || isFetching || !isError) return null
  return (
    <div className={css.failure}>
      <LoadFailure message="Your account could not be loaded." onRetry={refetch} />
    </div>
  )
}
