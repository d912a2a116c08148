import * as v from 'valibot'

import { messages } from './messages.ts'
import { timestampSchema } from './primitives.ts'

/*
 * Where the specification's wire differs from the rest of the contract: second names of members, values outside an enum,
 * and messages in place of what was asked for. Everything of that kind is read and written here.
 */

/** A payment's status. Anything but 1 and 0 is failed. Specification, section 4. */
export const wireStatusSchema = v.fallback(v.picklist([1, 0, -1]), -1)

/** Second name of a member of the merchant's record. */
export const userAliases = { wallet_id: v.string() }

/** The second name with its value. */
export function withUserAliases<T extends { payout_wallet: string }>(user: T) {
  return { ...user, wallet_id: user.payout_wallet }
}

/** Second name of a member that every call and event that shows a payment has. */
export const commonAliases = {
  wallet_id: v.pipe(
    v.string(),
    v.description('The same as `deposit_address`.'),
    v.examples(['0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed']),
  ),
}

/** The second name with its value. */
export function withCommonAliases<T extends { deposit_address: string }>(payment: T) {
  return { ...payment, wallet_id: payment.deposit_address }
}

/** Second names of a listed payment's members. */
export const listedAliases = {
  user_id: v.pipe(
    v.string(),
    v.description('The merchant who owns the payment.'),
    v.examples(['0198e1aa-93d4-7b52-8c11-5f0e7d3a2b64']),
  ),
  transaction_type: v.pipe(
    v.picklist([0, 1]),
    v.description('0 is an incoming payment, 1 is a payout.'),
    v.examples([0]),
  ),
  meta: v.pipe(v.string(), v.description('The same as `metadata`.'), v.examples(['Order 1046'])),
  transaction_id: v.pipe(
    v.nullable(v.string()),
    v.description('The same as `hash`. (Elsewhere, `transaction_id` is the payment’s ID.)'),
    v.examples(['0x9f3c6a0d5e7b41c2a8d0f6b3e9c47a15d2b8e06f7c3a94d1b5e8f20a6c7d3e91']),
  ),
  from_type: v.pipe(
    v.string(),
    v.description('The same as `network`; empty until a payment is detected.'),
    v.examples(['polygon']),
  ),
}

/** The second names with their values. */
export function withListedAliases<
  T extends {
    deposit_address: string
    metadata: string
    hash: string | null
    network: string | null
  },
>(payment: T) {
  const { metadata: meta, hash: transaction_id, network } = payment
  return { ...withCommonAliases(payment), meta, transaction_id, from_type: network ?? '' }
}

/** Second names of a new payment's members. */
export const createdAliases = {
  expiry: v.pipe(
    timestampSchema,
    v.description('The same as `expires_at`.'),
    v.examples(['2026-11-20T06:12:00.000Z']),
  ),
  transaction_id: v.pipe(
    v.string(),
    v.description('The payment’s ID, the same as `id`.'),
    v.examples(['0198f6b2-6a0e-7c31-9f4e-2d5b8c7a1e90']),
  ),
}

/** The second names with their values. */
export function withCreatedAliases<T extends { id: string; expires_at: string }>(payment: T) {
  return { ...payment, expiry: payment.expires_at, transaction_id: payment.id }
}

/** The second name of a member of the payment in an event. */
export const eventAliases = {
  transaction_id: v.pipe(
    v.nullable(v.string()),
    v.description('The same as `hash`.'),
    v.examples(['0x9f3c6a0d5e7b41c2a8d0f6b3e9c47a15d2b8e06f7c3a94d1b5e8f20a6c7d3e91']),
  ),
}

/** The second name with its value. */
export function withEventAliases<T extends { hash: string | null }>(payment: T) {
  return { ...payment, transaction_id: payment.hash }
}

/** Members of an API key that may be missing. */
export const keyOddities = {
  version: v.optional(v.number(), 1),
  status: v.optional(v.string(), 'active'),
}

/** What is sent in place of an empty list of API keys. */
export const noApiKeysSchema = v.object({ message: v.literal(messages.noApiKeys) })

/** What is sent in place of a new API key if the merchant has one. */
export const prefixTakenSchema = v.object({ message: v.literal(messages.prefixTaken) })
