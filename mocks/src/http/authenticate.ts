import { limits, type Operation } from '@sluice/api/contract'

import type { MockCounterDevice, MockMerchant, MockSession, MockStore } from '../store/MockStore.ts'
import { workingPreviousKeys } from '../store/apiKeys.ts'
import { ApiError } from './ApiError.ts'

/** Who makes a request. Nobody for operations without authentication. */
export interface Caller {
  merchant: MockMerchant | undefined
  session: MockSession | undefined
  device?: MockCounterDevice
}

/** Who makes a request. Fails if the operation needs a session that was confirmed recently. */
export function authenticate(
  { auth, confirmed }: Operation,
  headers: Headers,
  store: MockStore,
): Caller {
  if (auth === 'none') return { merchant: undefined, session: undefined }
  const isKeyCall = auth === 'apiKey' || (auth === 'merchant' && headers.has('X-API-Key'))
  if (isKeyCall) return { merchant: byApiKey(headers, store), session: undefined }
  if (auth === 'device') return byDevice(headers, store)
  const caller = bySession(headers, store)
  if (confirmed && confirmedUntil(caller.session) <= store.now()) {
    throw new ApiError('confirmation_required')
  }
  return caller
}

/** Until when a session allows sensitive changes, in milliseconds. */
export function confirmedUntil({ confirmed_at }: MockSession): number {
  return confirmed_at + limits.confirmationMinutes * 60_000
}

function tokenIn(headers: Headers): string | undefined {
  return /^Bearer +([\w.~+/-]+=*)$/i.exec(headers.get('Authorization') ?? '')?.[1]
}

function byDevice(headers: Headers, { state, now }: MockStore): Caller {
  const token = tokenIn(headers)
  for (const merchant of state.merchants) {
    const device = merchant.counter_devices.find((each) => token && each.token === token)
    if (device) {
      device.last_seen_at = new Date(now()).toISOString()
      return { merchant, session: undefined, device }
    }
  }
  throw new ApiError('device_invalid')
}

function bySession(headers: Headers, { state, now }: MockStore) {
  const token = tokenIn(headers)
  const session = state.sessions.find((each) => each.token === token)
  const merchant = state.merchants.find(({ id }) => id === session?.merchant_id)
  if (!session || !merchant || session.expires_at <= now()) throw new ApiError('session_invalid')
  return { merchant, session }
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
