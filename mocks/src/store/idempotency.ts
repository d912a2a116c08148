import { Refusal } from '../calls/Refusal.ts'
import type { MockStore } from './MockStore.ts'

const keptMs = 24 * 60 * 60 * 1000

/** A request to create something, as its sender named it. */
export interface NamedRequest {
  merchant_id: string
  /** The `Idempotency-Key`; null when there is none. */
  key: string | null
  /** The whole request as text, to tell another one by. */
  request: string
}

/**
 * The transaction that the same request created within the last 24 hours; undefined when it is the first of its name.
 * Refuses a name that is none, or that was another request's.
 */
export function findRepeated(
  { state, now }: MockStore,
  { merchant_id, key, request }: NamedRequest,
): string | undefined {
  if (key === null) return undefined
  if (!/^[\u0021-\u007E]{1,255}$/.test(key)) {
    const message = 'must be 1 to 255 visible ASCII characters'
    throw new Refusal('validation_failed', [{ field: 'Idempotency-Key', message }])
  }
  state.idempotent = state.idempotent.filter(({ expires_at }) => expires_at > now())
  const before = state.idempotent.find(
    (each) => each.merchant_id === merchant_id && each.key === key,
  )
  if (before && before.request !== request) throw new Refusal('idempotency_conflict')
  return before?.transaction_id
}

/** Remembers what a named request created. */
export function keepRequest(
  { state, now }: MockStore,
  { merchant_id, key, request }: NamedRequest,
  transaction_id: string,
): void {
  if (key === null) return
  state.idempotent.push({ merchant_id, key, request, transaction_id, expires_at: now() + keptMs })
}
