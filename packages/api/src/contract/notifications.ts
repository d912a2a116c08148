import * as v from 'valibot'

import type { Operation } from './operation.ts'
import { integerSchema, paymentIdSchema, requestedInstant, timestampSchema } from './primitives.ts'
import { strictRequest } from './strictRequest.ts'
import { priceSchema } from './quotes.ts'

/** Which mails about payments a merchant can have. Of held money and of reversals they always get one. */
export const paymentMails = ['each_payment', 'daily_summary', 'attention_only'] as const
export type PaymentMails = (typeof paymentMails)[number]

export const notificationsSchema = v.object({
  payment_mails: v.pipe(
    v.picklist(paymentMails),
    v.description(
      '`each_payment`: a mail for each payment. `daily_summary`: one for each day with payments. `attention_only`: only if money is held or a payment is reversed, which the others get as well.',
    ),
  ),
})
export type Notifications = v.InferOutput<typeof notificationsSchema>

export const notificationsRequestSchema = strictRequest({
  payment_mails: v.picklist(
    paymentMails,
    `payment_mails must be one of ${paymentMails.join(', ')}`,
  ),
})

export const getNotifications = {
  method: 'GET',
  path: '/user/notifications',
  auth: 'bearer',
  tag: 'Account',
  summary: 'Get the mails about payments',
  description: 'Returns which mails about payments the merchant gets.',
  response: notificationsSchema,
  errors: ['session_invalid'],
} as const satisfies Operation

export const setNotifications = {
  method: 'PUT',
  path: '/user/notifications',
  auth: 'bearer',
  tag: 'Account',
  summary: 'Choose the mails about payments',
  description:
    'Decides which mails about payments the merchant gets. Of held money and of reversals they always get one.',
  body: notificationsRequestSchema,
  response: notificationsSchema,
  errors: ['session_invalid', 'unknown_field'],
} as const satisfies Operation

/** What merchants are told of their payments, in the names of the events. */
export const notificationTypes = [
  'payment.paid',
  'payment.held',
  'payment.reversed',
  'refund.claimed',
  'refund.expired',
  'refund.reversed',
] as const
export type NotificationType = (typeof notificationTypes)[number]

const commonNotificationMembers = {
  id: v.string(),
  created_at: timestampSchema,
  /** Not marked as seen yet. */
  is_new: v.boolean(),
}

export const notificationListSchema = v.object({
  /** How many are new, at most 100. */
  new_count: integerSchema,
  /** The newest first, at most 20. */
  notifications: v.array(
    v.variant('type', [
      v.object({
        ...commonNotificationMembers,
        type: v.picklist(notificationTypes),
        payment_id: paymentIdSchema,
        /** What the payment was made for. */
        price: priceSchema,
        /** What the payment is about, as far as somebody said. */
        description: v.string(),
        reference: v.string(),
        customer_name: v.string(),
      }),
      /** The merchant's server gets no events any more. As long as the webhook is disabled. */
      v.object({ ...commonNotificationMembers, type: v.literal('webhook.disabled') }),
    ]),
  ),
})
export type NotificationList = v.InferOutput<typeof notificationListSchema>

export const seeNotificationsRequestSchema = strictRequest({
  /** Those that came later stay new. */
  until: requestedInstant('until'),
})
export type SeeNotificationsRequest = v.InferOutput<typeof seeNotificationsRequestSchema>

export const listNotifications = {
  method: 'GET',
  path: '/user/notifications/list',
  auth: 'bearer',
  tag: 'Account',
  summary: 'List the notifications',
  description:
    'Returns what the mails about payments and refunds tell, and whether the webhook was disabled, newest first. Payments that were paid are listed if the merchant gets a mail for each.',
  response: notificationListSchema,
  errors: ['session_invalid'],
} as const satisfies Operation

export const seeNotifications = {
  method: 'POST',
  path: '/user/notifications/seen',
  auth: 'bearer',
  tag: 'Account',
  summary: 'Mark the notifications as seen',
  description: 'Notifications up to this time are no longer new.',
  body: seeNotificationsRequestSchema,
  response: notificationListSchema,
  errors: ['session_invalid', 'unknown_field'],
} as const satisfies Operation
