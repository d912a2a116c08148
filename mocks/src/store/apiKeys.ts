import type { MockMerchant, MockStore } from './MockStore.ts'

/** The rolled keys that still work, the newest first. */
export function workingPreviousKeys({ previous_api_keys }: MockMerchant, { now }: MockStore) {
  return previous_api_keys.filter(({ expires_at }) => Date.parse(expires_at) > now())
}
