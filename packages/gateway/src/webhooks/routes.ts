import { operations } from '@sluice/api/contract'

import { route } from '../http/route.ts'
import {
  getDelivery,
  listDeliveries,
  resendDelivery,
  resendFailed,
  sendTestEvent,
} from './deliveryService.ts'
import {
  enableWebhook,
  getWebhookSecret,
  removeWebhook,
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

  removeWebhook: route(operations.removeWebhook, async ({ context, userId }) => {
    await removeWebhook(context, userId)
    return { message: 'Webhook removed' }
  }),

  listWebhookDeliveries: route(operations.listWebhookDeliveries, ({ context, userId, query }) =>
    listDeliveries(context, userId, query),
  ),

  getWebhookDelivery: route(operations.getWebhookDelivery, ({ context, userId, params }) =>
    getDelivery(context, userId, params.id),
  ),

  resendWebhookDelivery: route(operations.resendWebhookDelivery, ({ context, userId, params }) =>
    resendDelivery(context, userId, params.id),
  ),

  resendFailedWebhooks: route(operations.resendFailedWebhooks, ({ context, userId, body }) =>
    resendFailed(context, userId, body.since),
  ),

  sendTestWebhook: route(operations.sendTestWebhook, ({ context, userId }) =>
    sendTestEvent(context, userId),
  ),
}
