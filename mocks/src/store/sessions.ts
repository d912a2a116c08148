import { limits } from '@sluice/api/contract'

import { makeToken } from '../fixtures/tokens.ts'
import { newSecret } from './identifiers.ts'
import type { MockMerchant, MockStore } from './MockStore.ts'

/** Opens a session of seven days and gives its token. */
export function openSession(store: MockStore, merchant: MockMerchant): string {
  const issued = Math.floor(store.now() / 1000)
  const expires = issued + limits.sessionDays * 24 * 60 * 60
  const token = makeToken({ sub: merchant.id, iat: issued, exp: expires }, newSecret(store, 43))
  store.state.sessions.push({ token, merchant_id: merchant.id, expires_at: expires * 1000 })
  return token
}

/** Ends every session of a merchant. */
export function endSessions({ state }: MockStore, merchant: MockMerchant): void {
  state.sessions = state.sessions.filter(({ merchant_id }) => merchant_id !== merchant.id)
}
