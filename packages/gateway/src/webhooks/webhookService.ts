import { randomBytes } from 'node:crypto'

import type { GatewayContext } from '../context.ts'
import { uuidv7 } from '../security/uuidv7.ts'
import { checkWebhookUrl } from './checkWebhookUrl.ts'
import { saveWebhook } from './webhookRepository.ts'

/** Sets where the merchant is told of payments. Fails with `validation_failed` for an address that is never called. */
export async function setMerchantWebhook(
  context: GatewayContext,
  userId: string,
  url: string,
): Promise<void> {
  checkWebhookUrl(url, context.settings.webhook_allowed_hosts)
  const now = context.now()
  const id = uuidv7(now)
  // 24 bytes: what the Standard Webhooks specification asks for at least, in its own notation.
  const secret = `whsec_${randomBytes(24).toString('base64')}`
  await saveWebhook(context.database.db, {
    id,
    user_id: userId,
    url,
    secret_ciphertext: context.vault.encrypt('webhook-secret', userId, secret),
    created_at: now,
  })
}
