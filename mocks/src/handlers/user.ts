import {
  defaultPolicy,
  defaultRules,
  withUserAliases,
  type BusinessProfile,
  type User,
} from '@sluice/api/contract'

import { ApiError } from '../http/ApiError.ts'
import { recordAudit } from '../store/audit.ts'
import { acceptedTokensFor } from '../store/addPayment.ts'
import type { MockMerchant, MockStore } from '../store/MockStore.ts'
import { changeWallet, currentWallet, walletFrom } from '../store/payoutWallet.ts'
import { notices } from '../store/notices.ts'
import { defineHandler } from './defineHandler.ts'

/** A merchant's own record. */
export function toUser(store: MockStore, merchant: MockMerchant): User {
  return withUserAliases({
    full_name: merchant.full_name,
    email: merchant.email,
    payout_wallet: currentWallet(store, merchant),
    business_info: merchant.business_name === null ? null : { name: merchant.business_name },
    total_earnings: merchant.total_earnings,
    webhook: merchant.webhook ? [merchant.webhook] : [],
  })
}

const getCurrentUser = defineHandler('getCurrentUser', ({ store, merchant }) =>
  toUser(store, merchant),
)

const getOverview = defineHandler('getOverview', ({ store, merchant }) => toUser(store, merchant))

const addBusinessInfo = defineHandler('addBusinessInfo', ({ store, merchant, body }) => {
  if (merchant.business_name !== null && merchant.business_name !== body.name) {
    throw new ApiError('business_exists')
  }
  if (merchant.business_name === null)
    recordAudit(store, merchant, 'business_added', { name: body.name })
  merchant.business_name = body.name
  return { message: 'Business added.' }
})

/** Throws `not_found` if there is no business. */
export function toProfile({ business_name: name, seller }: MockMerchant): BusinessProfile {
  if (name === null) throw new ApiError('not_found')
  return { name, ...seller }
}

const getBusinessProfile = defineHandler('getBusinessProfile', ({ merchant }) =>
  toProfile(merchant),
)

const setBusinessProfile = defineHandler('setBusinessProfile', ({ store, merchant, body }) => {
  toProfile(merchant)
  const { name, ...seller } = body
  merchant.business_name = name
  merchant.seller = { ...merchant.seller, ...seller }
  recordAudit(store, merchant, 'business_changed', { name })
  return toProfile(merchant)
})

const setLogo = defineHandler('setLogo', ({ store, merchant, body }) => {
  toProfile(merchant)
  merchant.seller = { ...merchant.seller, logo_url: body.image }
  recordAudit(store, merchant, 'logo_changed')
  return toProfile(merchant)
})

const updateUser = defineHandler('updateUser', ({ store, merchant, body }) => {
  merchant.full_name = body.full_name
  recordAudit(store, merchant, 'name_changed', { full_name: body.full_name })
  return { message: 'User name changed.' }
})

const updateWalletId = defineHandler('updateWalletId', ({ store, merchant, body }) => {
  // Any signature will do.
  if (body.signature) merchant.proven_wallet = body.wallet_id
  changeWallet(store, merchant, walletFrom(body.wallet_id, body.accepts_contract))
  return { message: 'Wallet ID changed.' }
})

const getPaymentPolicy = defineHandler(
  'getPaymentPolicy',
  ({ merchant }) => merchant.payment_policy ?? { ...defaultRules, ...defaultPolicy },
)

const setPaymentPolicy = defineHandler('setPaymentPolicy', ({ store, merchant, body }) => {
  acceptedTokensFor(body.accepted_tokens)
  merchant.payment_policy = body
  recordAudit(store, merchant, 'payment_policy_changed')
  return body
})

const getNotifications = defineHandler('getNotifications', ({ merchant }) => ({
  payment_mails: merchant.payment_mails,
}))

const setNotifications = defineHandler('setNotifications', ({ store, merchant, body }) => {
  merchant.payment_mails = body.payment_mails
  recordAudit(store, merchant, 'notifications_changed')
  return body
})

const listNotifications = defineHandler('listNotifications', ({ merchant }) => notices(merchant))

const seeNotifications = defineHandler('seeNotifications', ({ merchant, body }) => {
  merchant.notifications_seen_at = body.until
  return notices(merchant)
})

/** The merchant's own record. */
export const userHandlers = [
  getCurrentUser,
  getOverview,
  addBusinessInfo,
  getBusinessProfile,
  setBusinessProfile,
  setLogo,
  updateUser,
  updateWalletId,
  getPaymentPolicy,
  setPaymentPolicy,
  getNotifications,
  setNotifications,
  listNotifications,
  seeNotifications,
]
