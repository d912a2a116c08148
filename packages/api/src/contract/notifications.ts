import * as v from 'valibot'

import type { Operation } from './operation.ts'
import { strictRequest } from './publicApi.ts'

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
