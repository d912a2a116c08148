import { listWebhookDeliveries as operation } from '@sluice/api/contract'

import { implement } from '../../http/implement.ts'
import { listMerchantDeliveries } from '../webhookSecretService.ts'

export const listWebhookDeliveries = implement(operation, async ({ context, userId }) => ({
  response: await listMerchantDeliveries(context, userId),
}))
