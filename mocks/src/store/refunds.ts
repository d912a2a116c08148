import {
  addUp,
  asAmount,
  fromUnits,
  limits,
  plainDecimal,
  subtract,
  sumDecimals,
  toAmount,
  toDecimal,
  toUnits,
  withPrefix,
  withoutPrefix,
  zeroAmount,
} from '@sluice/api/contract'
import type {
  CreateRefundRequest,
  Payment,
  PublicRefund,
  Refund,
  Refundable,
  RefundEventType,
} from '@sluice/api/contract'

import { explorerPageOf, makeNetworks } from '../fixtures/networks.ts'
import { ApiError, fieldError } from '../http/ApiError.ts'
import { recordEvent } from './deliveries.ts'
import { newId } from './ids.ts'
import type { MockMerchant, MockRefund, MockStore } from './MockStore.ts'
import { findPayment } from './paymentRecords.ts'

/** What every customer's mail of the mocks contains. */
export const mockRefundCode = '123456'

const standing = new Set(['created', 'claimed', 'sent', 'succeeded'])

export function refundsOf({ state }: MockStore, { id }: MockMerchant): MockRefund[] {
  return state.refunds.filter(({ merchant_id }) => merchant_id === id)
}

/** Finds one of a merchant's refunds. Throws `not_found`. */
export function findRefund(store: MockStore, merchant: MockMerchant, id: string): MockRefund {
  const wanted = withPrefix('refund', withoutPrefix('refund', id))
  const found = refundsOf(store, merchant).find((refund) => refund.id === wanted)
  if (!found) throw new ApiError('not_found')
  return found
}

/** What a payment received in its tokens, the held ones included. */
function receivedOf(row: Payment): Map<string, { amount: bigint; network: string }> {
  const network = row.network ?? 'base'
  const sums = new Map([[row.currency, { amount: toAmount(row.received) as bigint, network }]])
  for (const held of row.held) {
    if (held.reason !== 'token_not_accepted') continue
    const before = sums.get(held.token)?.amount ?? 0n
    sums.set(held.token, { amount: before + toAmount(held.amount), network: held.network })
  }
  return new Map([...sums].filter(([, { amount }]) => amount > 0n))
}

/** What a payment received in each token, and what of it can be refunded. */
export function refundableOf(store: MockStore, merchant: MockMerchant, row: Payment): Refundable[] {
  const all = refundsOf(store, merchant).filter(
    ({ payment_id, state }) => payment_id === withPrefix('payment', row.id) && standing.has(state),
  )
  return [...receivedOf(row)].map(([currency, { amount: received, network }]) => {
    const own = all.filter((refund) => refund.currency === currency)
    const left = subtract(asAmount(received), sumDecimals(own.map(({ amount }) => amount)))
    const more = subtract(toAmount(row.received), toAmount(row.amount))
    const isOver = row.state === 'overpaid' && currency === row.currency
    const excess = more < left ? more : left
    const [quote] = row.quotes
    const rate = quote && row.price.currency !== row.currency ? quote.rate : null
    return {
      currency,
      received: toDecimal(asAmount(received)),
      refundable: toDecimal(left > 0n ? left : zeroAmount),
      excess: isOver && excess > 0n ? toDecimal(excess) : null,
      networks: makeNetworks({ ...row, accepted_tokens: [currency], currency }, [])
        .toSorted((a, b) => Number(b.name === network) - Number(a.name === network))
        .map(({ name, title }) => ({ name, title })),
      rates: { payment: rate, today: rate },
    }
  })
}

