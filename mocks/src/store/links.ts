import { ApiError } from '../http/ApiError.ts'
import { newSecret } from './ids.ts'
import type { MockLink, MockMerchant, MockStore } from './MockStore.ts'

type Purpose = MockLink['purpose']

/** Records the link that the gateway would send by email. */
export function sendLink(
  store: MockStore,
  { id, email }: Pick<MockMerchant, 'id' | 'email'>,
  purpose: Purpose,
): void {
  store.state.links.push({
    purpose,
    merchant_id: id,
    email,
    token: newSecret(store, 43),
  })
}

/** Whether a merchant has a link that was not used. */
export function hasLink({ state }: MockStore, { id }: MockMerchant, purpose: Purpose): boolean {
  return state.links.some((link) => link.merchant_id === id && link.purpose === purpose)
}

/** Invalidates a merchant's links of one purpose. */
export function revokeLinks({ state }: MockStore, { id }: MockMerchant, purpose: Purpose): void {
  state.links = state.links.filter((link) => link.merchant_id !== id || link.purpose !== purpose)
}

/** The merchant that a valid link was sent to. The link stays valid. */
export function findLinkOwner({ state }: MockStore, token: string, purpose: Purpose): MockMerchant {
  const link = state.links.find((each) => each.token === token && each.purpose === purpose)
  const merchant = state.merchants.find(({ id }) => id === link?.merchant_id)
  if (!link || !merchant) throw new ApiError('token_invalid')
  return merchant
}

/** Uses up a link and returns the merchant that it was sent to. */
export function redeemLink(store: MockStore, token: string, purpose: Purpose): MockMerchant {
  const merchant = findLinkOwner(store, token, purpose)
  store.state.links = store.state.links.filter((each) => each.token !== token)
  return merchant
}
