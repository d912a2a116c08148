import { takesIdempotencyKey, type Operation } from '@sluice/api/contract'

import type { MockMerchant, MockStore } from '../store/MockStore.ts'
import { ApiError, fieldError } from './ApiError.ts'

const storedMs = 24 * 60 * 60 * 1000

interface Request {
  store: MockStore
  merchant: MockMerchant | undefined
  params: unknown
  body: unknown
  headers: Headers
  setHeader: (name: string, value: string) => void
}

/** Handles a request, or returns the response to an earlier one with the same idempotency key. */
export function handleOnce(
  operation: Operation,
  { store, merchant, params, body, headers, setHeader }: Request,
  respond: () => unknown,
): unknown {
  const key = headers.get('Idempotency-Key')
  if (key === null || !merchant || !takesIdempotencyKey(operation)) return respond()
  if (!/^[\u0021-\u007E]{1,255}$/.test(key)) {
    throw fieldError('Idempotency-Key', 'must be 1 to 255 visible ASCII characters')
  }
  const { state, now } = store
  const merchant_id = merchant.id
  const request = JSON.stringify([operation.path, params, body])
  state.idempotency_keys = state.idempotency_keys.filter(({ expires_at }) => expires_at > now())
  const earlier = state.idempotency_keys.find(
    (each) => each.merchant_id === merchant_id && each.key === key,
  )
  if (earlier && earlier.request !== request) throw new ApiError('idempotency_conflict')
  if (earlier) {
    setHeader('Idempotent-Replayed', 'true')
    return earlier.response
  }
  const response = structuredClone(respond())
  state.idempotency_keys.push({
    merchant_id,
    key,
    request,
    response,
    expires_at: now() + storedMs,
  })
  return response
}
