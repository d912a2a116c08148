import { limits } from '@sluice/api/contract'

import { Refusal } from '../calls/Refusal.ts'
import { makeToken } from '../fixtures/tokens.ts'
import { newSecret } from './identifiers.ts'
import type { MockLink, MockMerchant, MockStore } from './MockStore.ts'

/** Opens a session of seven days and gives its token. */
export function openSession(store: MockStore, merchant: MockMerchant): string {
  const issued = Math.floor(store.now() / 1000)
  const expires = issued + limits.sessionDays * 24 * 60 * 60
  const token = makeToken({ sub: merchant.id, iat: issued, exp: expires }, newSecret(store, 43))
  store.state.sessions.push({ token, merchant_id: merchant.id, expires_at: expires * 1000 })
  return token
}

/** Notes the link that an e-mail would have brought. */
export function sendLink(
  store: MockStore,
  { id, email }: MockMerchant,
  purpose: MockLink['purpose'],
): void {
  store.state.links.push({ purpose, merchant_id: id, email, token: newSecret(store, 43) })
}

/** Uses up the token of a link and gives the merchant it was sent to. */
export function redeemLink(
  store: MockStore,
  token: string,
  purpose: MockLink['purpose'],
): MockMerchant {
  const { state } = store
  const link = state.links.find((each) => each.token === token && each.purpose === purpose)
  const merchant = state.merchants.find(({ id }) => id === link?.merchant_id)
  if (!link || !merchant) throw new Refusal('token_invalid')
  state.links = state.links.filter((each) => each !== link)
  return merchant
}
