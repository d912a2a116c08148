import { useSyncExternalStore } from 'react'
import * as v from 'valibot'

/** A payment that a wallet on this page has sent. Kept in the browser, so that a reload does not ask to pay again. */
const sentPaymentSchema = v.object({
  hash: v.string(),
  /** The network's name. */
  network: v.string(),
  /** In milliseconds since 1970. */
  at: v.number(),
})
export type SentPayment = v.InferOutput<typeof sentPaymentSchema>

const changed = new EventTarget()

function keyOf(checkoutId: string): string {
  return `sluice-sent ${checkoutId}`
}

function read(checkoutId: string): string | null {
  try {
    return localStorage.getItem(keyOf(checkoutId))
  } catch {
    return null
  }
}

/** Stores what was sent, or forgets it. */
export function saveSentPayment(checkoutId: string, payment: SentPayment | undefined): void {
  try {
    if (payment) localStorage.setItem(keyOf(checkoutId), JSON.stringify(payment))
    else localStorage.removeItem(keyOf(checkoutId))
  } catch {
    // Without storage, a reload forgets the payment until the server has seen it.
  }
  changed.dispatchEvent(new Event('change'))
}

function subscribe(listener: () => void): () => void {
  changed.addEventListener('change', listener)
  addEventListener('storage', listener)
  return () => {
    changed.removeEventListener('change', listener)
    removeEventListener('storage', listener)
  }
}

function parse(text: string | null): SentPayment | undefined {
  try {
    const { success, output } = v.safeParse(sentPaymentSchema, JSON.parse(text ?? 'null'))
    return success ? output : undefined
  } catch {
    return undefined
  }
}

/** The payment that was sent from this browser, in any of its tabs. */
export function useSentPayment(checkoutId: string): SentPayment | undefined {
  return parse(
    useSyncExternalStore(
      subscribe,
      () => read(checkoutId),
      () => null,
    ),
  )
}
