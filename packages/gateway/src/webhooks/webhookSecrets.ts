import { randomBytes } from 'node:crypto'

import type { GatewayContext } from '../context.ts'
import type { WebhookRow } from './webhookRepository.ts'

/** A new signing secret of 24 bytes, what the Standard Webhooks specification asks for at least, in its own notation. */
export function newSecret(): string {
  return `whsec_${randomBytes(24).toString('base64')}`
}

/** The secrets that sign now: the current one first, then the one before it while its overlap lasts. */
export function signingSecrets(
  { vault, now }: Pick<GatewayContext, 'vault' | 'now'>,
  webhook: WebhookRow,
): string[] {
  const { previous_secret_ciphertext: previous, previous_secret_expires_at: end } = webhook
  const isOverlap = previous !== null && end !== null && end > now()
  return [webhook.secret_ciphertext, ...(isOverlap ? [previous] : [])].map((ciphertext) =>
    vault.decrypt('webhook-secret', webhook.user_id, ciphertext),
  )
}
