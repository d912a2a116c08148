import type { WebhookDelivery, WebhookEventType, WebhookSecret } from '@sluice/api/contract'

import type { GatewayContext } from '../context.ts'
import type { Queryable } from '../database/Database.ts'
import { Failure } from '../errors/Failure.ts'
import { uuidv7 } from '../security/random.ts'
import { checkWebhookUrl } from './destination.ts'
import { createSecret, getSigningSecrets, verifyWebhook } from './signing.ts'
import {
  changeWebhook,
  enabled,
  findRecentDeliveries,
  findWebhook,
  findWebhookOfEvent,
  insertDelivery,
  insertEvent,
  lockWebhook,
  saveWebhook,
} from './webhookRepository.ts'
import type { WebhookRow } from './webhookRepository.ts'

/** How long the previous secret keeps signing after a roll, in milliseconds. */
const overlapMs = 86_400_000

/** Number of events in the list of recent deliveries. */
const recentDeliveries = 20

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
  await saveWebhook(context.database.db, webhook, now)
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
    return toWebhookSecret(context, { ...webhook, ...changes })
  })
}

/** The most recent events of the merchant's webhook, newest first. */
export async function listDeliveries(
  context: GatewayContext,
  userId: string,
): Promise<WebhookDelivery[]> {
  const rows = await findRecentDeliveries(context.database.db, userId, recentDeliveries)
  return rows.map(({ delivery, event, attempt }) => ({
    id: event.id,
    type: event.type,
    state: delivery.state,
    attempts: delivery.attempts,
    status: attempt?.status ?? null,
    error: attempt?.error ?? null,
    created_at: event.created_at.toISOString(),
  }))
}

/**
 * Stores an event in the transaction of the change that it tells of, and queues its delivery if the merchant has a
 * webhook. Wake the sender once that is committed.
 */
export async function queueWebhookEvent(
  context: GatewayContext,
  tx: Queryable,
  userId: string,
  type: WebhookEventType,
  data: Record<string, string | number | null>,
): Promise<void> {
  const now = context.now()
  const id = `msg_${uuidv7(now)}`
  const payload = JSON.stringify({ type, timestamp: now.toISOString(), data })
  await insertEvent(tx, { id, user_id: userId, type, payload, created_at: now })
  const webhook = await findWebhook(tx, userId)
  if (!webhook || webhook.disabled_at) return
  await insertDelivery(tx, {
    id: uuidv7(now),
    event_id: id,
    webhook_id: webhook.id,
    next_attempt_at: now,
    created_at: now,
  })
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
