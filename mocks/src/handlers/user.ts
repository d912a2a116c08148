import type { User } from '@sluice/api/contract'

import { ApiError, fieldError } from '../http/ApiError.ts'
import { confirmedUntil } from '../http/authenticate.ts'
import * as accounts from '../store/accounts.ts'
import type { MockMerchant, MockStore } from '../store/MockStore.ts'
import { findByAssertion } from '../store/passkeys.ts'
import { requireCode } from '../store/totp.ts'
import { toChecksumAddress } from '../store/wallets.ts'
import { defineHandler } from './defineHandler.ts'

function toUser(merchant: MockMerchant): User {
  return {
    full_name: merchant.full_name,
    email: merchant.email,
    wallet_id: merchant.wallet_id,
    business_info: merchant.business_name === null ? null : { name: merchant.business_name },
    total_earnings: merchant.total_earnings,
    webhook: merchant.webhook ? [merchant.webhook] : [],
  }
}

const getCurrentUser = defineHandler('getCurrentUser', ({ merchant }) => toUser(merchant))

const getOverview = defineHandler('getOverview', ({ merchant }) => toUser(merchant))

const addBusinessInfo = defineHandler('addBusinessInfo', ({ merchant, body }) => {
  if (merchant.business_name !== null && merchant.business_name !== body.name) {
    throw new ApiError('business_exists')
  }
  merchant.business_name = body.name
  return { message: 'Business added.' }
})

const updateUser = defineHandler('updateUser', ({ merchant, body }) => {
  merchant.full_name = body.full_name
  return { message: 'User name changed.' }
})

const updateWalletId = defineHandler('updateWalletId', ({ merchant, body }) => {
  const wallet = toChecksumAddress(body.wallet_id)
  if (!wallet) {
    throw fieldError('wallet_id', 'This address has a wrong checksum. Check for typing errors')
  }
  merchant.wallet_id = wallet
  return { message: 'Wallet ID changed.' }
})

/** The password again, or an identity token of the same account. */
function confirmOwner(
  store: MockStore,
  merchant: MockMerchant,
  password: string | undefined,
  headers: Headers,
): void {
  const identity = { email: merchant.email, password: merchant.provider_subject ?? '' }
  if (accounts.hasValidIdentity(store, headers, identity, 'confirm')) {
    return accounts.consumeIdentity(store, headers, 'confirm')
  }
  if (password === undefined) throw fieldError('password', 'Password is required')
  if (password !== merchant.password) throw fieldError('password', 'The password is incorrect')
}

const getConfirmation = defineHandler('getConfirmation', ({ store, merchant, session }) => {
  const until = confirmedUntil(session)
  return {
    methods: [
      ...(merchant.password === null ? [] : ['password']),
      ...(merchant.provider_subject === null ? [] : ['google']),
      ...(merchant.passkeys.length === 0 ? [] : ['passkey']),
    ],
    code_required: Boolean(merchant.totp?.enabled_at),
    confirmed_until: until > store.now() ? new Date(until).toISOString() : null,
  }
})

const confirmSession = defineHandler(
  'confirmSession',
  ({ store, merchant, session, body, headers }) => {
    const { password, code, passkey } = body
    if (passkey) {
      findByAssertion(store, passkey, 'confirm', merchant)
    } else {
      // Before anything that can be used only once.
      if (code === undefined) requireCode(store, merchant, undefined)
      confirmOwner(store, merchant, password, headers)
      requireCode(store, merchant, code)
    }
    session.confirmed_at = store.now()
    return { message: 'Confirmed.' }
  },
)

/** The merchant's own record. */
export const userHandlers = [
  getCurrentUser,
  getOverview,
  addBusinessInfo,
  updateUser,
  updateWalletId,
  getConfirmation,
  confirmSession,
]
