import { limits, toAmount, toUnits, withPrefix } from '@sluice/api/contract'
import type { AuditAction } from '@sluice/api/contract'

import { makeNetworks } from '../fixtures/networks.ts'
import { ApiError, fieldError } from '../http/ApiError.ts'
import { recordAudit } from '../store/audit.ts'
import type { MockMerchant, MockRefund, MockStore } from '../store/MockStore.ts'
import { findPayment } from '../store/paymentRecords.ts'
import {
  addRefund,
  findClaim,
  findRefund,
  isLocked,
  mockRefundCode,
  readPublicRefund,
  refundableOf,
  refundsOf,
  settleRefund,
  tellOfRefund,
} from '../store/refunds.ts'
import { defineHandler } from './defineHandler.ts'

function record(
  store: MockStore,
  merchant: MockMerchant,
  { id, payment_id, amount, currency }: MockRefund,
  action: Extract<AuditAction, `refund_${string}`>,
): void {
  recordAudit(store, merchant, action, {
    refund_id: id,
    payment_id,
    amount: `${amount} ${currency}`,
  })
}

const getRefundable = defineHandler('getRefundable', ({ store, merchant, params }) => {
  const row = findPayment(merchant, params.id)
  if (!row) throw new ApiError('not_found')
  return refundableOf(store, merchant, row)
})

const createRefund = defineHandler('createRefund', ({ store, merchant, body }) => {
  const refund = addRefund(store, merchant, body)
  record(store, merchant, refund, 'refund_created')
  tellOfRefund(store, merchant, refund, 'refund.created')
  return refund
})

const listRefunds = defineHandler('listRefunds', ({ store, merchant, query }) => {
  const { payment_id, state, cursor, limit } = query
  if (cursor !== undefined) findRefund(store, merchant, cursor)
  if (payment_id !== undefined && !findPayment(merchant, payment_id))
    throw new ApiError('not_found')
  const all = refundsOf(store, merchant).filter(
    (each) =>
      (payment_id === undefined || each.payment_id === withPrefix('payment', payment_id)) &&
      (state === undefined || each.state === state),
  )
  const start =
    cursor === undefined ? 0 : all.findIndex(({ id }) => id === withPrefix('refund', cursor)) + 1
  const data = all.slice(start, start + limit)
  const has_more = all.length > start + limit
  return {
    object: 'list' as const,
    data,
    has_more,
    next_cursor: has_more ? (data.at(-1)?.id ?? null) : null,
  }
})

const getRefund = defineHandler('getRefund', ({ store, merchant, params }) =>
  findRefund(store, merchant, params.id),
)

const cancelRefund = defineHandler('cancelRefund', ({ store, merchant, params }) => {
  const refund = findRefund(store, merchant, params.id)
  if (refund.state === 'cancelled') return refund
  if (refund.state !== 'created' && refund.state !== 'claimed') throw new ApiError('refund_closed')
  refund.state = 'cancelled'
  refund.expires_at = null
  record(store, merchant, refund, 'refund_cancelled')
  tellOfRefund(store, merchant, refund, 'refund.cancelled')
  return refund
})

function requirePayable({ state, address }: MockRefund): string {
  if (state === 'created') throw new ApiError('refund_unclaimed')
  if ((state !== 'claimed' && state !== 'sent') || address === null) {
    throw new ApiError('refund_closed')
  }
  return address
}

const verifyRefund = defineHandler('verifyRefund', ({ store, merchant, params, body }) => {
  const refund = findRefund(store, merchant, params.id)
  requirePayable(refund)
  if (!/^0x[\da-f]{64}$/i.test(body.hash)) {
    throw fieldError('hash', 'This is not a transaction hash')
  }
  const other = refund.transfers.find(({ hash }) => hash === body.hash)
  if (other && !(other.fault === 'sender' && body.accepts_sender)) return refund
  refund.transfers = refund.transfers.filter((each) => each !== other)
  settleRefund(store, merchant, refund, body.hash)
  return refund
})

const payRefund = defineHandler('payRefund', ({ store, merchant, params, body }) => {
  const refund = findRefund(store, merchant, params.id)
  const address = requirePayable(refund)
  if (body.address !== address) throw new ApiError('refund_changed')
  if (!refund.is_covered) throw new ApiError('refund_not_covered')
  if (!isLocked(store, refund)) record(store, merchant, refund, 'refund_paid')
  refund.locked_until = new Date(store.now() + limits.refundLockMinutes * 60_000).toISOString()
  const { currency, amount } = refund
  const network = makeNetworks(
    { currency, accepted_tokens: [currency], deposit_address: address, remaining: amount },
    [],
  ).find(({ name }) => name === refund.network)
  if (!network) throw new ApiError('refund_closed')
  return { refund, network, units: String(toUnits(toAmount(amount), network.token.decimals)) }
})

const getPublicRefund = defineHandler('getPublicRefund', ({ store, params }) =>
  readPublicRefund(store, params.id),
)

const claimRefund = defineHandler('claimRefund', ({ store, params, body }) => {
  const refund = findClaim(store, params.id)
  const { address, code } = body
  if (!/^0x[\da-f]{40}$/i.test(address)) {
    throw fieldError('address', 'This is not an address. It has 42 characters and begins with 0x')
  }
  if (refund.state === 'claimed' && refund.address === address) {
    return readPublicRefund(store, params.id)
  }
  if (refund.state === 'claimed' && isLocked(store, refund)) throw new ApiError('refund_paying')
  if (refund.state !== 'created' && refund.state !== 'claimed') throw new ApiError('refund_closed')
  if (refund.customer_email !== '') {
    if (code === undefined) {
      refund.code_for = address
      throw new ApiError('refund_code_required')
    }
    if (code !== mockRefundCode || refund.code_for !== address) {
      throw new ApiError('refund_code_invalid')
    }
  }
  const claimed_at = refund.claimed_at ?? new Date(store.now()).toISOString()
  Object.assign(refund, { state: 'claimed', address, claimed_at, expires_at: null })
  const merchant = store.state.merchants.find(({ id }) => id === refund.merchant_id)
  if (merchant) {
    record(store, merchant, refund, 'refund_claimed')
    tellOfRefund(store, merchant, refund, 'refund.claimed')
  }
  return readPublicRefund(store, params.id)
})

/** Refunds, for merchants and their customers. */
export const refundHandlers = [
  getRefundable,
  createRefund,
  listRefunds,
  getRefund,
  cancelRefund,
  verifyRefund,
  payRefund,
  getPublicRefund,
  claimRefund,
]
