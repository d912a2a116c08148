import { messages } from '@sluice/api/contract'

import { ApiError } from '../http/ApiError.ts'
import { newId, newSecret } from '../store/ids.ts'
import { defineHandler } from './defineHandler.ts'

const listApiKeys = defineHandler('listApiKeys', ({ merchant }) =>
  merchant.api_key ? [merchant.api_key] : { message: messages.noApiKeys },
)

const createApiKey = defineHandler('createApiKey', ({ store, merchant, body }) => {
  if (merchant.api_key) return { message: messages.prefixTaken }
  merchant.api_key = {
    id: newId(store),
    key: `sluice_test_${newSecret(store, 43)}`,
    name: body.name,
    version: 1,
    status: 'active',
  }
  return merchant.api_key
})

const revokeApiKey = defineHandler('revokeApiKey', ({ merchant, params }) => {
  if (merchant.api_key?.id !== params.id) throw new ApiError('not_found')
  merchant.api_key = null
  return { message: 'Key revoked successfully' }
})

/** The merchant's API key. */
export const apiKeyHandlers = [listApiKeys, createApiKey, revokeApiKey]
