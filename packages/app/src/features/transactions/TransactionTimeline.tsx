import { useGetTransactionTimelineQuery } from '@sluice/api'
import type { TimelineEntry } from '@sluice/api/contract'
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
import { explorerLink } from './explorerLink.ts'
import * as css from './TransactionMoney.css.ts'

type Look = Pick<TimelineItem, 'tone' | 'icon'>

const good: Look = { tone: 'success', icon: CheckIcon }
const pending: Look = { tone: 'info', icon: ClockIcon }
const bad: Look = { tone: 'danger', icon: CrossIcon }

const kinds: Readonly<Record<string, Look & { title: string }>> = {
  created: { title: 'Created' },
  payment: { title: 'Payment made', ...pending },
  confirming: { title: 'Payment seen, waiting for confirmations', ...pending },
  paid: { title: 'Paid', ...good },
  accepted: { title: 'You accepted the payment', ...good },
  refunded: { title: 'You marked the payment as refunded' },
  cancelled: { title: 'You cancelled it', ...bad },
  expired: { title: 'Expired', ...bad },
  settled: { title: 'Forwarded to your wallet', ...good },
}

/** What became of a webhook event. */
function eventText(state: string | null): string {
  if (state === null) return 'Not sent, because no webhook was active'
  if (state === 'delivered') return 'Accepted by your server'
  return state === 'waiting' ? 'On its way to your server' : 'Not accepted by your server'
}

export interface TransactionTimelineProps {
  id: string
}

/** What happened to a transaction, oldest first. */
export function TransactionTimeline({ id }: TransactionTimelineProps) {
  const title = useId()
  const { networks } = useOperatorConfig()
  const { currentData, isError, isFetching, refetch } = useGetTransactionTimelineQuery(
    { id },
    { refetchOnMountOrArgChange: true },
  )

  const toItem = (entry: TimelineEntry, index: number): TimelineItem => {
    const { type, at, amount, currency, network, hash, event } = entry
    const time = at !== null && <DateTime value={at} />
    if (event) {
      return {
        id: event.id,
        title: (
          <>
            Webhook event <code className={css.code}>{event.type}</code>
          </>
        ),
        time,
        description: eventText(event.state),
        tone: event.state === 'failed' ? 'danger' : 'neutral',
      }
    }
    const link = explorerLink(networks, network, hash)
    const { title: words, ...look } = kinds[type] ?? { title: type.replaceAll('_', ' ') }
    return {
      id: String(index),
      title: (
        <>
          {words}{' '}
          {amount !== null && <Amount value={amount} {...(currency && { unit: currency })} />}
        </>
      ),
      time,
      description: link && (
        <Link href={link} external>
          View in the explorer
        </Link>
      ),
      ...look,
    }
  }

  return (
    <section aria-labelledby={title} aria-busy={isFetching} className={css.timeline}>
      <h3 id={title} className={css.title}>
        Timeline
      </h3>
      {currentData && <Timeline items={currentData.map(toItem)} />}
      {!currentData && isFetching && <Skeleton height="6rem" />}
      {isError && !isFetching && (
        <LoadFailure message="The timeline could not be loaded." onRetry={refetch} />
      )}
    </section>
  )
}
