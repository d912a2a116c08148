import { queueWebhookEvent } from '../webhooks/eventService.ts'
import { getWebhookSecret, setWebhook } from '../webhooks/webhookService.ts'
import type { TestContext } from './testContext.ts'

/** A merchant with a webhook. */
export interface MerchantWithWebhook {
  userId: string
  /** The signing secret. */
  secret: string
  /** Queues events in one transaction. `data.n` counts from `from`. */
  queue: (count: number, from?: number) => Promise<void>
}

/** Adds a merchant with a webhook at this URL. */
export async function addMerchantWithWebhook(
  context: TestContext,
  url: string,
): Promise<MerchantWithWebhook> {
  const userId = await context.addMerchant()
  await setWebhook(context, userId, url)
  const { secret } = await getWebhookSecret(context, userId)
  return {
    userId,
    secret,
    queue: (count, from = 0) =>
      context.database.unitOfWork(async (unit) => {
        for (let n = from; n < from + count; n += 1) {
          await queueWebhookEvent(context, unit, userId, 'transaction.succeeded', { n })
        }
      }),
  }
}
