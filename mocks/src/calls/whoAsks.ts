import type { Operation } from '@sluice/api/contract'

import type { MockMerchant, MockStore } from '../store/MockStore.ts'
import { Refusal } from './Refusal.ts'

/** The merchant that a request speaks for; undefined for calls that ask for none. */
export function whoAsks(
  operation: Operation,
  headers: Headers,
  store: MockStore,
): MockMerchant | undefined {
  if (operation.auth === 'none') return undefined
  return operation.auth === 'bearer' ? bySession(headers, store) : byApiKey(headers, store)
}

function bySession(headers: Headers, { state, now }: MockStore): MockMerchant {
  const token = /^Bearer +([\w.~+/-]+=*)$/i.exec(headers.get('Authorization') ?? '')?.[1]
  const session = state.sessions.find((each) => each.token === token)
  const merchant = state.merchants.find(({ id }) => id === session?.merchant_id)
  if (!session || !merchant || session.expires_at <= now()) throw new Refusal('session_invalid')
  return merchant
}

function byApiKey(headers: Headers, { state }: MockStore): MockMerchant {
  const key = headers.get('X-API-Key')?.trim()
  const merchant = key ? state.merchants.find(({ api_key }) => api_key?.key === key) : undefined
  if (!merchant) throw new Refusal('api_key_invalid')
  return merchant
}
