import { defaultPolicy, defaultRules } from '@sluice/api/contract'
import type { MerchantId, PaymentPolicy, PaymentRules } from '@sluice/api/contract'

import { recordAudit } from '../audit/auditService.ts'
import type { Uses } from '../context.ts'
import { fieldFailure } from '../errors/Failure.ts'
import { listedTokens } from '../rails/networks.ts'
import { findPaymentPolicy, storePaymentPolicy } from './paymentRepository.ts'

/** The rules that new payments of a merchant get. */
export function rulesIn(policy: PaymentPolicy | null): PaymentRules {
  if (!policy) return defaultRules
  const { accepted_tokens: _, spread_percent: _spread, home_currency: _home, ...rules } = policy
  // A policy may be older than one of the rules.
  return { ...defaultRules, ...rules }
}

/** What a merchant has decided, beside the rules. */
export function policyIn(policy: PaymentPolicy | null): typeof defaultPolicy {
  const { accepted_tokens, spread_percent, home_currency } = { ...defaultPolicy, ...policy }
  return { accepted_tokens, spread_percent, home_currency }
}

/** What a merchant has decided for new payments. */
export async function readPaymentPolicy(
  context: Uses<'database'>,
  userId: MerchantId,
): Promise<PaymentPolicy> {
  const policy = await findPaymentPolicy(context.database.db, userId)
  return { ...rulesIn(policy), ...policyIn(policy) }
}

/** Changes what a merchant has decided. Fails with `validation_failed` if no network has one of the tokens. */
export async function changePaymentPolicy(
  context: Uses<'database' | 'networks' | 'now' | 'origin'>,
  userId: MerchantId,
  policy: PaymentPolicy,
): Promise<PaymentPolicy> {
  const listed = listedTokens(context.networks)
  if (policy.accepted_tokens?.some((symbol) => !listed.includes(symbol))) {
    throw fieldFailure('accepted_tokens', `must be some of ${listed.join(', ')}`)
  }
  await context.database.unitOfWork(async ({ tx }) => {
    await storePaymentPolicy(tx, userId, policy)
    await recordAudit(context, tx, { user_id: userId, action: 'payment_policy_changed' })
  })
  return policy
}
