import { operations } from '@sluice/api/contract'

import { route } from '../http/route.ts'
import {
  listMerchantDeliveries,
  readWebhookSecret,
  rollMerchantSecret,
} from './webhookSecretService.ts'
import { setMerchantWebhook } from './webhookService.ts'

export const webhookRoutes = {
  setWebhook: route(operations.setWebhook, async ({ context, userId, query }) => {
    await setMerchantWebhook(context, userId, query.webhookUrl)
    return { message: 'Webhook URL added' }
  }),

  getWebhookSecret: route(operations.getWebhookSecret, ({ context, userId }) =>
    readWebhookSecret(context, userId),
  ),

  rollWebhookSecret: route(operations.rollWebhookSecret, ({ context, userId }) =>
    rollMerchantSecret(context, userId),
  ),

  listWebhookDeliveries: route(operations.listWebhookDeliveries, ({ context, userId }) =>
    listMerchantDeliveries(context, userId),
  ),
}
