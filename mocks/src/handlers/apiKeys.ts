import { messages } from '@sluice/api/contract'

import { defineCall } from '../calls/defineCall.ts'
import { Refusal } from '../calls/Refusal.ts'
import { newId, newSecret } from '../store/identifiers.ts'

const listApiKeys = defineCall('listApiKeys', ({ merchant }) =>
  merchant.api_key ? [merchant.api_key] : { message: messages.noApiKeys },
)

const createApiKey = defineCall('createApiKey', ({ store, merchant, body }) => {
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

const revokeApiKey = defineCall('revokeApiKey', ({ merchant, params }) => {
  if (merchant.api_key?.id !== params.id) throw new Refusal('not_found')
  merchant.api_key = null
  return { message: 'Key revoked successfully' }
})

/** The merchant's one key. */
export const apiKeyCalls = [listApiKeys, createApiKey, revokeApiKey]
