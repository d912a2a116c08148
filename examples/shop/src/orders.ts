import type { WebhookEvent } from '@sluice/node'

import type { CartLine } from './cart.ts'

/** What a customer ordered, and whether it is paid. */
export interface Order {
  id: string
  lines: readonly CartLine[]
  cents: number
  /** The payment in Sluice. */
  paymentId: string
  status: 'waiting' | 'confirming' | 'paid' | 'failed'
}

/** The orders by ID. A real shop keeps them in its database. */
export const orders = new Map<string, Order>()

/**
 * Updates the order that an event is about. Doing it again changes nothing, since events can arrive twice.
 *
 * Events can also arrive out of order: the payment's state in the event decides, and a paid order stays paid unless the
 * payment was reversed.
 */
export function applyEvent({ type, data }: WebhookEvent): void {
  // Events about refunds change no order.
  if (!('status' in data)) return
  const order = orders.get(data.metadata)
  if (!order || order.paymentId !== data.id) return
  if (type === 'payment.reversed') order.status = 'confirming'
  else if (data.status === 1) order.status = 'paid'
  else if (order.status !== 'paid') {
    if (data.status === -1) order.status = 'failed'
    else if (data.state === 'confirming') order.status = 'confirming'
  }
}
