import { randomBytes } from 'node:crypto'

import { Webhook } from 'standardwebhooks'

import type { Uses } from '../context.ts'
import type { WebhookRow } from './webhookRepository.ts'

/** A new signing secret of 24 bytes, the minimum in the Standard Webhooks specification. */
export function createSecret(): string {
  return `whsec_${randomBytes(24).toString('base64')}`
}

/** The active secrets: the current one, then the previous one while the overlap after a roll lasts. */
export function getSigningSecrets(
  { vault, now }: Uses<'vault' | 'now'>,
  webhook: WebhookRow,
): string[] {
  const { previous_secret_ciphertext: previous, previous_secret_expires_at: end } = webhook
  const isOverlap = previous !== null && end !== null && end > now()
  return [webhook.secret_ciphertext, ...(isOverlap ? [previous] : [])].map((ciphertext) =>
    vault.decrypt('webhook-secret', webhook.user_id, ciphertext),
  )
}

/** The Standard Webhooks headers, with one signature per secret so that both work while a secret is rolled. */
export function signWebhook(
  secrets: readonly string[],
  id: string,
  payload: string,
  now: Date,
): Record<string, string> {
  return {
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(now.getTime() / 1_000)),
    'webhook-signature': secrets
      .map((secret) => new Webhook(secret).sign(id, now, payload))
      .join(' '),
  }
}

/** Whether one of these secrets signed a message that was sent within the last five minutes. */
export function verifyWebhook(
  secrets: readonly string[],
  headers: Record<string, string>,
  payload: string,
): boolean {
  return secrets.some((secret) => {
    try {
      new Webhook(secret).verify(payload, headers, { jsonParse: false })
      return true
    } catch {
      return false
    }
  })
}
