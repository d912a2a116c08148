import { setWebhook as operation } from '@sluice/api/contract'

import { implement } from '../../http/implement.ts'
import { setMerchantWebhook } from '../webhookService.ts'

export const setWebhook = implement(operation, async ({ context, userId, query }) => {
  await setMerchantWebhook(context, userId, query.webhookUrl)
  return { response: { message: 'Webhook URL added' } }
})
