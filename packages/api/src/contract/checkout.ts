import * as v from 'valibot'

import { sellerSchema } from './businessProfile.ts'
import { zeroDecimal } from './money.ts'
import type { Operation } from './operation.ts'
import { pathIdSchema } from './parameters.ts'
import { decimalSchema, integerSchema, paymentIdSchema, timestampSchema } from './primitives.ts'
import { paymentNetworkSchema } from './paymentNetwork.ts'
import { heldReasons, paymentStates } from './paymentStates.ts'
import { priceSchema, quoteSchema } from './quotes.ts'
import { wireStatusSchema } from './wire.ts'

/** A transfer that was seen on a network. */
export const checkoutTransferSchema = v.object({
  /** Null for a network's own coin, which has no record of its own. */
  hash: v.nullable(v.string()),
  /** The network's name. */
  network: v.string(),
  /** The symbol of the token or coin that was sent. */
  token: v.string(),
  amount: decimalSchema,
  /** Why it does not count. Null if it does. */
  held: v.nullable(v.picklist(heldReasons)),
  confirmations: v.number(),
  required_confirmations: v.number(),
  /** The transfer's page in the block explorer. */
  explorer_url: v.nullable(v.string()),
})
export type CheckoutTransfer = v.InferOutput<typeof checkoutTransferSchema>

/** What a customer sees of a payment. Of the merchant it contains only what the merchant shows to customers. */
export const checkoutSchema = v.object({
  id: paymentIdSchema,
  /** Empty if the merchant has not set one. */
  business_name: v.string(),
  seller: sellerSchema,
  /** What the customer pays for. Empty if the merchant does not say. */
  description: v.string(),
  /** What the merchant asked for, and the rate at which `amount` stands for it. */
  price: priceSchema,
  quotes: v.array(quoteSchema),
  amount: decimalSchema,
  currency: v.string(),
  status: wireStatusSchema,
  state: v.picklist(paymentStates),
  received: decimalSchema,
  remaining: decimalSchema,
  /** What the seller has sent back, proven on its network. */
  refunded: v.optional(decimalSchema, zeroDecimal),
  /** The address to pay to, the same on all networks. */
  deposit_address: v.string(),
  expires_at: timestampSchema,
  /** The server's time, so that a wrong clock of the customer's does not matter. */
  now: timestampSchema,
  /** Each token on each network, those of the amount's token first. */
  networks: v.array(paymentNetworkSchema),
  /** Oldest first. */
  transfers: v.array(checkoutTransferSchema),
  return_url: v.nullable(v.string()),
  /** The payment link that it was made by, if that makes another one. */
  link_url: v.nullable(v.string()),
  /** When it was first paid. */
  paid_at: v.nullable(timestampSchema),
  /** Counts the merchant's paid payments without gaps from 1. Null until it is paid. */
  receipt_number: v.nullable(integerSchema),
})
export type Checkout = v.InferOutput<typeof checkoutSchema>

export const getCheckout = {
  method: 'GET',
  path: '/pay/api/checkout/{id}',
  auth: 'none',
  tag: 'Checkout',
  summary: 'Get a checkout',
  description:
    'Returns what a customer sees of a payment. Anyone who knows the ID can read it. It contains nothing about the merchant except what the business profile shows to customers.',
  params: v.object({ id: pathIdSchema }),
  response: checkoutSchema,
  errors: ['not_found'],
} as const satisfies Operation

export const streamCheckout = {
  method: 'GET',
  path: '/pay/api/checkout/{id}/events',
  auth: 'none',
  tag: 'Checkout',
  summary: 'Follow a checkout',
  description:
    'Sends the checkout at once and after each change, as server-sent events for an `EventSource`. The stream ends after ten minutes, or when the money has been forwarded to the merchant; reconnecting then returns 204 if nothing more will happen.',
  params: v.object({ id: pathIdSchema }),
  stream: true,
  response: checkoutSchema,
  errors: ['not_found'],
} as const satisfies Operation
