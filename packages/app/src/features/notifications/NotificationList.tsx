import { useListNotificationsQuery, useSeeNotificationsMutation } from '@sluice/api'
import type { NotificationList as News } from '@sluice/api/contract'
import {
  AlertIcon,
  Badge,
  Card,
  CheckIcon,
  ClockIcon,
  EmptyState,
  RelativeTime,
  Skeleton,
  TextLink,
  useFormats,
} from '@sluice/ui'
import { useEffect } from 'react'

import { LoadFailure } from '../../components/LoadFailure.tsx'
import { priceText } from '../../components/price/priceText.ts'
import { paths } from '../../config/paths.ts'
import { useText } from '../../messages/TextProvider.tsx'
import * as css from './NotificationList.css.ts'

type Notification = News['notifications'][number]

const kinds = {
  'payment.paid': { text: 'notifications.received', icon: CheckIcon, tone: 'good' },
  'payment.held': { text: 'notifications.held', icon: ClockIcon, tone: 'waiting' },
  'payment.reversed': { text: 'notifications.reversed', icon: AlertIcon, tone: 'bad' },
  'refund.claimed': { text: 'notifications.refundClaimed', icon: ClockIcon, tone: 'waiting' },
  'refund.expired': { text: 'notifications.refundExpired', icon: AlertIcon, tone: 'bad' },
  'refund.reversed': { text: 'notifications.refundReversed', icon: AlertIcon, tone: 'bad' },
} as const

const webhookKind = { icon: AlertIcon, tone: 'bad' } as const

/** Where a notification leads, in words. */
function NotificationLink({ notification }: { notification: Notification }) {
  const t = useText()
  const formats = useFormats()
  if (notification.type === 'webhook.disabled') {
    return <TextLink href={paths.credentials}>{t('notifications.webhookDisabled')}</TextLink>
  }
  const { type, price, payment_id, description, reference, customer_name } = notification
  const about = [description, reference, customer_name].filter(Boolean).join(' · ')
  return (
    <>
      <TextLink href={`${paths.payments}?payment=${payment_id}`}>
        {t(kinds[type].text, { amount: priceText(formats, price) })}
      </TextLink>
      {about && (
        <span className={css.about}>
          <bdi>{about}</bdi>
        </span>
      )}
    </>
  )
}

function NotificationRow({ notification }: { notification: Notification }) {
  const t = useText()
  const { type, created_at, is_new } = notification
  const { icon: KindIcon, tone } = type === 'webhook.disabled' ? webhookKind : kinds[type]
  return (
    <li className={css.row}>
      <KindIcon size="1.5rem" className={css.icon[tone]} />
      <div className={css.words}>
        <NotificationLink notification={notification} />
        <span className={css.time}>
          <RelativeTime value={created_at} />
        </span>
      </div>
      {is_new && (
        <Badge tone="info" className={css.badge}>
          {t('notifications.new')}
        </Badge>
      )}
    </li>
  )
}

/** Marks what is on the screen as seen. It is still shown as new until it is loaded again. */
function useSeen(news: News | undefined) {
  const [see] = useSeeNotificationsMutation()
  const until = news?.new_count ? news.notifications[0]?.created_at : undefined
  useEffect(() => {
    if (until !== undefined) void see({ until })
  }, [until, see])
}

/** What happened to the merchant's payments and webhook. */
export function NotificationList() {
  const t = useText()
  const { data, isError, isFetching, refetch } = useListNotificationsQuery(undefined, {
    refetchOnMountOrArgChange: true,
  })
  useSeen(data)
  if (!data) {
    return isError && !isFetching ? (
      <LoadFailure message={t('notifications.listNotLoaded')} onRetry={refetch} />
    ) : (
      <Skeleton height="16rem" />
    )
  }
  if (data.notifications.length === 0) return <EmptyState title={t('notifications.none')} />
  return (
    <Card>
      <ul>
        {data.notifications.map((notification) => (
          <NotificationRow key={notification.id} notification={notification} />
        ))}
      </ul>
    </Card>
  )
}
