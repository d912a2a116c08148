import {
  commonPaymentMembers,
  refundSchema,
  type Payment,
  type Refund,
  type WebhookEventType,
} from '@sluice/api/contract'
import * as v from 'valibot'

import { uuidFrom } from './ids.ts'
import type { MockDelivery, MockMerchant, MockStore } from './MockStore.ts'

function isCommon(name: string): boolean {
  return name in commonPaymentMembers || name === 'transaction_id'
}

/** Delivers an event to the current webhook, which accepts it. */
export function deliver(store: MockStore, merchant: MockMerchant, delivery: MockDelivery): void {
  if (!merchant.webhook) return
  const attempt = delivery.attempts + 1
  delivery.webhook_id = merchant.webhook.webhook_id
  delivery.history.unshift({
    attempt,
    status: 200,
    error: null,
    duration_ms: 40,
    created_at: new Date(store.now()).toISOString(),
  })
  Object.assign(delivery, {
    state: 'delivered',
    attempts: attempt,
    status: 200,
    error: null,
    next_attempt_at: null,
  })
}

/** Records an event of a payment, or of a refund of it, and delivers it unless there is no webhook or it is disabled. */
export function recordEvent(
  store: MockStore,
  merchant: MockMerchant,
  type: WebhookEventType,
  row: Payment,
  refund?: Refund,
): MockDelivery {
  const created_at = new Date(store.now()).toISOString()
  const common = Object.entries(row).filter(([name]) => isCommon(name))
  const data = refund ? v.parse(refundSchema, refund) : Object.fromEntries(common)
  const delivery: MockDelivery = {
    id: `msg_${uuidFrom(2_000_000 + merchant.webhook_deliveries.length)}`,
    webhook_id: null,
    payment_id: row.id,
    type,
    state: 'failed',
    attempts: 0,
    status: null,
    error: null,
    next_attempt_at: null,
    created_at,
    payload: JSON.stringify({ type, timestamp: created_at, data }),
    history: [],
  }
  merchant.webhook_deliveries.unshift(delivery)
  if (!merchant.webhook_secret?.disabled_at) deliver(store, merchant, delivery)
  return delivery
}
