import { withEventAliases } from '@sluice/api/contract'
import type {
  MerchantId,
  PaymentEventType,
  PaymentId,
  PaymentStatusResponse,
  WebhookEvent,
  WebhookEventType,
} from '@sluice/api/contract'

import type { Uses } from '../context.ts'
import type { UnitOfWork } from '../database/UnitOfWork.ts'
import { uuidv7 } from '../security/random.ts'
import {
  countMerchantEvents,
  findPaymentEvents,
  insertDelivery,
  insertEvent,
} from './deliveryRepository.ts'
import { getSigningSecrets, verifyWebhook } from './signing.ts'
import { findWebhook, findWebhookOfEvent } from './webhookRepository.ts'

/** An event, and the payment that it is about. */
type QueuedEvent = Pick<WebhookEvent, 'type' | 'data'> & { payment_id: PaymentId }

/** An event about a payment. */
export function paymentEvent(type: PaymentEventType, payment: PaymentStatusResponse): QueuedEvent {
  return { type, payment_id: payment.id, data: withEventAliases(payment) }
}

/**
 * Stores an event in the transaction of the change that it tells of, and queues its delivery if the merchant has a
 * webhook. Returns its ID.
 */
export async function queueWebhookEvent(
  context: Uses<'now'>,
  unit: UnitOfWork,
  userId: MerchantId,
  { type, payment_id, data }: QueuedEvent,
): Promise<string> {
  const now = context.now()
  const id = `msg_${uuidv7(now)}`
  const event = { type, timestamp: now.toISOString(), data }
  await insertEvent(unit.tx, {
    id,
    user_id: userId,
    payment_id,
    type,
    payload: JSON.stringify(event),
    created_at: now,
  })
  const webhook = await findWebhook(unit.tx, userId)
  if (webhook && !webhook.disabled_at) {
    await insertDelivery(unit.tx, {
      id: uuidv7(now),
      event_id: id,
      webhook_id: webhook.id,
      next_attempt_at: now,
      created_at: now,
    })
    unit.emit('webhooks')
  }
  return id
}

/** The most events of one payment that are read. */
const maxPaymentEvents = 100

/** The first events of a payment, oldest first, each with the state of its delivery. */
export function listPaymentEvents(
  context: Uses<'database'>,
  userId: MerchantId,
  paymentId: PaymentId,
) {
  return findPaymentEvents(context.database.db, userId, paymentId, maxPaymentEvents)
}

/** How many events of a type a merchant had from one instant to another, both included. */
export function countEvents(
  context: Uses<'database'>,
  ...which: [userId: MerchantId, type: WebhookEventType, from: Date, to: Date]
): Promise<number> {
  return countMerchantEvents(context.database.db, ...which)
}

/** Whether a message carries a valid signature of the merchant that its event belongs to. */
export async function isGenuineEvent(
  context: Uses<'database' | 'vault' | 'now'>,
  headers: Record<string, string>,
  payload: string,
): Promise<boolean> {
  const webhook = await findWebhookOfEvent(context.database.db, headers['webhook-id'] ?? '')
  return webhook !== null && verifyWebhook(getSigningSecrets(context, webhook), headers, payload)
}
