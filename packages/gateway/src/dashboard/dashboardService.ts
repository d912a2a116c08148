import type { Attention, MerchantId } from '@sluice/api/contract'

import { readMerchant } from '../accounts/accountService.ts'
import { hasApiKey } from '../apiKeys/apiKeyService.ts'
import type { Uses } from '../context.ts'
import { hasSucceededPayment, listHeldPayments } from '../payments/paymentService.ts'
import { findDisabledWebhook } from '../webhooks/webhookService.ts'

export { summarize as readSummary } from '../ledger/summary.ts'

/** The most payments with held money that are returned. */
const maxHeld = 20

/** The merchant's first steps, and what needs attention. Each query reads a few rows of an index. */
export async function readAttention(
  context: Uses<'database' | 'networks' | 'publicUrl' | 'now'>,
  userId: MerchantId,
): Promise<Attention> {
  const [merchant, hasKey, hasPayment, held, disabled] = await Promise.all([
    readMerchant(context, userId),
    hasApiKey(context, userId),
    hasSucceededPayment(context, userId),
    listHeldPayments(context, userId, maxHeld + 1),
    findDisabledWebhook(context, userId),
  ])
  return {
    steps: {
      wallet: merchant.payout_wallet !== '',
      api_key: hasKey,
      webhook: merchant.webhook.length > 0,
      payment: hasPayment,
    },
    held: held.slice(0, maxHeld),
    has_more_held: held.length > maxHeld,
    disabled_webhook: disabled,
  }
}
