import { Refusal } from '../calls/Refusal.ts'
import { newSecret } from './identifiers.ts'
import type { MockLink, MockMerchant, MockStore } from './MockStore.ts'

const hourMs = 60 * 60 * 1000
const lifeMs = { verify: 24 * hourMs, reset: hourMs }

/** Notes the link that an e-mail would have brought. It works for a day, or an hour where it resets a password. */
export function sendLink(
  store: MockStore,
  { id, email }: MockMerchant,
  purpose: MockLink['purpose'],
): void {
  const expires_at = store.now() + lifeMs[purpose]
  store.state.links.push({
    purpose,
    merchant_id: id,
    email,
    token: newSecret(store, 43),
    expires_at,
  })
}

/** Whether a link to this merchant still works. */
export function hasLink(
  { state, now }: MockStore,
  { id }: MockMerchant,
  purpose: MockLink['purpose'],
): boolean {
  return state.links.some(
    (link) => link.merchant_id === id && link.purpose === purpose && link.expires_at > now(),
  )
}

/** Makes the earlier links of one purpose worthless. */
export function dropLinks(
  { state }: MockStore,
  { id }: MockMerchant,
  purpose: MockLink['purpose'],
): void {
  state.links = state.links.filter((link) => link.merchant_id !== id || link.purpose !== purpose)
}

/** The merchant that a working link was sent to; it goes on working. */
export function readLink(
  { state, now }: MockStore,
  token: string,
  purpose: MockLink['purpose'],
): MockMerchant {
  const link = state.links.find((each) => each.token === token && each.purpose === purpose)
  const merchant = state.merchants.find(({ id }) => id === link?.merchant_id)
  if (!link || !merchant || link.expires_at <= now()) throw new Refusal('token_invalid')
  return merchant
}

/** Uses up the token of a link and gives the merchant it was sent to. */
export function redeemLink(
  store: MockStore,
  token: string,
  purpose: MockLink['purpose'],
): MockMerchant {
  const merchant = readLink(store, token, purpose)
  store.state.links = store.state.links.filter((each) => each.token !== token)
  return merchant
}
