import * as v from 'valibot'

import { storeText, useStoredText } from '../../hooks/storedText.ts'

/** A payment that a wallet on this page has sent. Kept in the browser, so that a reload does not ask to pay again. */
const sentPaymentSchema = v.object({
  hash: v.string(),
  /** The network's name. */
  network: v.string(),
  /** In milliseconds since 1970. */
  at: v.number(),
})
export type SentPayment = v.InferOutput<typeof sentPaymentSchema>

function keyOf(checkoutId: string): string {
  return `sluice-sent ${checkoutId}`
}

/** Stores what was sent, or forgets it. */
export function saveSentPayment(checkoutId: string, payment: SentPayment | undefined): void {
  storeText(keyOf(checkoutId), payment && JSON.stringify(payment))
}

function parse(text: string | undefined): SentPayment | undefined {
  try {
    const { success, output } = v.safeParse(sentPaymentSchema, JSON.parse(text ?? 'null'))
    return success ? output : undefined
  } catch {
    return undefined
  }
}

/** The payment that was sent from this browser, in any of its tabs. */
export function useSentPayment(checkoutId: string): SentPayment | undefined {
  return parse(useStoredText(keyOf(checkoutId)))
}
