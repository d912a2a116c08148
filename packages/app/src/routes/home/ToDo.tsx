import { useGetAttentionQuery } from '@sluice/api'
import { Badge, CheckIcon, ChevronDownIcon, Skeleton } from '@sluice/ui'

import { LoadFailure } from '../../components/LoadFailure.tsx'
import { timing } from '../../config/timing.ts'
import { FirstSteps } from '../../features/overview/FirstSteps.tsx'
import { NeedsAttention } from '../../features/payments/NeedsAttention.tsx'
import { usePolling } from '../../hooks/useOnline.ts'
import { useText } from '../../messages/TextProvider.tsx'
import * as css from './ToDo.css.ts'

/**
 * What needs the merchant's attention, and a new merchant's first steps. One line until it is opened, as high while it loads and
 * when there is nothing, so that what is below it stays where it is. Only a new merchant's steps are open from the start.
 */
export function ToDo() {
  const t = useText()
  const polling = usePolling(timing.figurePollingMs)
  const { data, isError, isFetching, refetch } = useGetAttentionQuery(undefined, {
    ...polling,
    refetchOnMountOrArgChange: 5,
  })
  if (!data) {
    return isError && !isFetching ? (
      <LoadFailure message={t('home.tasksNotLoaded')} onRetry={refetch} />
    ) : (
      <div className={css.line} aria-busy="true">
        <Skeleton width="12em" />
      </div>
    )
  }
  const { steps, wallet_refused, held, has_more_held, disabled_webhook } = data
  const count = held.length + (disabled_webhook ? 1 : 0) + (wallet_refused ? 1 : 0)
  const areStepsLeft = !Object.values(steps).every(Boolean)
  if (count === 0 && !areStepsLeft) {
    return (
      <p className={css.line}>
        <CheckIcon className={css.done} />
        {t('home.nothingNeedsAttention')}
      </p>
    )
  }
  return (
    <details className={count > 0 ? css.urgent : css.panel} open={count === 0}>
      <summary className={css.summary}>
        <h2 className={css.title}>{count > 0 ? t('home.needsAttention') : t('home.firstSteps')}</h2>
        {count > 0 && <Badge tone="warning">{has_more_held ? `${count}+` : count}</Badge>}
        <ChevronDownIcon className={css.chevron} />
      </summary>
      <div className={css.content}>
        {count > 0 && <NeedsAttention {...data} />}
        {areStepsLeft && <FirstSteps steps={steps} />}
      </div>
    </details>
  )
}
