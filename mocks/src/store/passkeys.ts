import type { Assertion, AssertionOptions } from '@sluice/api/contract'

import { ApiError } from '../http/ApiError.ts'
import type { MockMerchant, MockPasskey, MockStore } from './MockStore.ts'

/** How long a challenge can be answered, in milliseconds. */
export const challengeMs = 5 * 60_000

/** How a passkey is named to a browser. */
export function toReference({ credential_id: id }: MockPasskey) {
  return { id, type: 'public-key' as const, transports: ['internal'] }
}

/** Options for an assertion. */
export function assertionOptions(
  challenge: string,
  rpId: string,
  allowed: MockPasskey[],
): AssertionOptions {
  return {
    challenge,
    rpId,
    timeout: challengeMs,
    userVerification: 'required',
    allowCredentials: allowed.map(toReference),
  }
}

/** The merchant who has the passkey of an assertion. Stories have no authenticator, so that the rest may be anything. */
export function findByAssertion(
  { state, now }: MockStore,
  assertion: Assertion,
  expected?: MockMerchant,
): MockMerchant {
  for (const merchant of expected ? [expected] : state.merchants) {
    const passkey = merchant.passkeys.find(({ credential_id: id }) => id === assertion.id)
    if (!passkey) continue
    passkey.last_used_at = new Date(now()).toISOString()
    return merchant
  }
  throw new ApiError('passkey_invalid')
}
