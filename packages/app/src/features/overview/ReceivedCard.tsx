import { useGetOverviewQuery } from '@sluice/api'
import { Amount, StatCard } from '@sluice/ui'

import { timing } from '../../config/timing.ts'
import { useOperatorConfig } from '../../hooks/useOperatorConfig.ts'
import { usePolling } from '../../hooks/useOnline.ts'
import { RetryNote } from '../../components/LoadFailure.tsx'
import { useTexts } from '../../messages/TextProvider.tsx'

/** Total earnings, net of fees. */
export function ReceivedCard() {
  const { t, language } = useTexts()
  const polling = usePolling(timing.figurePollingMs)
  const {
    data: user,
    isError,
    isFetching,
    refetch,
  } = useGetOverviewQuery(undefined, {
    ...polling,
    // In seconds. When the app starts, the layout has loaded the same record before this card mounts.
    refetchOnMountOrArgChange: 5,
  })
  const { networks } = useOperatorConfig()
  const currencies = [...new Set(networks.flatMap((network) => network.currencies))]
  // The total of several stablecoins is not in one of them.
  const [first, ...others] = currencies
  const unit = others.length === 0 ? first : undefined
  const failed = isError && !user

  return (
    <StatCard
      label={t('overview.received')}
      tone="deep"
      loading={!user && isFetching}
      value={user ? <Amount value={user.total_earnings} {...(unit && { unit })} /> : '—'}
      note={
        failed && !isFetching ? (
          <RetryNote message={t('overview.earningsNotLoaded')} onRetry={refetch} />
        ) : (
          others.length > 0 &&
          t('overview.inCurrencies', {
            currencies: new Intl.ListFormat(language).format(currencies),
          })
        )
      }
    />
  )
}
