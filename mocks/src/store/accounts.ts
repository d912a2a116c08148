import { limits, noSeller } from '@sluice/api/contract'

import { makeToken, readToken } from '../fixtures/tokens.ts'
import { ApiError, fieldError } from '../http/ApiError.ts'
import { mockOrigin, recordAudit } from './audit.ts'
import { newId, newSecret } from './ids.ts'
import type { MockMerchant, MockStore } from './MockStore.ts'

/** Finds a merchant by email address, ignoring case. */
export function findByEmail({ state }: MockStore, email: string): MockMerchant | undefined {
  return state.merchants.find((each) => each.email.toLowerCase() === email.toLowerCase())
}

/** What a new merchant starts with: no business, key, wallet, webhook or payment. */
export function newMerchantDefaults(now: number) {
  return {
    payout_wallet: '',
    second_wallet: null,
    proven_wallet: null,
    next_wallet: null,
    payment_policy: null,
    first_steps: { places: null, is_postponed: false },
    views: [],
    payment_mails: 'each_payment',
    notifications_seen_at: '',
    business_name: null,
    seller: noSeller,
    webhook: null,
    webhook_secret: null,
    webhook_deliveries: [],
    api_calls: [],
    api_key: null,
    previous_api_keys: [],
    counter_devices: [],
    passkeys: [],
    totp: null,
    recovery_codes: [],
    pending_email: null,
    total_earnings: '0.0000000000',
    created_at: now,
    payments: [],
    generated_transactions: 0,
  } satisfies Partial<MockMerchant>
}

/** Creates an account. Accounts of the identity provider need no verification. */
export function addMerchant(
  store: MockStore,
  account: Pick<MockMerchant, 'email' | 'full_name' | 'password' | 'provider_subject'>,
): MockMerchant {
  const merchant: MockMerchant = {
    ...account,
    ...newMerchantDefaults(store.now()),
    id: newId(store),
    verified: account.provider_subject !== null,
  }
  store.state.merchants.push(merchant)
  recordAudit(store, merchant, 'account_created', {}, 'link')
  return merchant
}

/** Starts a session of seven days and returns its token. */
export function startSession(store: MockStore, merchant: MockMerchant): string {
  const issued = Math.floor(store.now() / 1000)
  const expires = issued + limits.sessionDays * 24 * 60 * 60
  const token = makeToken({ sub: merchant.id, iat: issued, exp: expires }, newSecret(store, 43))
  store.state.sessions.push({
    id: newId(store),
    token,
    merchant_id: merchant.id,
    expires_at: expires * 1000,
    confirmed_at: store.now(),
    created_at: store.now(),
    last_seen_at: store.now(),
    ...mockOrigin,
  })
  recordAudit(store, merchant, 'logged_in', {}, 'link')
  return token
}

/** Ends all sessions of a merchant, but for the one with this token. */
export function endSessions({ state }: MockStore, merchant: MockMerchant, kept?: string): void {
  state.sessions = state.sessions.filter(
    ({ token, merchant_id }) => merchant_id !== merchant.id || token === kept,
  )
}

/**
 * Finds a merchant by the identity provider's user id. An existing account with the same email address is linked,
 * provided that the address is verified; otherwise it may belong to somebody else.
 */
export function findByIdentity(
  store: MockStore,
  subject: string,
  email: string,
): MockMerchant | undefined {
  const linked = store.state.merchants.find((each) => each.provider_subject === subject)
  if (linked) return linked
  const merchant = findByEmail(store, email)
  if (!merchant || merchant.provider_subject !== null) return undefined
  if (!merchant.verified) throw new ApiError('user_not_verified')
  merchant.provider_subject = subject
  return merchant
}

/** Whether the request's identity token is for these credentials: its subject is the password. */
export function hasIdentity(
  headers: Headers,
  credentials: { email: string; password: string },
): boolean {
  const claims = readToken(headers.get('X-Identity-Token') ?? '')
  return (
    claims?.sub === credentials.password &&
    String(claims.email).toLowerCase() === credentials.email.toLowerCase()
  )
}

/** The password again, or an identity token of the same account. */
export function confirmOwner(
  merchant: MockMerchant,
  password: string | undefined,
  headers: Headers,
): void {
  const identity = { email: merchant.email, password: merchant.provider_subject ?? '' }
  if (hasIdentity(headers, identity)) return
  if (password === undefined) throw fieldError('password', 'Password is required')
  if (password !== merchant.password) throw fieldError('password', 'The password is incorrect')
}
