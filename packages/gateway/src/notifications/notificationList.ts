import { notificationTypes } from '@sluice/api/contract'
import type { MerchantId, NotificationList, PaymentMails } from '@sluice/api/contract'

import type { Uses } from '../context.ts'
import { Failure } from '../errors/Failure.ts'
import { pricesOf } from '../payments/paymentMembers.ts'
import { findDisabledWebhook } from '../webhooks/webhookService.ts'
import { countNews, findNews, findNotified, storeSeen } from './notificationRepository.ts'

const shownNotifications = 20
/** More than this many new ones are not counted. */
const countedNotifications = 100

/** What a merchant is told of, by the mails that they want. */
function typesFor(mails: PaymentMails) {
  return notificationTypes.filter((type) => type !== 'payment.paid' || mails === 'each_payment')
}

/** That the merchant's webhook was disabled, if it is. */
async function disabledWebhook(
  context: Uses<'database'>,
  userId: MerchantId,
  seen: Date,
): Promise<NotificationList['notifications']> {
  const found = await findDisabledWebhook(context, userId)
  if (!found) return []
  const { disabled_at: created_at } = found
  const is_new = new Date(created_at) > seen
  return [{ id: `webhook-${created_at}`, type: 'webhook.disabled', created_at, is_new }]
}

/** What happened to a merchant's payments and webhook, newest first. */
export async function listNotifications(
  context: Uses<'database' | 'networks'>,
  userId: MerchantId,
): Promise<NotificationList> {
  const { db } = context.database
  const merchant = await findNotified(db, userId)
  if (!merchant) throw new Failure('not_found')
  const types = typesFor(merchant.payment_mails)
  const seen = merchant.notifications_seen_at
  const [news, newEvents, disabled] = await Promise.all([
    findNews(db, userId, types, shownNotifications),
    countNews(db, userId, types, seen, countedNotifications),
    disabledWebhook(context, userId, seen),
  ])
  const ofPayments = news.flatMap(({ id, type, created_at, payment }) => {
    const known = notificationTypes.find((each) => each === type)
    if (!known) return []
    const { description, reference, customer_name } = payment
    return [
      {
        id,
        type: known,
        created_at: created_at.toISOString(),
        is_new: created_at > seen,
        payment_id: payment.id,
        price: pricesOf(context, payment).price,
        description,
        reference,
        customer_name,
      },
    ]
  })
  const notifications = [...ofPayments, ...disabled].toSorted((one, other) =>
    other.created_at.localeCompare(one.created_at),
  )
  const new_count = newEvents + disabled.filter(({ is_new }) => is_new).length
  return {
    new_count: Math.min(new_count, countedNotifications),
    notifications: notifications.slice(0, shownNotifications),
  }
}

/** Marks notifications until a moment as seen. A moment that has not come is now. */
export async function seeNotifications(
  context: Uses<'database' | 'networks' | 'now'>,
  userId: MerchantId,
  until: Date,
): Promise<NotificationList> {
  const now = context.now()
  await context.database.unitOfWork(({ tx }) => storeSeen(tx, userId, until < now ? until : now))
  return listNotifications(context, userId)
}
