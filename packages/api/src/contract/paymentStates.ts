/** The values of a payment's `status`. Specification, section 4. */
export const wireStatuses = { success: 1, pending: 0, failed: -1 } as const

/** The values of a payment's `transaction_type`: money received or paid out. */
export const paymentTypes = { payment: 0, payout: 1 } as const

/**
 * Where a payment stands, in more detail than its `status`. The first three are pending, `paid` and `overpaid` are
 * successful, the others have failed.
 */
export const paymentStates = [
  'awaiting_payment',
  'partially_paid',
  'confirming',
  'paid',
  'overpaid',
  'underpaid',
  'late',
  'expired',
  'cancelled',
] as const
export type PaymentState = (typeof paymentStates)[number]

/** What the merchant decided on money that was late or too little. */
export const resolutions = ['accepted', 'refunded'] as const

/** Why money that arrived is not credited. */
export const heldReasons = [
  'underpaid',
  'late',
  'token_not_accepted',
  'after_cancel',
  'native_coin',
] as const
export type HeldReason = (typeof heldReasons)[number]

/** Whether the money was forwarded to the merchant's wallet. */
export const forwardings = ['pending', 'requested', 'forwarded'] as const
