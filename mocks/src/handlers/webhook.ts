import { limits, type WebhookSecret } from '@sluice/api/contract'

import { ApiError, fieldError } from '../http/ApiError.ts'
import { makePayment } from '../fixtures/payments.ts'
import { recordAudit } from '../store/audit.ts'
import { deliver, recordEvent } from '../store/deliveries.ts'
import { newId, newSecret } from '../store/ids.ts'
import type { MockDelivery, MockMerchant, MockStore } from '../store/MockStore.ts'
import { defineHandler } from './defineHandler.ts'

const dayMs = 24 * 60 * 60 * 1000

const enabled = { disabled_at: null, disabled_reason: null }

const setWebhook = defineHandler('setWebhook', ({ store, merchant, query }) => {
  if (!/^https?:/.test(query.webhookUrl) || !URL.canParse(query.webhookUrl)) {
    throw fieldError('webhookUrl', 'Please enter a valid URL')
  }
  merchant.webhook = {
    webhook_id: merchant.webhook?.webhook_id ?? newId(store),
    webhook_url: query.webhookUrl,
    expires_at: null,
  }
  if (merchant.webhook_secret) Object.assign(merchant.webhook_secret, enabled)
  recordAudit(store, merchant, 'webhook_set', { host: new URL(query.webhookUrl).host })
  return { message: 'Webhook URL added successfully!' }
})

function getSecret(store: MockStore, merchant: MockMerchant): WebhookSecret {
  if (!merchant.webhook) throw new ApiError('not_found')
  merchant.webhook_secret ??= {
    secret: `whsec_${newSecret(store, 32)}`,
    previous_secret_expires_at: null,
    ...enabled,
  }
  const expiry = merchant.webhook_secret.previous_secret_expires_at
  if (expiry !== null && Date.parse(expiry) <= store.now()) {
    merchant.webhook_secret.previous_secret_expires_at = null
  }
  return merchant.webhook_secret
}

const getWebhookSecret = defineHandler('getWebhookSecret', ({ store, merchant }) =>
  getSecret(store, merchant),
)

const rollWebhookSecret = defineHandler('rollWebhookSecret', ({ store, merchant }) => {
  merchant.webhook_secret = {
    ...getSecret(store, merchant),
    secret: `whsec_${newSecret(store, 32)}`,
    previous_secret_expires_at: new Date(store.now() + dayMs).toISOString(),
  }
  recordAudit(store, merchant, 'webhook_secret_rolled')
  return merchant.webhook_secret
})

const enableWebhook = defineHandler('enableWebhook', ({ store, merchant }) => {
  const secret = getSecret(store, merchant)
  if (secret.disabled_at !== null) recordAudit(store, merchant, 'webhook_enabled')
  merchant.webhook_secret = { ...secret, ...enabled }
  return merchant.webhook_secret
})

const removeWebhook = defineHandler('removeWebhook', ({ store, merchant }) => {
  if (!merchant.webhook) throw new ApiError('not_found')
  merchant.webhook = null
  merchant.webhook_secret = null
  recordAudit(store, merchant, 'webhook_removed')
  return { message: 'Webhook removed' }
})

function deliveriesOf({ webhook, webhook_deliveries }: MockMerchant): MockDelivery[] {
  return webhook ? webhook_deliveries.filter((each) => each.webhook_id === webhook.webhook_id) : []
}

function findDelivery(merchant: MockMerchant, id: string): MockDelivery {
  const delivery = deliveriesOf(merchant).find((each) => each.id === id)
  if (!delivery) throw new ApiError('not_found')
  return delivery
}

function requireEnabled({ webhook, webhook_secret }: MockMerchant): void {
  if (!webhook) throw new ApiError('not_found')
  if (webhook_secret?.disabled_at) throw new ApiError('webhook_disabled')
}

const listWebhookDeliveries = defineHandler(
  'listWebhookDeliveries',
  ({ merchant, query: { page, state } }) =>
    deliveriesOf(merchant)
      .filter((each) => state === undefined || each.state === state)
      .slice((page - 1) * limits.developersPageSize, page * limits.developersPageSize),
)

const getWebhookDelivery = defineHandler('getWebhookDelivery', ({ merchant, params }) =>
  findDelivery(merchant, params.id),
)

const resendWebhookDelivery = defineHandler(
  'resendWebhookDelivery',
  ({ store, merchant, params }) => {
    requireEnabled(merchant)
    const delivery = findDelivery(merchant, params.id)
    deliver(store, merchant, delivery)
    return delivery
  },
)

const resendFailedWebhooks = defineHandler('resendFailedWebhooks', ({ store, merchant, body }) => {
  requireEnabled(merchant)
  const failed = merchant.webhook_deliveries.filter(
    ({ state, type, created_at }) =>
      state === 'failed' &&
      type !== 'webhook.test' &&
      Date.parse(created_at) >= Date.parse(body.since),
  )
  for (const delivery of failed) deliver(store, merchant, delivery)
  return { count: failed.length }
})

const sendTestWebhook = defineHandler('sendTestWebhook', ({ store, merchant }) => {
  requireEnabled(merchant)
  const created_at = new Date(store.now()).toISOString()
  const row = makePayment({ id: newId(store), status: 0, created_at })
  return recordEvent(store, merchant, 'webhook.test', row)
})

/** The webhook, its signing secret and its deliveries. */
export const webhookHandlers = [
  setWebhook,
  getWebhookSecret,
  rollWebhookSecret,
  enableWebhook,
  removeWebhook,
  listWebhookDeliveries,
  getWebhookDelivery,
  resendWebhookDelivery,
  resendFailedWebhooks,
  sendTestWebhook,
]
