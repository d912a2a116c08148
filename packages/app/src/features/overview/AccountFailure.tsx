import { useGetOverviewQuery } from '@sluice/api'

import { LoadFailure } from '../../components/LoadFailure.tsx'
import { useText } from '../../messages/TextProvider.tsx'
import * as css from './overview.css.ts'

/**
 * Shown if the merchant's account could not be loaded, on pages that show nothing of it. Until it has loaded, it is
 * unknown whether the business gate applies. D16.
 */
export function AccountFailure() {
  const t = useText()
  const { data, isError, isFetching, refetch } = useGetOverviewQuery()
  if (data || isFetching || !isError) return null
  return (
    <div className={css.failure}>
      <LoadFailure message={t('overview.accountNotLoaded')} onRetry={refetch} />
    </div>
  )
}
