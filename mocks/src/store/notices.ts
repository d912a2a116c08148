import { notificationTypes, type NotificationList } from '@sluice/api/contract'

import type { MockMerchant } from './MockStore.ts'
import { findPayment } from './paymentRecords.ts'

/** What happened to a merchant's payments and webhook, newest first. */
export function notices(merchant: MockMerchant): NotificationList {
  const wanted = notificationTypes.filter(
    (type) => type !== 'payment.paid' || merchant.payment_mails === 'each_payment',
  )
  const ofPayments = merchant.webhook_deliveries.flatMap(
    ({ id, type: eventType, created_at, payment_id }) => {
      const type = wanted.find((each) => each === eventType)
      const payment = payment_id === null ? undefined : findPayment(merchant, payment_id)
      if (!type || !payment) return []
      const { price, description, reference, customer_name } = payment
      const is_new = created_at > merchant.notifications_seen_at
      const about = { price, description, reference, customer_name }
      return [{ id, type, created_at, is_new, payment_id: payment.id, ...about }]
    },
  )
  const disabledAt = merchant.webhook_secret?.disabled_at
  const ofWebhook = disabledAt
    ? [
        {
          id: `webhook-${disabledAt}`,
          type: 'webhook.disabled' as const,
          created_at: disabledAt,
          is_new: disabledAt > merchant.notifications_seen_at,
        },
      ]
    : []
  const notifications = [...ofPayments, ...ofWebhook].toSorted((one, other) =>
    other.created_at.localeCompare(one.created_at),
  )
  return {
    new_count: notifications.filter(({ is_new }) => is_new).length,
    notifications: notifications.slice(0, 20),
  }
}
