import { uuidFrom } from './ids.ts'
import type { MockMerchant, MockStore } from './MockStore.ts'

/** Notes a call with an API key. */
export function recordApiCall(
  store: MockStore,
  merchant: MockMerchant,
  { method, url }: Request,
  status: number,
): void {
  merchant.api_calls.unshift({
    request_id: uuidFrom(1_000_000 + merchant.api_calls.length),
    method,
    path: new URL(url).pathname,
    status,
    duration_ms: 12,
    created_at: new Date(store.now()).toISOString(),
  })
}
