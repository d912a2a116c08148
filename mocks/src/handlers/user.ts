import type { User } from '@sluice/api/contract'

import { ApiError } from '../http/ApiError.ts'
import type { MockMerchant } from '../store/MockStore.ts'
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
  merchant.wallet_id = body.wallet_id
  return { message: 'Wallet ID changed.' }
})

/** The merchant's own record. */
export const userHandlers = [
  getCurrentUser,
  getOverview,
  addBusinessInfo,
  updateUser,
  updateWalletId,
]
