import { limits } from '@sluice/api/contract'
import type {
  ListWebhookDeliveriesQuery,
  WebhookDelivery,
  WebhookDeliveryDetail,
  WebhookEventType,
  WebhookSecret,
} from '@sluice/api/contract'

import { reportChange } from '../accounts/accountChange.ts'
import type { GatewayContext } from '../context.ts'
import type { Queryable } from '../database/Database.ts'
import { Failure } from '../errors/Failure.ts'
import { isUuid, uuidv7 } from '../security/random.ts'
import { failDeliveries } from './deliveryRepository.ts'
import { checkWebhookUrl } from './destination.ts'
import { createSecret, getSigningSecrets, verifyWebhook } from './signing.ts'
import {
  changeWebhook,
  enabled,
  findAttempts,
  findDeliveries,
  findTransactionEvents,
  findWebhook,
  findWebhookOfEvent,
  insertDelivery,
  insertEvent,
  lockWebhook,
  requeueDelivery,
  requeueFailed,
  saveWebhook,
} from './webhookRepository.ts'
import type { WebhookRow } from './webhookRepository.ts'

/** How long the previous secret keeps signing after a roll, in milliseconds. */
const overlapMs = 86_400_000

/** The most events of one transaction that are read. */
const maxTransactionEvents = 100

/** Sets the merchant's webhook URL. Fails with `validation_failed` for a URL that is not allowed. */
export async function setWebhook(
  context: GatewayContext,
  userId: string,
  url: string,
): Promise<void> {
  checkWebhookUrl(context, url)
  const now = context.now()
  const webhook = {
    id: uuidv7(now),
    user_id: userId,
    url,
    secret_ciphertext: context.vault.encrypt('webhook-secret', userId, createSecret()),
    created_at: now,
  }
  await context.database.transaction(async (tx) => {
    await saveWebhook(tx, webhook, now)
    await reportChange(context, tx, {
      user_id: userId,
      action: 'webhook_set',
      // The path may contain a secret.
      detail: { host: new URL(url).host },
      subject: 'Webhook set',
      sentence: `Events are now sent to ${new URL(url).host}, which was set`,
    })
  })
}

function toWebhookSecret(context: GatewayContext, webhook: WebhookRow): WebhookSecret {
  const [secret = '', previous] = getSigningSecrets(context, webhook)
  return {
    secret,
    previous_secret_expires_at:
      previous === undefined ? null : (webhook.previous_secret_expires_at?.toISOString() ?? null),
    disabled_at: webhook.disabled_at?.toISOString() ?? null,
    // The version before the reasons were stored may have disabled it.
    disabled_reason: webhook.disabled_at ? (webhook.disabled_reason ?? 'failing') : null,
  }
}

/** The merchant's signing secret. Fails with `not_found` without a webhook. */
export async function getWebhookSecret(
  context: GatewayContext,
  userId: string,
): Promise<WebhookSecret> {
  const webhook = await findWebhook(context.database.db, userId)
  if (!webhook) throw new Failure('not_found')
  return toWebhookSecret(context, webhook)
}

/** When and why the merchant's webhook was disabled. Null while it works, and without one. */
export async function findDisabledWebhook(
  context: GatewayContext,
  userId: string,
): Promise<{ disabled_at: string; reason: string } | null> {
  const webhook = await findWebhook(context.database.db, userId)
  return webhook?.disabled_at
    ? {
        disabled_at: webhook.disabled_at.toISOString(),
        reason: webhook.disabled_reason ?? 'failing',
      }
    : null
}

