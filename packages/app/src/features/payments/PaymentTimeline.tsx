import { useGetPaymentTimelineQuery } from '@sluice/api'
import type { TimelineEntry, TimelineType, WebhookDeliveryState } from '@sluice/api/contract'
import {
  Amount,
  CheckIcon,
  ClockIcon,
  CrossIcon,
  DateTime,
  Link,
  Skeleton,
  Timeline,
  type TimelineItem,
} from '@sluice/ui'
import { useId } from 'react'

import { LoadFailure } from '../../components/LoadFailure.tsx'
import { useOperatorConfig } from '../../hooks/useOperatorConfig.ts'
import type { Translate } from '../../messages/MessageKey.ts'
import { useText } from '../../messages/TextProvider.tsx'
import { Trans } from '../../messages/Trans.tsx'
import { explorerLink } from './explorerLink.ts'
import * as css from './PaymentMoney.css.ts'

type Look = Pick<TimelineItem, 'tone' | 'icon'>

const good: Look = { tone: 'success', icon: CheckIcon }
const pending: Look = { tone: 'info', icon: ClockIcon }
const bad: Look = { tone: 'danger', icon: CrossIcon }

const kinds = (t: Translate): Record<Exclude<TimelineType, 'event'>, Look & { title: string }> => ({
  created: { title: t('transactions.created') },
  transfer: { title: t('transactions.paymentMade'), ...pending },
  confirming: { title: t('transactions.paymentSeenWaitingConfirmations'), ...pending },
  paid: { title: t('transactions.paid'), ...good },
  accepted: { title: t('transactions.acceptedPayment'), ...good },
  refunded: { title: t('transactions.markedPaymentAsRefunded') },
  refund_created: { title: t('transactions.refundCreated') },
  refund_claimed: { title: t('transactions.refundClaimed'), ...pending },
  refund_sent: { title: t('transactions.refundSent'), ...pending },
  refund_succeeded: { title: t('transactions.refundSucceeded'), ...good },
  refund_expired: { title: t('transactions.refundExpired'), ...bad },
  cancelled: { title: t('transactions.youCancelledIt'), ...bad },
  expired: { title: t('transactions.expired'), ...bad },
  forwarded: { title: t('transactions.forwardedWallet'), ...good },
})

/** What became of a webhook event. */
function eventText(state: WebhookDeliveryState | null, t: Translate): string {
  if (state === null) return t('transactions.notSentBecauseNo')
  if (state === 'delivered') return t('transactions.acceptedServer')
  return state === 'waiting' ? t('transactions.itsWayServer') : t('transactions.notAcceptedServer')
}

export interface PaymentTimelineProps {
  id: string
}

/** What happened to a payment, oldest first. */
export function PaymentTimeline({ id }: PaymentTimelineProps) {
  const t = useText()
  const title = useId()
  const { networks } = useOperatorConfig()
  const { currentData, isError, isFetching, refetch } = useGetPaymentTimelineQuery(
    { id },
    { refetchOnMountOrArgChange: true },
  )

  const toItem = (entry: TimelineEntry, index: number): TimelineItem => {
    const time = entry.at !== null && <DateTime value={entry.at} />
    if (entry.type === 'event') {
      const { event } = entry
      return {
        id: event.id,
        title: (
          <Trans
            id="transactions.webhookEvent"
            values={{ type: <code className={css.code}>{event.type}</code> }}
          />
        ),
        time,
        description: eventText(event.state, t),
        tone: event.state === 'failed' ? 'danger' : 'neutral',
      }
    }
    const { type, amount, currency, network, hash } = entry
    const link = explorerLink(networks, network, hash)
    const { title: words, ...look } = kinds(t)[type]
    return {
      id: String(index),
      title: (
        <>
          <span>{words}</span>{' '}
          {amount !== null && <Amount value={amount} {...(currency && { unit: currency })} />}
        </>
      ),
      time,
      description: link && (
        <Link href={link} external>
          {t('transactions.viewExplorer')}
        </Link>
      ),
      ...look,
    }
  }

  return (
    <section aria-labelledby={title} aria-busy={isFetching} className={css.timeline}>
      <h3 id={title} className={css.title}>
        {t('transactions.timeline')}
      </h3>
      {currentData && <Timeline items={currentData.map(toItem)} />}
      {!currentData && isFetching && <Skeleton height="6rem" />}
      {isError && !isFetching && (
        <LoadFailure message={t('transactions.timelineNotLoaded')} onRetry={refetch} />
      )}
    </section>
  )
}
