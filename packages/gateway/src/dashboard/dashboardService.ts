import { wireStatuses } from '@sluice/api/contract'
import type { Attention, FirstSteps, MerchantId } from '@sluice/api/contract'

import { readMerchant } from '../accounts/accountService.ts'
import { hasApiKey } from '../apiKeys/apiKeyService.ts'
import type { Uses } from '../context.ts'
import { hasLink } from '../links/linkService.ts'
import { hasPayment, listHeldPayments } from '../payments/paymentService.ts'
import { parseAddress, payoutFault } from '../rails/networks.ts'
import { readVerification } from '../rails/networkVerification.ts'
import { countClaimed } from '../refunds/refundService.ts'
import { findDisabledWebhook } from '../webhooks/webhookService.ts'
import { findFirstSteps, storeFirstSteps } from './firstStepsRepository.ts'

export { readEarnings, summarize as readSummary } from '../ledger/summary.ts'

/** The most payments with held money that are returned. */
const maxHeld = 20

/** Whether a wallet that was set before would not be accepted any more. */
async function isRefused(
  { database, networks }: Uses<'database' | 'networks'>,
  wallet: string,
): Promise<boolean> {
  if (wallet === '') return false
  const address = parseAddress(networks, wallet)
  return address === null || (await payoutFault(database.db, networks, address)) !== null
}

/** The merchant's first steps, and what needs attention. Each query reads a few rows of an index. */
export async function readAttention(
  context: Uses<'database' | 'networks' | 'publicUrl' | 'now'>,
  userId: MerchantId,
): Promise<Attention> {
  const [
    merchant,
    firstSteps,
    payment,
    sale,
    link,
    api_key,
    held,
    refunds,
    disabled,
    verification,
  ] = await Promise.all([
    readMerchant(context, userId),
    findFirstSteps(context.database.db, userId),
    hasPayment(context, userId, { status: wireStatuses.success }),
    hasPayment(context, userId, { created_by: 'counter' }),
    hasLink(context, userId),
    hasApiKey(context, userId),
    listHeldPayments(context, userId, maxHeld + 1),
    countClaimed(context, userId),
    findDisabledWebhook(context, userId),
    readVerification(context),
  ])
  return {
    wallet_refused: await isRefused(context, merchant.payout_wallet),
    first_steps: firstSteps ?? { places: null, is_postponed: false },
    steps: {
      wallet: merchant.payout_wallet !== '',
      payment,
      sale,
      link,
      api_key,
      webhook: merchant.webhook.length > 0,
    },
    held: held.slice(0, maxHeld),
    has_more_held: held.length > maxHeld,
    refunds_to_pay: refunds,
    disabled_webhook: disabled,
    books: verification && {
      networks: verification.networks,
      verified_at: verification.at.toISOString(),
      differs: verification.differs,
    },
  }
}

/** Stores what the merchant says about the first steps. */
export async function changeFirstSteps(
  { database }: Uses<'database'>,
  userId: MerchantId,
  { places, is_postponed }: FirstSteps,
): Promise<FirstSteps> {
  const firstSteps = { places, is_postponed }
  await database.unitOfWork(({ tx }) => storeFirstSteps(tx, userId, firstSteps))
  return firstSteps
}
