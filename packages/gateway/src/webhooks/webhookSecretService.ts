import type { WebhookDelivery, WebhookSecret } from '@sluice/api/contract'

import type { GatewayContext } from '../context.ts'
import { Failure } from '../errors/Failure.ts'
import {
  changeWebhook,
  findRecentDeliveries,
  findWebhook,
  lockWebhook,
} from './webhookRepository.ts'
import type { WebhookRow } from './webhookRepository.ts'
import { newSecret, signingSecrets } from './webhookSecrets.ts'

/** How long the secret before a roll goes on signing, in milliseconds: time to put the new one everywhere. */
const overlapMs = 86_400_000

/** As many events as fit a screen that one looks at after "did it arrive?". */
const recentDeliveries = 20

function toAnswer(context: GatewayContext, webhook: WebhookRow): WebhookSecret {
  const [secret = '', previous] = signingSecrets(context, webhook)
  return {
    secret,
    previous_secret_expires_at:
      previous === undefined ? null : (webhook.previous_secret_expires_at?.toISOString() ?? null),
    disabled_at: webhook.disabled_at?.toISOString() ?? null,
  }
}

/** What signs for the merchant. Fails with `not_found` where there is no webhook. */
export async function readWebhookSecret(
  context: GatewayContext,
  userId: string,
): Promise<WebhookSecret> {
  const webhook = await findWebhook(context.database.db, userId)
  if (!webhook) throw new Failure('not_found')
  return toAnswer(context, webhook)
}

/** Makes a new secret, beside which the one until now signs for a day more. Fails with `not_found` without a webhook. */
export async function rollMerchantSecret(
  context: GatewayContext,
  userId: string,
): Promise<WebhookSecret> {
  return context.database.transaction(async (tx) => {
    const webhook = await lockWebhook(tx, userId)
    if (!webhook) throw new Failure('not_found')
    const changes = {
      secret_ciphertext: context.vault.encrypt('webhook-secret', userId, newSecret()),
      previous_secret_ciphertext: webhook.secret_ciphertext,
      previous_secret_expires_at: new Date(context.now().getTime() + overlapMs),
    }
    await changeWebhook(tx, webhook.id, changes)
    return toAnswer(context, { ...webhook, ...changes })
  })
}

/** The last events of the merchant's webhook, newest first. */
export async function listMerchantDeliveries(
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
