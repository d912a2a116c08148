import { Refusal } from '../calls/Refusal.ts'
import { newId } from './identifiers.ts'
import type { MockMerchant, MockStore } from './MockStore.ts'

/** The merchant with an e-mail address, however its letters are written. */
export function findByEmail(store: MockStore, email: string): MockMerchant | undefined {
  return store.state.merchants.find((each) => each.email.toLowerCase() === email.toLowerCase())
}

/** What a merchant has who has just come: no business, key, wallet, webhook or transaction. */
export function nothingYet(now: number) {
  return {
    wallet_id: '',
    business_name: null,
    webhook: null,
    webhook_secret: null,
    webhook_deliveries: [],
    api_key: null,
    total_earnings: '0.0000000000',
    created_at: now,
    transactions: [],
    generated_transactions: 0,
  } satisfies Partial<MockMerchant>
}

/** Opens an account. One of the identity provider needs no verification. */
export function addMerchant(
  store: MockStore,
  account: Pick<MockMerchant, 'email' | 'full_name' | 'password' | 'provider_subject'>,
): MockMerchant {
  const merchant: MockMerchant = {
    ...account,
    ...nothingYet(store.now()),
    id: newId(store),
    verified: account.provider_subject !== null,
  }
  store.state.merchants.push(merchant)
  return merchant
}

/**
 * The merchant with the provider's user id. An account with the same e-mail becomes theirs, where its own e-mail is
 * verified as well; until then it may be somebody else's.
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
  if (!merchant.verified) throw new Refusal('user_not_verified')
  merchant.provider_subject = subject
  return merchant
}
