import {
  addUp,
  pricedAs,
  subtract,
  toAmount,
  toDecimal,
  withCommonAliases,
  zeroDecimal as zero,
  paymentTextsSchema,
} from '@sluice/api/contract'
import type {
  Decimal,
  LockedRate,
  PaymentId,
  PaymentLinkId,
  PaymentStatusResponse,
  PaymentTexts,
} from '@sluice/api/contract'
import * as v from 'valibot'

import type { Uses } from '../context.ts'
import { acceptedTokens, pegOf } from '../rails/networks.ts'
import { refundedOf, valueIn } from './homeValue.ts'
import type { HomeColumn, PaymentRow, PriceColumn } from './paymentRepository.ts'

/** What a payment is shown from. */
export type ShownPayment = Pick<
  PaymentRow,
  | 'id'
  | 'status'
  | 'state'
  | 'amount'
  | 'currency'
  | PriceColumn
  | HomeColumn
  | 'accepted_tokens'
  | 'other_quotes'
  | 'deposit_address'
  | 'created_at'
  | 'expires_at'
  | 'return_url'
  | 'network'
  | 'hash'
  | 'received'
  | 'refunded'
  | 'paid_back'
  | 'fee_due'
  | 'fee_collected'
  | 'resolution'
  | 'held'
  | 'confirmations'
  | 'required_confirmations'
  | 'forwarding'
  | 'forwarding_hash'
> &
  Partial<PaymentTexts>

/** What a payment begins with. */
export const unpaid = {
  accepted_tokens: null,
  other_quotes: [],
  price_amount: null,
  price_currency: null,
  rate: null,
  rate_source: null,
  quoted_at: null,
  home_currency: null,
  home_rate: null,
  home_rate_source: null,
  home_rate_at: null,
  home_rate_is_stale: false,
  status: 0,
  state: 'awaiting_payment',
  network: '',
  hash: null,
  received: zero,
  refunded: zero,
  paid_back: zero,
  fee_due: zero,
  fee_collected: zero,
  resolution: null,
  held: [],
  confirmations: null,
  required_confirmations: null,
  forwarding: null,
  forwarding_hash: null,
} satisfies Partial<ShownPayment>

/** The page behind a payment link. */
export function linkUrl({ publicUrl }: Uses<'publicUrl'>, id: PaymentLinkId): string {
  return `${publicUrl()}/pay/link/${id}`
}

/** The page on which a customer pays. */
export function checkoutUrl({ publicUrl }: Uses<'publicUrl'>, id: PaymentId): string {
  return `${publicUrl()}/pay/${id}`
}

/** What the customer still has to pay. */
export function remainingOf(
  row: Pick<ShownPayment, 'status' | 'state' | 'amount' | 'received'>,
): Decimal {
  const isShort = row.status === 0 || row.state === 'underpaid'
  const missing = subtract(toAmount(row.amount), toAmount(row.received))
  return isShort && missing > 0n ? toDecimal(missing) : zero
}

/** What the merchant got of a successful payment. */
function netOf(row: ShownPayment): Decimal {
  const less = addUp([toAmount(refundedOf(row)), toAmount(row.fee_due)])
  return toDecimal(subtract(toAmount(row.received), less))
}

type Priced = Pick<
  ShownPayment,
  'amount' | 'currency' | PriceColumn | 'accepted_tokens' | 'other_quotes' | 'created_at'
>

function lockedRateOf(row: Priced): LockedRate | null {
  const { price_amount: amount, price_currency: currency, rate, rate_source: source } = row
  if (amount === null || currency === null || rate === null || !row.quoted_at) return null
  return { amount, currency, rate, source: source ?? '', quoted_at: row.quoted_at.toISOString() }
}

/** What the merchant asked for, and what can be paid in its place. */
export function pricesOf({ networks }: Uses<'networks'>, row: Priced) {
  const accepted = acceptedTokens(networks, row)
  const tokensOf = (peg: string) => accepted.filter((symbol) => pegOf(networks, symbol) === peg)
  const peg = pegOf(networks, row.currency)
  const quoted = {
    amount: row.amount,
    currency: row.currency,
    // One quote has all of them, also what the operator has removed since, whose peg is not known any more.
    accepted_tokens: row.other_quotes.length === 0 ? accepted : tokensOf(peg),
    peg,
    created_at: row.created_at.toISOString(),
  }
  const { price, quotes } = pricedAs(quoted, lockedRateOf(row))
  const others = row.other_quotes.map((quote) => ({ ...quote, tokens: tokensOf(quote.peg) }))
  return { price, quotes: [...quotes, ...others] }
}

/** What every call and event that shows a payment says of it. */
export function paymentMembers(context: Uses<'networks' | 'publicUrl'>, row: ShownPayment) {
  const { id, status, received } = row
  const { networks } = context
  const created_at = row.created_at.toISOString()
  const accepted_tokens = acceptedTokens(networks, row)
  return withCommonAliases({
    id,
    status,
    state: row.state,
    amount: row.amount,
    currency: row.currency,
    accepted_tokens,
    ...pricesOf(context, row),
    value: valueIn(row),
    ...v.parse(paymentTextsSchema, row),
    deposit_address: row.deposit_address,
    created_at,
    expires_at: row.expires_at.toISOString(),
    checkout_url: checkoutUrl(context, id),
    return_url: row.return_url,
    network: row.network || null,
    hash: row.hash,
    received,
    fee_due: row.fee_due,
    fee_collected: row.fee_collected,
    refunded: refundedOf(row),
    net: status === 1 ? netOf(row) : zero,
    remaining: remainingOf(row),
    resolution: row.resolution,
    held: row.held,
    confirmations: row.confirmations,
    required_confirmations: row.required_confirmations,
    forwarding: row.forwarding,
    forwarding_hash: row.forwarding_hash,
  }) satisfies PaymentStatusResponse
}
