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

/**
 * The merchant with the provider's user id. An account with the same e-mail becomes theirs, since the provider vouches
 * for the address; a password that nobody ever proved to belong to it is dropped.
 */
export function findByIdentity(
  store: MockStore,
  subject: string,
  email: string,
): MockMerchant | undefined {
  const known = store.state.merchants.find((each) => each.provider_subject === subject)
  if (known) return known
  const merchant = findByEmail(store, email)
  if (!merchant || merchant.provider_subject !== null) return undefined
  if (!merchant.verified) Object.assign(merchant, { verified: true, password: null })
  merchant.provider_subject = subject
  return merchant
}
