import { limits, toAmount, toUnits, withCreatedAliases } from '@sluice/api/contract'
import type { Payment } from '@sluice/api/contract'

import { makeNetworks } from '../fixtures/networks.ts'
import { ApiError, fieldError } from '../http/ApiError.ts'
import { recordAudit } from '../store/audit.ts'
import { addPayment } from '../store/addPayment.ts'
import { newId } from '../store/ids.ts'
import type { MockMerchant, MockStore } from '../store/MockStore.ts'
import { findMerchantLink } from '../store/paymentLinks.ts'
import { cancelPendingPayment, acceptHeld } from '../store/payments.ts'
import * as payments from '../store/paymentRecords.ts'
import { defineHandler, type HandlerInput } from './defineHandler.ts'

const countPayments = defineHandler('countPayments', ({ merchant }) => ({
  count: payments.countPayments(merchant),
}))

type ListInput = Pick<
  HandlerInput<'listPayments'>,
  'store' | 'merchant' | 'query' | 'request' | 'setHeader'
>

function listPage({ store, merchant, query, request, setHeader }: ListInput) {
  const { link_id, ...filter } = query
  const link = link_id === undefined ? undefined : findMerchantLink(store, merchant, link_id)
  // One more shows whether there are more.
  const wanted = { ...filter, limit: query.limit + 1, ids: link?.transaction_ids }
  const page = payments.listPayments(merchant, wanted, query.limit)
  if (!page) throw new ApiError('not_found')
  const rows = page.slice(0, query.limit)
  if (page.length > query.limit) {
    const next = new URL(request.url)
    next.searchParams.delete('page')
    next.searchParams.set('limit', String(query.limit))
    next.searchParams.set('cursor', rows.at(-1)?.id ?? '')
    setHeader('Link', `<${next.href}>; rel="next"`)
  }
  return rows
}

const listPayments = defineHandler('listPayments', listPage)

const viewPayments = defineHandler('viewPayments', listPage)

const createPayment = defineHandler('createPayment', ({ store, merchant, body }) =>
  toCreated(store, addPayment(store, merchant, body)),
)

const createMerchantPayment = defineHandler('createMerchantPayment', ({ store, merchant, body }) =>
  toCreated(store, addPayment(store, merchant, body, 'dashboard')),
)

const createSale = defineHandler('createSale', ({ store, merchant, body }) =>
  toCreated(store, addPayment(store, merchant, { ...body, metadata: '' }, 'counter')),
)

const listSales = defineHandler('listSales', ({ store, merchant }) =>
  payments.listSales(store, merchant),
)

function toCreated({ state }: MockStore, row: Payment) {
  return { ...withCreatedAliases(row), networks: makeNetworks(row, state.unread_networks) }
}

const cancelPayment = defineHandler('cancelPayment', ({ store, merchant, params }) =>
  cancel(store, merchant, params.id),
)

const cancelMerchantPayment = defineHandler(
  'cancelMerchantPayment',
  ({ store, merchant, params }) => cancel(store, merchant, params.id),
)

/** Cancels a merchant's payment. Fails with `not_found` or `not_cancellable`. */
export function cancel(store: MockStore, merchant: MockMerchant, id: string) {
  const row = payments.findPayment(merchant, id)
  if (!row) throw new ApiError('not_found')
  if (!cancelPendingPayment(store, merchant, row)) throw new ApiError('not_cancellable')
  return row
}

const getPaymentStatus = defineHandler('getPaymentStatus', ({ merchant, params }) => {
  const row = payments.findPayment(merchant, params.id)
  if (!row) throw new ApiError('not_found')
  return row
})

const listPaymentViews = defineHandler('listPaymentViews', ({ merchant }) => merchant.views)

const savePaymentView = defineHandler('savePaymentView', ({ store, merchant, body }) => {
  const others = merchant.views.filter(({ name }) => name !== body.name)
  if (others.length >= limits.maxPaymentViews) {
    throw fieldError('name', `must be one of your ${limits.maxPaymentViews} views: remove one`)
  }
  const id = merchant.views.find(({ name }) => name === body.name)?.id ?? newId(store)
  merchant.views = [...others, { ...body, id }].toSorted((a, b) => (a.name < b.name ? -1 : 1))
  return merchant.views
})

const removePaymentView = defineHandler('removePaymentView', ({ merchant, params }) => {
  const others = merchant.views.filter(({ id }) => id !== params.id)
  if (others.length === merchant.views.length) throw new ApiError('not_found')
  merchant.views = others
  return others
})

const mockContract = '0x5FbDB2315678afecb367f032d93F642f64180aa3'
const mockFeeWallet = '0x90F79bf6EB2c4f870365E785982E1f101E93b906'

const listDepositTerms = defineHandler('listDepositTerms', ({ merchant, query }) => {
  const { cursor, limit } = query
  const rows = merchant.payments
  const start = cursor === undefined ? 0 : rows.findIndex(({ id }) => id === cursor) + 1
  if (cursor !== undefined && start === 0) throw new ApiError('not_found')
  return rows.slice(start, start + limit).map(({ id, amount, deposit_address }) => ({
    payment_id: id,
    address: deposit_address,
    factory: mockContract,
    merchant: merchant.payout_wallet,
    second_wallet: null,
    fee_wallet: mockFeeWallet,
    fee_bps: 50,
    min_fee: '1000000',
    fee_from: toUnits(toAmount(amount), 6).toString(),
    ref: `0x${id.replaceAll(/[^\da-f]/g, '').padStart(64, '0')}`,
    contract_version: 2,
  }))
})

const acceptPayment = defineHandler('acceptPayment', ({ store, merchant, params }) =>
  accept(store, merchant, params.id),
)

const forwardPayment = defineHandler('forwardPayment', ({ store, merchant, params }) => {
  const row = payments.findPayment(merchant, params.id)
  if (!row) throw new ApiError('not_found')
  if (row.forwarding === 'requested') return row
  if (row.forwarding !== 'pending') throw new ApiError('nothing_to_forward')
  row.forwarding = 'requested'
  recordAudit(store, merchant, 'forwarding_requested', { payment_id: row.id })
  return row
})

/** The mocks have one chain, and know all of it. */
const findTransfer = defineHandler('findTransfer', ({ merchant, query }) => {
  const row = merchant.payments.find(
    ({ hash, held }) => hash === query.hash || held.some((each) => each.hash === query.hash),
  )
  return row
    ? { result: 'found' as const, payment_id: row.id }
    : { result: 'unknown' as const, payment_id: null }
})

function accept(store: MockStore, merchant: MockMerchant, id: string) {
  const row = payments.findPayment(merchant, id)
  if (!row) throw new ApiError('not_found')
  const isDecided = row.resolution === 'accepted'
  if (!acceptHeld(store, merchant, row)) throw new ApiError('nothing_held')
  if (!isDecided) recordAudit(store, merchant, 'held_money_accepted', { payment_id: id })
  return row
}

/** A merchant's payments, for the dashboard and for the merchant's server. */
export const paymentHandlers = [
  countPayments,
  listPayments,
  viewPayments,
  createPayment,
  createMerchantPayment,
  createSale,
  listSales,
  getPaymentStatus,
  listPaymentViews,
  savePaymentView,
  removePaymentView,
  cancelPayment,
  cancelMerchantPayment,
  acceptPayment,
  forwardPayment,
  findTransfer,
  listDepositTerms,
]
