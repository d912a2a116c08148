import { uuidFrom } from './ids.ts'
import type { MockMerchant, MockStore } from './MockStore.ts'

/** Notes a call with an API key, and when the current key was last used. */
export function recordApiCall(
  store: MockStore,
  merchant: MockMerchant,
  { method, url, headers }: Request,
  status: number,
): void {
  const created_at = new Date(store.now()).toISOString()
  const key = merchant.api_key
  if (key && key.key === headers.get('X-API-Key')?.trim()) key.last_used_at = created_at
  merchant.api_calls.unshift({
    request_id: uuidFrom(1_000_000 + merchant.api_calls.length),
    method,
    path: new URL(url).pathname,
    status,
    duration_ms: 12,
    created_at,
  })
}
