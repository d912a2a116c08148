import { newId } from './identifiers.ts'
import type { MockMerchant, MockStore } from './MockStore.ts'

/** The merchant with an e-mail address, however its letters are written. */
export function findByEmail(store: MockStore, email: string): MockMerchant | undefined {
  return store.state.merchants.find((each) => each.email.toLowerCase() === email.toLowerCase())
}

/** Opens an account. One of the identity provider needs no verification. */
export function addMerchant(
  store: MockStore,
  account: Pick<MockMerchant, 'email' | 'full_name' | 'password' | 'provider_subject'>,
): MockMerchant {
  const merchant: MockMerchant = {
    ...account,
    id: newId(store),
    verified: account.provider_subject !== null,
    wallet_id: '',
    business_name: null,
    webhook: null,
    api_key: null,
    total_earnings: '0.0000000000',
    created_at: store.now(),
    transactions: [],
    generated_transactions: 0,
  }
  store.state.merchants.push(merchant)
  return merchant
}

/** Sets a new password and ends every session and every other reset link. Decision 30. */
export function setPassword(store: MockStore, merchant: MockMerchant, password: string): void {
  merchant.password = password
  const others = ({ merchant_id }: { merchant_id: string }) => merchant_id !== merchant.id
  store.state.sessions = store.state.sessions.filter(others)
  store.state.links = store.state.links.filter((link) => others(link) || link.purpose !== 'reset')
}
