import { limits, messages } from '@sluice/api/contract'
import type { ApiKey } from '@sluice/api/contract'

import { ApiError } from '../http/ApiError.ts'
import { recordAudit } from '../store/audit.ts'
import { workingPreviousKeys } from '../store/apiKeys.ts'
import { newId, newSecret } from '../store/ids.ts'
import type { MockMerchant, MockStore } from '../store/MockStore.ts'
import { defineHandler } from './defineHandler.ts'

const dayMs = 24 * 60 * 60 * 1000

function makeKey(store: MockStore, name: string): ApiKey {
  return {
    id: newId(store),
    key: `sluice_test_${newSecret(store, 43)}`,
    name,
    version: 1,
    status: 'active',
    previous_key_expires_at: null,
    last_used_at: null,
  }
}

/** The merchant's current key, if there is one. */
export function keysOf(store: MockStore, merchant: MockMerchant): ApiKey[] {
  if (!merchant.api_key) return []
  const [previous] = workingPreviousKeys(merchant, store)
  return [{ ...merchant.api_key, previous_key_expires_at: previous?.expires_at ?? null }]
}

const listApiKeys = defineHandler('listApiKeys', ({ store, merchant }) => {
  const keys = keysOf(store, merchant)
  return keys.length > 0 ? keys : { message: messages.noApiKeys }
})

const createApiKey = defineHandler('createApiKey', ({ store, merchant, body }) => {
  if (merchant.api_key) return { message: messages.prefixTaken }
  merchant.api_key = makeKey(store, body.name)
  recordAudit(store, merchant, 'api_key_created', { name: body.name })
  return merchant.api_key
})

const revokeApiKey = defineHandler('revokeApiKey', ({ store, merchant, params: { id } }) => {
  const previous = workingPreviousKeys(merchant, store)
  const name = merchant.api_key?.name ?? ''
  if (merchant.api_key?.id === id) {
    merchant.api_key = null
    merchant.previous_api_keys = []
  } else if (previous.some((key) => key.id === id)) {
    merchant.previous_api_keys = previous.filter((key) => key.id !== id)
  } else throw new ApiError('not_found')
  recordAudit(store, merchant, 'api_key_revoked', { name })
  return { message: 'Key revoked successfully' }
})

const rollApiKey = defineHandler('rollApiKey', ({ store, merchant, params }) => {
  const { api_key: current } = merchant
  if (current?.id !== params.id) throw new ApiError('not_found')
  const expires_at = new Date(store.now() + dayMs).toISOString()
  merchant.previous_api_keys.unshift({ id: current.id, key: current.key, expires_at })
  merchant.api_key = makeKey(store, current.name)
  recordAudit(store, merchant, 'api_key_rolled', { name: current.name })
  return { ...merchant.api_key, previous_key_expires_at: expires_at }
})

const listApiCalls = defineHandler('listApiCalls', ({ merchant, query: { page, result } }) =>
  merchant.api_calls
    .filter(({ status }) => result !== 'failed' || status >= 400)
    .slice((page - 1) * limits.developersPageSize, page * limits.developersPageSize),
)

/** The merchant's API key, and the calls made with it. */
export const apiKeyHandlers = [listApiKeys, createApiKey, revokeApiKey, rollApiKey, listApiCalls]
