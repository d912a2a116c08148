import { testPayment } from '@sluice/api/contract'
import type { MerchantId } from '@sluice/api/contract'

import { uuidv7 } from '../security/random.ts'
import { paymentMembers, unpaid } from '../payments/paymentMembers.ts'
import { paymentEvent, queueWebhookEvent } from '../webhooks/eventService.ts'
import { getWebhookSecret, setWebhook } from '../webhooks/webhookService.ts'
import type { TestContext } from './testContext.ts'

/** A merchant with a webhook. */
export interface MerchantWithWebhook {
  userId: MerchantId
  /** The signing secret. */
  secret: string
  /** Queues events in one transaction. `data.metadata` counts from `from`. */
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
          const now = context.now()
          const payment = paymentMembers(context, {
            ...unpaid,
            ...testPayment,
            id: uuidv7(now),
            metadata: String(n),
            currency: 'USDT',
            created_at: now,
            expires_at: now,
          })
          await queueWebhookEvent(context, unit, userId, paymentEvent('payment.paid', payment))
        }
      }),
  }
}
