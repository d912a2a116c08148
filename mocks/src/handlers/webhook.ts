import type { WebhookSecret } from '@sluice/api/contract'

import { defineCall } from '../calls/defineCall.ts'
import { Refusal } from '../calls/Refusal.ts'
import { newId, newSecret } from '../store/identifiers.ts'
import type { MockMerchant, MockStore } from '../store/MockStore.ts'
import { refusalOfWebhook } from '../store/webhookAddress.ts'

const setWebhook = defineCall('setWebhook', ({ store, merchant, query }) => {
  const message = refusalOfWebhook(query.webhookUrl)
  if (message !== null) throw new Refusal('validation_failed', [{ field: 'webhookUrl', message }])
  merchant.webhook = {
    webhook_id: merchant.webhook?.webhook_id ?? newId(store),
    webhook_url: query.webhookUrl,
    expires_at: null,
  }
  if (merchant.webhook_secret) merchant.webhook_secret.disabled_at = null
  return { message: 'Webhook URL added successfully!' }
})

const dayMs = 24 * 60 * 60 * 1000

/** The webhook's secret, made when it is first asked for. Throws where there is no webhook. */
function secretOf(store: MockStore, merchant: MockMerchant): WebhookSecret {
  if (!merchant.webhook) throw new Refusal('not_found')
  merchant.webhook_secret ??= {
    secret: `whsec_${newSecret(store, 32)}`,
    previous_secret_expires_at: null,
    disabled_at: null,
  }
  const end = merchant.webhook_secret.previous_secret_expires_at
  if (end !== null && Date.parse(end) <= store.now()) {
    merchant.webhook_secret.previous_secret_expires_at = null
  }
  return merchant.webhook_secret
}

const getWebhookSecret = defineCall('getWebhookSecret', ({ store, merchant }) =>
  secretOf(store, merchant),
)

const rollWebhookSecret = defineCall('rollWebhookSecret', ({ store, merchant }) => {
  merchant.webhook_secret = {
    ...secretOf(store, merchant),
    secret: `whsec_${newSecret(store, 32)}`,
    previous_secret_expires_at: new Date(store.now() + dayMs).toISOString(),
  }
  return merchant.webhook_secret
})

const listWebhookDeliveries = defineCall('listWebhookDeliveries', ({ merchant }) =>
  merchant.webhook ? merchant.webhook_deliveries.slice(0, 20) : [],
)

/** Where the merchant's server is told of payments, what signs for it, and what it was told of. */
export const webhookCalls = [setWebhook, getWebhookSecret, rollWebhookSecret, listWebhookDeliveries]