/** Creates a new secret; the previous one keeps signing for a day. Fails with `not_found` without a webhook. */
export async function rollWebhookSecret(
  context: GatewayContext,
  userId: string,
): Promise<WebhookSecret> {
  return context.database.transaction(async (tx) => {
    const webhook = await lockWebhook(tx, userId)
    if (!webhook) throw new Failure('not_found')
    const changes = {
      secret_ciphertext: context.vault.encrypt('webhook-secret', userId, createSecret()),
      previous_secret_ciphertext: webhook.secret_ciphertext,
      previous_secret_expires_at: new Date(context.now().getTime() + overlapMs),
    }
    await changeWebhook(tx, webhook.id, changes)
    await reportChange(context, tx, {
      user_id: userId,
      action: 'webhook_secret_rolled',
      subject: 'Webhook secret rolled',
      sentence: 'The signing secret of your webhook was replaced by a new one',
    })
    return toWebhookSecret(context, { ...webhook, ...changes })
  })
}

/** Lets a disabled webhook begin anew. Fails with `not_found` without a webhook. */
export async function enableWebhook(
  context: GatewayContext,
  userId: string,
): Promise<WebhookSecret> {
  return context.database.transaction(async (tx) => {
    const webhook = await lockWebhook(tx, userId)
    if (!webhook) throw new Failure('not_found')
    if (!webhook.disabled_at) return toWebhookSecret(context, webhook)
    const changes = enabled(context.now())
    await changeWebhook(tx, webhook.id, changes)
    await reportChange(context, tx, {
      user_id: userId,
      action: 'webhook_enabled',
      subject: 'Webhook enabled',
      sentence: 'Your webhook was enabled again',
    })
    return toWebhookSecret(context, { ...webhook, ...changes })
  })
}

/** Removes the webhook; what waits for it is not sent. Fails with `not_found` without one. */
export async function removeWebhook(context: GatewayContext, userId: string): Promise<void> {
  await context.database.transaction(async (tx) => {
    const webhook = await lockWebhook(tx, userId)
    if (!webhook) throw new Failure('not_found')
    await changeWebhook(tx, webhook.id, { removed_at: context.now() })
    await failDeliveries(tx, webhook.id)
    await reportChange(context, tx, {
      user_id: userId,
      action: 'webhook_removed',
      subject: 'Webhook removed',
      sentence: 'Your webhook was removed',
    })
  })
}

/** The same within a transaction. False without a webhook. */
export async function removeWebhookIn(
  context: GatewayContext,
  tx: Queryable,
  userId: string,
): Promise<boolean> {
  const webhook = await lockWebhook(tx, userId)
  if (!webhook) return false
  await changeWebhook(tx, webhook.id, { removed_at: context.now() })
  await failDeliveries(tx, webhook.id)
  return true
}

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
  context: GatewayContext,
  userId: string,
  { page, state }: ListWebhookDeliveriesQuery,
): Promise<WebhookDelivery[]> {
  const limit = limits.developersPageSize
  const offset = (page - 1) * limit
  const rows = await findDeliveries(context.database.db, userId, { state, limit, offset })
  return rows.map(toDelivery)
}

/** The delivery of an event. Fails with `not_found`, also for another merchant's event. */
async function findDelivery(db: Queryable, userId: string, eventId: string): Promise<DeliveryRows> {
  const [row] = await findDeliveries(db, userId, { event_id: eventId, limit: 1, offset: 0 })
  if (!row) throw new Failure('not_found')
  return row
}

