import { limits, testPayment } from '@sluice/api/contract'
import type {
  ListWebhookDeliveriesQuery,
  MerchantId,
  WebhookDelivery,
  WebhookDeliveryDetail,
} from '@sluice/api/contract'

import { defaultCurrency } from '../rails/networks.ts'
import type { Uses } from '../context.ts'
import type { Reader } from '../database/Connection.ts'
import type { Tx } from '../database/UnitOfWork.ts'
import { Failure } from '../errors/Failure.ts'
import { uuidv7 } from '../security/random.ts'
import { paymentMembers, unpaid } from '../payments/paymentMembers.ts'
import {
  findAttempts,
  findDeliveries,
  requeueDelivery,
  requeueFailed,
} from './deliveryRepository.ts'
import { paymentEvent, queueWebhookEvent } from './eventService.ts'
import { lockWebhook } from './webhookRepository.ts'
import type { WebhookRow } from './webhookRepository.ts'

type DeliveryRows = Awaited<ReturnType<typeof findDeliveries>>[number]

function toDelivery({ delivery, event, attempt }: DeliveryRows): WebhookDelivery {
  const isWaiting = delivery.state === 'waiting'
  return {
    id: event.id,
    type: event.type,
    state: delivery.state,
    attempts: delivery.attempts,
    status: attempt?.status ?? null,
    error: attempt?.error ?? null,
    next_attempt_at: isWaiting ? delivery.next_attempt_at.toISOString() : null,
    created_at: event.created_at.toISOString(),
  }
}

/** The events of the merchant's webhook, newest first. */
export async function listDeliveries(
  context: Uses<'database'>,
  userId: MerchantId,
  { page, state }: ListWebhookDeliveriesQuery,
): Promise<WebhookDelivery[]> {
  const limit = limits.developersPageSize
  const offset = (page - 1) * limit
  const rows = await findDeliveries(context.database.db, userId, { state, limit, offset })
  return rows.map(toDelivery)
}

/** The delivery of an event. Fails with `not_found`, also for another merchant's event. */
async function findDelivery(
  db: Reader,
  userId: MerchantId,
  eventId: string,
): Promise<DeliveryRows> {
  const [row] = await findDeliveries(db, userId, { event_id: eventId, limit: 1, offset: 0 })
  if (!row) throw new Failure('not_found')
  return row
}

/** An event of the merchant's webhook with its payload and attempts. Fails with `not_found`. */
export async function getDelivery(
  context: Uses<'database'>,
  userId: MerchantId,
  eventId: string,
): Promise<WebhookDeliveryDetail> {
  const { db } = context.database
  const row = await findDelivery(db, userId, eventId)
  const attempts = await findAttempts(db, row.delivery.id)
  return {
    ...toDelivery(row),
    payload: row.event.payload,
    history: attempts.map(({ attempt, status, error, duration_ms, created_at }) => ({
      attempt,
      status,
      error,
      duration_ms,
      created_at: created_at.toISOString(),
    })),
  }
}

/** The merchant's webhook, locked, that can be sent to. Fails with `not_found` or `webhook_disabled`. */
async function lockEnabledWebhook(tx: Tx, userId: MerchantId): Promise<WebhookRow> {
  const webhook = await lockWebhook(tx, userId)
  if (!webhook) throw new Failure('not_found')
  if (webhook.disabled_at) throw new Failure('webhook_disabled')
  return webhook
}

/** Sends an event again. Fails with `not_found` or `webhook_disabled`. */
export async function resendDelivery(
  context: Uses<'database' | 'now'>,
  userId: MerchantId,
  eventId: string,
): Promise<WebhookDelivery> {
  return context.database.unitOfWork(async ({ tx, emit }) => {
    await lockEnabledWebhook(tx, userId)
    const { delivery } = await findDelivery(tx, userId, eventId)
    await requeueDelivery(tx, delivery.id, context.now())
    emit('webhooks')
    return toDelivery(await findDelivery(tx, userId, eventId))
  })
}

/** Sends the events since a moment that no endpoint accepted. Fails with `not_found` or `webhook_disabled`. */
export async function resendFailed(
  context: Uses<'database' | 'now'>,
  userId: MerchantId,
  since: string,
): Promise<{ count: number }> {
  return context.database.unitOfWork(async ({ tx, emit }) => {
    const webhook = await lockEnabledWebhook(tx, userId)
    const range = { since: new Date(since), now: context.now(), limit: limits.resendMax }
    emit('webhooks')
    return { count: await requeueFailed(tx, webhook, range) }
  })
}

/** Sends a test event. Fails with `not_found` or `webhook_disabled`. */
export async function sendTestEvent(
  context: Uses<'database' | 'networks' | 'publicUrl' | 'now'>,
  userId: MerchantId,
): Promise<WebhookDelivery> {
  const now = context.now()
  return context.database.unitOfWork(async (unit) => {
    await lockEnabledWebhook(unit.tx, userId)
    const shown = paymentMembers(context, {
      ...unpaid,
      ...testPayment,
      id: uuidv7(now),
      currency: defaultCurrency(context.networks),
      created_at: now,
      expires_at: new Date(now.getTime() + 3_600_000),
    })
    const eventId = await queueWebhookEvent(
      context,
      unit,
      userId,
      paymentEvent('webhook.test', shown),
    )
    return toDelivery(await findDelivery(unit.tx, userId, eventId))
  })
}
