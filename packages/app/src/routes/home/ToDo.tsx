import { useGetAttentionQuery } from '@sluice/api'
import type { Attention } from '@sluice/api/contract'
import { CheckIcon, ChevronDownIcon, Skeleton } from '@sluice/ui'
import { useRef } from 'react'

import { LoadFailure } from '../../components/LoadFailure.tsx'
import { timing } from '../../config/timing.ts'
import { FirstSteps } from '../../features/overview/FirstSteps.tsx'
import { areStepsLeft } from '../../features/overview/firstStepList.ts'
import { NeedsAttention } from '../../features/payments/NeedsAttention.tsx'
import { usePolling } from '../../hooks/useOnline.ts'
import type { Translate } from '../../messages/MessageKey.ts'
import { useText } from '../../messages/TextProvider.tsx'
import * as css from './ToDo.css.ts'

/** What needs attention, in one sentence. */
function sentenceFor(
  { wallet_refused, disabled_webhook, held, has_more_held, refunds_to_pay }: Attention,
  count: number,
  t: Translate,
): string {
  if (count === held.length) {
    return has_more_held ? t('home.muchHeld', { count }) : t('home.held', { count })
  }
  if (count === refunds_to_pay) return t('transactions.refundsToPay', { count })
  if (count > 1) return t('home.severalThings', { count })
  return wallet_refused
    ? t('home.walletRefused')
    : disabled_webhook
      ? t('home.webhookDisabled')
      : ''
}

/**
 * What needs the merchant's attention, and a new merchant's first steps. One line until it is opened, as high while it loads and
 * when there is nothing, so that what is below it stays where it is. Only a new merchant's steps are open from the start,
 * until they are postponed.
 */
export function ToDo() {
  const t = useText()
  const polling = usePolling(timing.figurePollingMs)
  const { data, isError, isFetching, refetch } = useGetAttentionQuery(undefined, {
    ...polling,
    refetchOnMountOrArgChange: 5,
  })
  const details = useRef<HTMLDetailsElement>(null)
  const summary = useRef<HTMLElement>(null)

  /** The focus goes to what opens it again. */
  function fold() {
    if (details.current) details.current.open = false
    summary.current?.focus()
  }

  if (!data) {
    return isError && !isFetching ? (
      <LoadFailure message={t('home.tasksNotLoaded')} onRetry={refetch} />
    ) : (
      <div className={css.line} aria-busy="true">
        <Skeleton width="12em" />
      </div>
    )
  }
  const { steps, first_steps, wallet_refused, held, disabled_webhook, refunds_to_pay } = data
  const count = held.length + refunds_to_pay + (disabled_webhook ? 1 : 0) + (wallet_refused ? 1 : 0)
  const hasSteps = areStepsLeft(data)
  if (count === 0 && !hasSteps) {
    return (
      <p className={css.line}>
        <CheckIcon className={css.done} />
        {t('home.nothingNeedsAttention')}
      </p>
    )
  }
  return (
    <details
      ref={details}
      className={count > 0 ? css.urgent : css.panel}
      open={count === 0 && !first_steps.is_postponed}
    >
      <summary ref={summary} className={css.summary}>
        <h2 className={css.title}>
          {count > 0 ? sentenceFor(data, count, t) : t('home.firstSteps')}
        </h2>
        {count > 0 && <span className={css.button}>{t('home.show')}</span>}
        <ChevronDownIcon className={css.chevron} />
      </summary>
      <div className={css.content}>
        {count > 0 && <NeedsAttention {...data} />}
        {hasSteps && <FirstSteps steps={steps} first_steps={first_steps} onPostpone={fold} />}
      </div>
    </details>
  )
}
