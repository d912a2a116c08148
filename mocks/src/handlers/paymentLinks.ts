import { ApiError, fieldError } from '../http/ApiError.ts'
import { addPayment, requireWallet } from '../store/addPayment.ts'
import { recordAudit } from '../store/audit.ts'
import { newId } from '../store/ids.ts'
import type { MockPaymentLink } from '../store/MockStore.ts'
import { isInvoice, toPublicInvoice } from '../store/invoices.ts'
import * as links from '../store/paymentLinks.ts'
import { priceIn } from '../store/prices.ts'
import { defineHandler } from './defineHandler.ts'

const listPaymentLinks = defineHandler('listPaymentLinks', ({ store, merchant, query }) => {
  const own = store.state.payment_links.filter(
    (link) => link.merchant_id === merchant.id && !isInvoice(link),
  )
  const start = (query.page - 1) * query.limit
  return own
    .slice(start, start + query.limit)
    .map((link) => links.toPaymentLink(store, merchant, link))
})

const createPaymentLink = defineHandler('createPaymentLink', ({ store, merchant, body }) => {
  requireWallet(merchant)
  const { amount, description, reference, is_reusable, expires_at, max_payments, return_url } = body
  if (expires_at !== undefined && Date.parse(expires_at) <= store.now()) {
    throw fieldError('expires_at', 'must be in the future')
  }
  // Without an amount any will do, to find out which currencies the link is of.
  const due = priceIn(store, merchant, amount ?? '1000', body.currency)
  const link: MockPaymentLink = {
    id: newId(store),
    merchant_id: merchant.id,
    description,
    amount: amount === null ? null : (due.locked?.amount ?? due.amount),
    currency: due.locked?.currency ?? due.currency,
    received_currency: due.currency,
    reference: reference ?? '',
    is_active: true,
    is_reusable,
    expires_at: expires_at === undefined ? null : new Date(expires_at).toISOString(),
    max_payments: max_payments ?? null,
    return_url: return_url ?? null,
    created_at: new Date(store.now()).toISOString(),
    transaction_ids: [],
  }
  store.state.payment_links.unshift(link)
  recordAudit(store, merchant, 'link_created', { link_id: link.id, description })
  return links.toPaymentLink(store, merchant, link)
})

const updatePaymentLink = defineHandler(
  'updatePaymentLink',
  ({ store, merchant, params, body }) => {
    const link = links.findMerchantLink(store, merchant, params.id)
    link.is_active = body.is_active
    recordAudit(store, merchant, body.is_active ? 'link_switched_on' : 'link_switched_off', {
      link_id: link.id,
      description: link.description,
    })
    return links.toPaymentLink(store, merchant, link)
  },
)

const getPaymentLink = defineHandler('getPaymentLink', ({ store, params }) => {
  const { link, merchant } = links.findLink(store, params.id)
  return {
    ...links.toPublicLink(store, merchant, link),
    invoice: isInvoice(link) ? toPublicInvoice(store, merchant, link) : null,
  }
})

const openPaymentLink = defineHandler('openPaymentLink', ({ store, params, body }) => {
  const { link, merchant } = links.findLink(store, params.id)
  const payment = links.onlyPaymentOf(link)
  if (payment !== null) return { id: payment, checkout_url: links.checkoutUrl(payment) }
  if (!link.is_active || links.endOf(store, merchant, link)) throw new ApiError('link_inactive')
  if (link.amount !== null && body.amount !== undefined) {
    throw fieldError('amount', 'must not be sent, because the link has an amount')
  }
  const amount = link.amount ?? body.amount
  if (amount === undefined) throw fieldError('amount', 'is required')
  const { description, currency, reference, return_url } = link
  const customer = isInvoice(link) && {
    customer_name: link.invoice.customer_name,
    customer_email: link.invoice.customer_email,
  }
  const texts = { metadata: '', description, reference, ...customer }
  const request = { amount, currency, ...texts, ...(return_url !== null && { return_url }) }
  const row = addPayment(store, merchant, request, 'link')
  link.transaction_ids.unshift(row.id)
  link.is_active = link.is_reusable
  return { id: row.id, checkout_url: links.checkoutUrl(row.id) }
})

/** A merchant's payment links, and what customers do with them. */
export const paymentLinkHandlers = [
  listPaymentLinks,
  createPaymentLink,
  updatePaymentLink,
  getPaymentLink,
  openPaymentLink,
]
