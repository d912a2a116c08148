import type { Transaction } from '@sluice/api/contract'

/** `250.5000000000` as `250.5`. */
export function shorten(amount: string): string {
  return amount.replace(/(\.\d*?)0+$/, '$1').replace(/\.$/, '')
}

const texts: Readonly<Record<string, string>> = {
  awaiting_payment: 'Awaiting payment',
  partially_paid: 'Partially paid',
  confirming: 'Confirming',
  paid: 'Paid',
  overpaid: 'Overpaid',
  underpaid: 'Underpaid',
  late: 'Paid late',
  expired: 'Expired',
  cancelled: 'Cancelled',
}

/** A state in words. A state that a newer server added is shown as it is. */
export function stateText(state: string): string {
  return texts[state] ?? state.replaceAll('_', ' ')
}

/** Whether a transaction holds money that the merchant has to accept or refund. */
export function isHeld({ state, resolution }: Pick<Transaction, 'state' | 'resolution'>): boolean {
  return (state === 'late' || state === 'underpaid') && resolution === null
}

/** What happened to the money of a transaction that holds some. */
export function heldText({ state, amount, received, currency }: Transaction): string {
  const unit = currency ? ` ${currency}` : ''
  const got = shorten(received ?? '0')
  return state === 'underpaid'
    ? `${got} of ${shorten(amount)}${unit} arrived in time.`
    : `${got}${unit} arrived after the payment had expired.`
}