/** An event of the merchant's webhook with its payload and attempts. Fails with `not_found`. */
export async function getDelivery(
  context: GatewayContext,
  userId: string,
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
async function lockEnabledWebhook(tx: Queryable, userId: string): Promise<WebhookRow> {
  const webhook = await lockWebhook(tx, userId)
  if (!webhook) throw new Failure('not_found')
  if (webhook.disabled_at) throw new Failure('webhook_disabled')
  return webhook
}

/** Sends an event again. Fails with `not_found` or `webhook_disabled`. */
export async function resendDelivery(
  context: GatewayContext,
  userId: string,
  eventId: string,
): Promise<WebhookDelivery> {
  const resent = await context.database.transaction(async (tx) => {
    await lockEnabledWebhook(tx, userId)
    const { delivery } = await findDelivery(tx, userId, eventId)
    await requeueDelivery(tx, delivery.id, context.now())
    return toDelivery(await findDelivery(tx, userId, eventId))
  })
  context.wake('webhooks')
  return resent
}

/** Sends the events since a moment that no endpoint accepted. Fails with `not_found` or `webhook_disabled`. */
export async function resendFailed(
  context: GatewayContext,
  userId: string,
  since: string,
): Promise<{ count: number }> {
  const count = await context.database.transaction(async (tx) => {
    const webhook = await lockEnabledWebhook(tx, userId)
    const range = { since: new Date(since), now: context.now(), limit: limits.resendMax }
    return requeueFailed(tx, webhook, range)
  })
  context.wake('webhooks')
  return { count }
}

/** A transaction that does not exist, and is not paid. */
const testTransaction = {
  status: 0,
  state: 'awaiting_payment',
  amount: '1.0000000000',
  metadata: 'This is a test event. No payment belongs to it.',
  description: 'Test event',
  wallet_id: '',
  return_url: null,
  network: null,
  hash: null,
  received: '0.0000000000',
  fee: '0.0000000000',
  net: '0.0000000000',
  remaining: '1.0000000000',
  resolution: null,
  confirmations: null,
  required_confirmations: null,
  settlement: null,
  settlement_hash: null,
  transaction_id: null,
}

/** Sends a test event. Fails with `not_found` or `webhook_disabled`. */
export async function sendTestEvent(
  context: GatewayContext,
  userId: string,
): Promise<WebhookDelivery> {
  const now = context.now()
  const sent = await context.database.transaction(async (tx) => {
    await lockEnabledWebhook(tx, userId)
    const id = uuidv7(now)
    const data = {
      id,
      ...testTransaction,
      currency: context.networks.list[0]?.tokens[0]?.symbol ?? 'USDT',
      created_at: now.toISOString(),
      expires_at: new Date(now.getTime() + 3_600_000).toISOString(),
      checkout_url: `${context.publicUrl()}/pay/${id}`,
    }
    const eventId = await queueWebhookEvent(context, tx, userId, 'webhook.test', data)
    return toDelivery(await findDelivery(tx, userId, eventId))
  })
  context.wake('webhooks')
  return sent
}

/**
 * Stores an event in the transaction of the change that it tells of, and queues its delivery if the merchant has a
 * webhook. Returns its ID. Wake the sender once that is committed.
 */
export async function queueWebhookEvent(
  context: GatewayContext,
  tx: Queryable,
  userId: string,
  type: WebhookEventType,
  data: Record<string, string | number | null>,
): Promise<string> {
  const now = context.now()
  const id = `msg_${uuidv7(now)}`
  const payload = JSON.stringify({ type, timestamp: now.toISOString(), data })
  const about = typeof data.id === 'string' && isUuid(data.id) ? data.id : null
  await insertEvent(tx, {
    id,
    user_id: userId,
    transaction_id: about,
    type,
    payload,
    created_at: now,
  })
  const webhook = await findWebhook(tx, userId)
  if (webhook && !webhook.disabled_at) {
    await insertDelivery(tx, {
      id: uuidv7(now),
      event_id: id,
      webhook_id: webhook.id,
      next_attempt_at: now,
      created_at: now,
    })
  }
  return id
}

/** The latest events of a transaction, oldest first, each with the state of its delivery. */
export function listTransactionEvents(
  context: GatewayContext,
  userId: string,
  transactionId: string,
) {
  return findTransactionEvents(context.database.db, userId, transactionId, maxTransactionEvents)
}

/** Whether a message carries a valid signature of the merchant that its event belongs to. */
export async function isGenuineEvent(
  context: GatewayContext,
  headers: Record<string, string>,
  payload: string,
): Promise<boolean> {
  const webhook = await findWebhookOfEvent(context.database.db, headers['webhook-id'] ?? '')
  return webhook !== null && verifyWebhook(getSigningSecrets(context, webhook), headers, payload)
}
