import type { AuditAction, AuditEvent } from '@sluice/api/contract'

import { uuidFrom } from './ids.ts'
import type { MockMerchant, MockStore } from './MockStore.ts'

/** Where every request comes from. */
export const mockOrigin = { address: '127.0.0.1', device: 'Unknown device' } as const

/** Records a change to the merchant's account. `link`: without a session. */
export function recordAudit(
  { state, now }: MockStore,
  { id }: MockMerchant,
  action: AuditAction,
  detail: Record<string, string> = {},
  actor: 'session' | 'device' | 'link' = 'session',
): void {
  const event: AuditEvent = {
    id: uuidFrom(5_000_003 + state.audit_events.length),
    action,
    actor,
    detail: Object.entries(detail).map(([name, value]) => ({ name, value })),
    created_at: new Date(now()).toISOString(),
    request_id: uuidFrom(7_000_003 + state.audit_events.length),
    ...mockOrigin,
  }
  state.audit_events.unshift({ ...event, merchant_id: id })
}
