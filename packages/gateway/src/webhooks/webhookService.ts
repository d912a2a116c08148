import type { MerchantId, WebhookSecret } from '@sluice/api/contract'

import { reportChange } from '../accounts/accountChange.ts'
import type { Uses } from '../context.ts'
import type { Tx } from '../database/UnitOfWork.ts'
import { Failure } from '../errors/Failure.ts'
import { uuidv7 } from '../security/random.ts'
import { failDeliveries } from './senderRepository.ts'
import { checkWebhookUrl } from './destination.ts'
import { createSecret, getSigningSecrets } from './signing.ts'
import {
  changeWebhook,
  enabled,
  findWebhook,
  lockWebhook,
  saveWebhook,
} from './webhookRepository.ts'
import type { DisabledReason, WebhookRow } from './webhookRepository.ts'

/** How long the previous secret keeps signing after a roll, in milliseconds. */
const overlapMs = 86_400_000

/** Sets the merchant's webhook URL. Fails with `validation_failed` for a URL that is not allowed. */
export async function setWebhook(
  context: Uses<'settings' | 'database' | 'vault' | 'publicUrl' | 'now' | 'origin'>,
  userId: MerchantId,
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
  await context.database.unitOfWork(async (unit) => {
    await saveWebhook(unit.tx, webhook, now)
    await reportChange(context, unit, {
      user_id: userId,
      action: 'webhook_set',
      // The path may contain a secret.
      detail: { host: new URL(url).host },
    })
  })
}

function toWebhookSecret(context: Uses<'vault' | 'now'>, webhook: WebhookRow): WebhookSecret {
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
  context: Uses<'database' | 'vault' | 'now'>,
  userId: MerchantId,
): Promise<WebhookSecret> {
  const webhook = await findWebhook(context.database.db, userId)
  if (!webhook) throw new Failure('not_found')
  return toWebhookSecret(context, webhook)
}

/** When and why the merchant's webhook was disabled. Null while it works, and without one. */
export async function findDisabledWebhook(
  context: Uses<'database'>,
  userId: MerchantId,
): Promise<{ disabled_at: string; reason: DisabledReason } | null> {
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
  context: Uses<'database' | 'vault' | 'publicUrl' | 'now' | 'origin'>,
  userId: MerchantId,
): Promise<WebhookSecret> {
  return context.database.unitOfWork(async (unit) => {
    const webhook = await lockWebhook(unit.tx, userId)
    if (!webhook) throw new Failure('not_found')
    const changes = {
      secret_ciphertext: context.vault.encrypt('webhook-secret', userId, createSecret()),
      previous_secret_ciphertext: webhook.secret_ciphertext,
      previous_secret_expires_at: new Date(context.now().getTime() + overlapMs),
    }
    await changeWebhook(unit.tx, webhook.id, changes)
    await reportChange(context, unit, {
      user_id: userId,
      action: 'webhook_secret_rolled',
    })
    return toWebhookSecret(context, { ...webhook, ...changes })
  })
}

/** Lets a disabled webhook begin anew. Fails with `not_found` without a webhook. */
export async function enableWebhook(
  context: Uses<'database' | 'vault' | 'publicUrl' | 'now' | 'origin'>,
  userId: MerchantId,
): Promise<WebhookSecret> {
  return context.database.unitOfWork(async (unit) => {
    const webhook = await lockWebhook(unit.tx, userId)
    if (!webhook) throw new Failure('not_found')
    if (!webhook.disabled_at) return toWebhookSecret(context, webhook)
    const changes = enabled(context.now())
    await changeWebhook(unit.tx, webhook.id, changes)
    await reportChange(context, unit, {
      user_id: userId,
      action: 'webhook_enabled',
    })
    return toWebhookSecret(context, { ...webhook, ...changes })
  })
}

/** Removes the webhook; what waits for it is not sent. Fails with `not_found` without one. */
export async function removeWebhook(
  context: Uses<'database' | 'vault' | 'publicUrl' | 'now' | 'origin'>,
  userId: MerchantId,
): Promise<void> {
  await context.database.unitOfWork(async (unit) => {
    if (!(await removeWebhookIn(context, unit.tx, userId))) throw new Failure('not_found')
    await reportChange(context, unit, {
      user_id: userId,
      action: 'webhook_removed',
    })
  })
}

/** The same within a transaction, without telling the merchant. False without a webhook. */
export async function removeWebhookIn(
  context: Uses<'now'>,
  tx: Tx,
  userId: MerchantId,
): Promise<boolean> {
  const webhook = await lockWebhook(tx, userId)
  if (!webhook) return false
  await changeWebhook(tx, webhook.id, { removed_at: context.now() })
  await failDeliveries(tx, webhook.id)
  return true
}
