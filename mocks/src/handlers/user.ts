import type { User } from '@sluice/api/contract'

import { defineCall } from '../calls/defineCall.ts'
import { Refusal } from '../calls/Refusal.ts'
import type { MockMerchant } from '../store/MockStore.ts'

const getCurrentUser = defineCall('getCurrentUser', ({ merchant }) => userOf(merchant))

const getOverview = defineCall('getOverview', ({ merchant }) => userOf(merchant))

const addBusinessInfo = defineCall('addBusinessInfo', ({ merchant, body }) => {
  if (merchant.business_name !== null && merchant.business_name !== body.name) {
    throw new Refusal('business_exists')
  }
  merchant.business_name = body.name
  return { message: 'Business added.' }
})

const updateUser = defineCall('updateUser', ({ merchant, body }) => {
  merchant.full_name = body.full_name
  return { message: 'User name changed.' }
})

const updateWalletId = defineCall('updateWalletId', ({ merchant, body }) => {
  merchant.wallet_id = body.wallet_id
  return { message: 'Wallet id changed.' }
})

function userOf(merchant: MockMerchant): User {
  return {
    full_name: merchant.full_name,
    email: merchant.email,
    wallet_id: merchant.wallet_id,
    business_info: merchant.business_name === null ? null : { name: merchant.business_name },
    total_earnings: merchant.total_earnings,
    webhook: merchant.webhook ? [merchant.webhook] : [],
  }
}

/** The merchant's own record and what it may change of it. */
export const userCalls = [getCurrentUser, getOverview, addBusinessInfo, updateUser, updateWalletId]
