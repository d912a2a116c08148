import type { GatewayContext } from '../context.ts'
import { uuidv7 } from '../security/uuidv7.ts'
import { checkWebhookUrl } from './checkWebhookUrl.ts'
import { saveWebhook } from './webhookRepository.ts'
import { newSecret } from './webhookSecrets.ts'

/** Sets where the merchant is told of payments. Fails with `validation_failed` for an address that is never called. */
export async function setMerchantWebhook(
  context: GatewayContext,
  userId: string,
  url: string,
): Promise<void> {
  checkWebhookUrl(context, url)
  const now = context.now()
  const id = uuidv7(now)
  await saveWebhook(context.database.db, {
    id,
    user_id: userId,
    url,
    secret_ciphertext: context.vault.encrypt('webhook-secret', userId, newSecret()),
    created_at: now,
  })
}
