import type { Operation } from '@sluice/api/contract'

import type { MockMerchant, MockStore } from '../store/MockStore.ts'
import { workingPreviousKeys } from '../store/apiKeys.ts'
import { ApiError } from './ApiError.ts'

/** The merchant who makes a request; undefined for operations without authentication. */
export function authenticate(
  { auth }: Operation,
  headers: Headers,
  store: MockStore,
): MockMerchant | undefined {
  if (auth === 'none') return undefined
  return auth === 'bearer' ? bySession(headers, store) : byApiKey(headers, store)
}

function bySession(headers: Headers, { state, now }: MockStore): MockMerchant {
  const token = /^Bearer +([\w.~+/-]+=*)$/i.exec(headers.get('Authorization') ?? '')?.[1]
  const session = state.sessions.find((each) => each.token === token)
  const merchant = state.merchants.find(({ id }) => id === session?.merchant_id)
  if (!session || !merchant || session.expires_at <= now()) throw new ApiError('session_invalid')
  return merchant
}

function isKeyOf(merchant: MockMerchant, key: string | undefined, store: MockStore): boolean {
  const previous = workingPreviousKeys(merchant, store)
  return [merchant.api_key, ...previous].some((each) => each && each.key === key)
}

function byApiKey(headers: Headers, store: MockStore): MockMerchant {
  const key = headers.get('X-API-Key')?.trim()
  const merchant = store.state.merchants.find((each) => isKeyOf(each, key, store))
  if (!merchant) throw new ApiError('api_key_invalid')
  return merchant
}
