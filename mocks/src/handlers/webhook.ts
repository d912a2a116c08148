import { defineCall } from '../calls/defineCall.ts'
import { Refusal } from '../calls/Refusal.ts'
import { newId } from '../store/identifiers.ts'
import { refusalOfWebhook } from '../store/webhookAddress.ts'

const setWebhook = defineCall('setWebhook', ({ store, merchant, query }) => {
  const message = refusalOfWebhook(query.webhookUrl)
  if (message !== null) throw new Refusal('validation_failed', [{ field: 'webhookUrl', message }])
  merchant.webhook = {
    webhook_id: merchant.webhook?.webhook_id ?? newId(store),
    webhook_url: query.webhookUrl,
    expires_at: null,
  }
  return { message: 'Webhook URL added successfully!' }
})

/** Where the merchant's server is told of payments. */
export const webhookCalls = [setWebhook]
