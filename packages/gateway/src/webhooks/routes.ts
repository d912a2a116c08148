import { operations } from '@sluice/api/contract'

import { route } from '../http/route.ts'
import {
  enableWebhook,
  getWebhookSecret,
  listDeliveries,
  rollWebhookSecret,
  setWebhook,
} from './webhookService.ts'

export const webhookRoutes = {
  setWebhook: route(operations.setWebhook, async ({ context, userId, query }) => {
    await setWebhook(context, userId, query.webhookUrl)
    return { message: 'Webhook URL added' }
  }),

  getWebhookSecret: route(operations.getWebhookSecret, ({ context, userId }) =>
    getWebhookSecret(context, userId),
  ),

  rollWebhookSecret: route(operations.rollWebhookSecret, ({ context, userId }) =>
    rollWebhookSecret(context, userId),
  ),

  enableWebhook: route(operations.enableWebhook, ({ context, userId }) =>
    enableWebhook(context, userId),
  ),

  listWebhookDeliveries: route(operations.listWebhookDeliveries, ({ context, userId }) =>
    listDeliveries(context, userId),
  ),
}