/** Adds a refund. Throws like the gateway, but knows one rate alone. */
export function addRefund(
  store: MockStore,
  merchant: MockMerchant,
  request: CreateRefundRequest,
): MockRefund {
  const row = findPayment(merchant, request.payment_id)
  if (!row) throw new ApiError('not_found')
  const all = refundableOf(store, merchant, row).filter(
    ({ refundable }) => toAmount(refundable) > 0n,
  )
  const [first] = all
  if (!first) throw new ApiError('nothing_to_refund')
  const wanted =
    request.token ?? all.find(({ currency }) => currency === request.currency)?.currency
  const chosen = wanted === undefined ? first : all.find(({ currency }) => currency === wanted)
  if (!chosen) throw fieldError('token', 'must be what the payment received')
  const network = chosen.networks.find(
    ({ name }) => request.network === undefined || name === request.network,
  )
  if (!network) throw fieldError('network', `must be one with ${chosen.currency}`)
  const { currency = chosen.currency } = request
  const { payment: rate } = chosen.rates
  const isPrice = currency !== chosen.currency
  if (isPrice && (currency !== row.price.currency || rate === null)) {
    throw fieldError('currency', `must be ${chosen.currency}`)
  }
  const typed = toAmount(request.amount ?? chosen.refundable)
  const exact =
    isPrice && rate !== null ? asAmount((typed * toAmount('1')) / toAmount(rate)) : typed
  const amount = fromUnits(toUnits(exact, 6), 6)
  if (amount > toAmount(chosen.refundable)) {
    const most = plainDecimal(chosen.refundable)
    throw fieldError('amount', `must be at most ${most} ${chosen.currency}`)
  }
  const now = store.now()
  const claim = newId(store)
  const refund: MockRefund = {
    ...unclaimedRefund,
    merchant_id: merchant.id,
    claim,
    code_for: null,
    id: withPrefix('refund', newId(store)),
    payment_id: withPrefix('payment', row.id),
    amount: toDecimal(amount),
    currency: chosen.currency,
    network: network.name,
    network_title: network.title,
    price: isPrice ? { amount: toDecimal(typed), currency } : null,
    reason: request.reason,
    customer_email: request.customer_email,
    metadata: request.metadata,
    claim_url: new URL(`/pay/refund/${claim}`, row.checkout_url).href,
    created_at: new Date(now).toISOString(),
    expires_at: new Date(now + limits.refundClaimDays * 86_400_000).toISOString(),
  }
  store.state.refunds.unshift(refund)
  return refund
}

/** Tells the merchant's server, and the merchant, of a refund. */
export function tellOfRefund(
  store: MockStore,
  merchant: MockMerchant,
  refund: MockRefund,
  type: RefundEventType,
): void {
  const row = findPayment(merchant, withoutPrefix('payment', refund.payment_id))
  if (row) recordEvent(store, merchant, type, row, refund)
}

/** What a refund begins with. */
export const unclaimedRefund = {
  object: 'refund',
  state: 'created',
  address: null,
  locked_until: null,
  is_covered: true,
  hash: null,
  sender: null,
  explorer_url: null,
  confirmations: null,
  required_confirmations: null,
  transfers: [],
  claimed_at: null,
  succeeded_at: null,
} satisfies Partial<Refund>

/** Whether the merchant is paying a refund. */
export function isLocked({ now }: MockStore, { locked_until }: MockRefund): boolean {
  return locked_until !== null && Date.parse(locked_until) > now()
}

/** What a customer sees of a refund. Throws `not_found`. */
export function readPublicRefund(store: MockStore, claim: string): PublicRefund {
  const refund = findClaim(store, claim)
  const merchant = store.state.merchants.find(({ id }) => id === refund.merchant_id)
  const row = merchant && findPayment(merchant, withoutPrefix('payment', refund.payment_id))
  if (!merchant || !row) throw new ApiError('not_found')
  const [local = '', domain = ''] = refund.customer_email.split('@')
  return {
    ...refund,
    business_name: merchant.business_name ?? '',
    seller: merchant.seller,
    description: row.description,
    paid_at: row.created_at,
    email_hint: domain === '' ? null : `${local.slice(0, 1)}…@${domain}`,
    is_open: refund.state === 'created' || (refund.state === 'claimed' && !isLocked(store, refund)),
  }
}

/** The refund of a claim link. Throws `not_found`. */
export function findClaim({ state }: MockStore, claim: string): MockRefund {
  const refund = state.refunds.find((each) => each.claim === claim)
  if (!refund) throw new ApiError('not_found')
  return refund
}

/** The mocks' networks confirm every transfer at once. */
export function settleRefund(
  store: MockStore,
  merchant: MockMerchant,
  refund: MockRefund,
  hash: string,
): void {
  Object.assign(refund, {
    state: 'succeeded',
    hash,
    sender: merchant.payout_wallet,
    explorer_url: explorerPageOf(refund.network, hash),
    locked_until: null,
    succeeded_at: new Date(store.now()).toISOString(),
  } satisfies Partial<Refund>)
  tellOfRefund(store, merchant, refund, 'refund.succeeded')
  const row = findPayment(merchant, withoutPrefix('payment', refund.payment_id))
  if (!row) return
  row.refunded = toDecimal(addUp([toAmount(row.refunded), toAmount(refund.amount)]))
  row.net = toDecimal(subtract(toAmount(row.net), toAmount(refund.amount)))
  if (toAmount(row.refunded) >= sumDecimals(row.held.map(({ amount }) => amount))) {
    row.held = row.held.map((each) => ({ ...each, resolution: 'refunded' as const }))
    if (row.held.length > 0 && row.status === -1) row.resolution = 'refunded'
  }
}
