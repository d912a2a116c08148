import { defineCall } from '../calls/defineCall.ts'
import { newId } from '../store/identifiers.ts'

const setWebhook = defineCall('setWebhook', ({ store, merchant, query }) => {
  merchant.webhook = {
    webhook_id: merchant.webhook?.webhook_id ?? newId(store),
    webhook_url: query.webhookUrl,
    expires_at: null,
  }
  return { message: 'Webhook URL added successfully!' }
})

/** Where the merchant's server is told of payments. */
export const webhookCalls = [setWebhook]
