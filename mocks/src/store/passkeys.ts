import type { Assertion, AssertionOptions, NewCredential } from '@sluice/api/contract'

import { ApiError } from '../http/ApiError.ts'
import { newSecret } from './ids.ts'
import type { MockMerchant, MockPasskey, MockState, MockStore } from './MockStore.ts'

/** How long a challenge can be answered, in milliseconds. */
export const challengeMs = 5 * 60_000

type Purpose = MockState['challenges'][number]['purpose']

/** A new challenge for an authenticator. */
export function newChallenge(
  store: MockStore,
  purpose: Purpose,
  merchant: MockMerchant | undefined,
): string {
  const challenge = newSecret(store, 43)
  store.state.challenges.push({
    challenge,
    purpose,
    merchant_id: merchant?.id ?? null,
    expires_at: store.now() + challengeMs,
  })
  return challenge
}

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

function decode(base64Url: string): string {
  try {
    return atob(base64Url.replaceAll('-', '+').replaceAll('_', '/'))
  } catch {
    throw new ApiError('passkey_invalid')
  }
}

/** Uses up the challenge that a credential answers. */
export function takeChallenge(
  { state, now }: MockStore,
  { response }: NewCredential | Assertion,
  purpose: Purpose,
  merchant: MockMerchant | undefined,
): void {
  const given = /"challenge":"([\w-]+)"/.exec(decode(response.clientDataJSON))?.[1]
  const found = state.challenges.find(
    (each) =>
      each.challenge === given &&
      each.purpose === purpose &&
      each.merchant_id === (merchant?.id ?? null) &&
      each.expires_at > now(),
  )
  if (!found) throw new ApiError('passkey_invalid')
  state.challenges = state.challenges.filter((each) => each !== found)
}

/**
 * The merchant whose passkey made an assertion. Checks challenge, owner, user verification and counter, but neither the
 * origin nor the signature: stories have no authenticator, so that any response in the right format is accepted.
 */
export function findByAssertion(
  store: MockStore,
  assertion: Assertion,
  purpose: Purpose,
  expected?: MockMerchant,
): MockMerchant {
  takeChallenge(store, assertion, purpose, expected)
  const merchant = store.state.merchants.find(({ passkeys }) =>
    passkeys.some(({ credential_id: id }) => id === assertion.id),
  )
  const passkey = merchant?.passkeys.find(({ credential_id: id }) => id === assertion.id)
  if (!merchant || !passkey || (expected && merchant !== expected)) {
    throw new ApiError('passkey_invalid')
  }
  // 32 bytes of the site's hash, one of flags, and the counter.
  const data = Array.from(decode(assertion.response.authenticatorData), (byte) =>
    byte.charCodeAt(0),
  )
  if (((data[32] ?? 0) & 4) === 0) throw new ApiError('passkey_invalid')
  const counter = data.slice(33, 37).reduce((sum, byte) => sum * 256 + byte, 0)
  if ((counter > 0 || passkey.counter > 0) && counter <= passkey.counter) {
    throw new ApiError('passkey_copied')
  }
  Object.assign(passkey, { counter, last_used_at: new Date(store.now()).toISOString() })
  return merchant
}
