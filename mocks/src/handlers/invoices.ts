import { invoiceTotals, nextInvoiceNumber, wireStatuses } from '@sluice/api/contract'

import { ApiError, fieldError } from '../http/ApiError.ts'
import { requireWallet } from '../store/addPayment.ts'
import { recordAudit } from '../store/audit.ts'
import { newId } from '../store/ids.ts'
import * as invoices from '../store/invoices.ts'
import { dayInIndia, findPayment } from '../store/paymentRecords.ts'
import { priceIn } from '../store/prices.ts'
import { defineHandler } from './defineHandler.ts'
import { cancel } from './payments.ts'

const listInvoices = defineHandler('listInvoices', ({ store, merchant, query }) => {
  const start = (query.page - 1) * query.limit
  return invoices
    .invoicesOf(store, merchant)
    .slice(start, start + query.limit)
    .map((link) => invoices.toInvoice(store, merchant, link))
})

const createInvoice = defineHandler('createInvoice', ({ store, merchant, body }) => {
  requireWallet(merchant)
  const { number: wanted, currency, lines, ...texts } = body
  const created_at = new Date(store.now()).toISOString()
  if (texts.due_date < dayInIndia(store.now())) {
    throw fieldError('due_date', 'must not be in the past')
  }
  const any = priceIn(store, merchant, '1000', currency)
  const unit = any.locked?.currency ?? any.currency
  const amount = invoiceTotals(lines, unit).total
  const due = priceIn(store, merchant, amount, currency)
  const numbers = invoices.invoicesOf(store, merchant).map(({ invoice }) => invoice.number)
  const number = wanted ?? nextInvoiceNumber(numbers[0])
  if (numbers.includes(number)) throw fieldError('number', 'is the number of another invoice')
  const link: invoices.InvoiceLink = {
    id: newId(store),
    merchant_id: merchant.id,
    description: `Invoice ${number}`,
    amount: due.locked?.amount ?? due.amount,
    currency: unit,
    received_currency: due.currency,
    reference: number,
    is_active: true,
    is_reusable: false,
    expires_at: null,
    max_payments: null,
    return_url: null,
    created_at,
    transaction_ids: [],
    invoice: {
      ...texts,
      number,
      lines,
      sent_at: texts.customer_email === '' ? null : created_at,
      is_cancelled: false,
    },
  }
  store.state.payment_links.unshift(link)
  const detail = { link_id: link.id, description: link.description }
  recordAudit(store, merchant, 'invoice_created', detail)
  return invoices.toInvoice(store, merchant, link)
})

const sendInvoice = defineHandler('sendInvoice', ({ store, merchant, params }) => {
  const link = invoices.findInvoice(store, merchant, params.id)
  const state = invoices.invoiceState(store, merchant, link)
  if (state === 'paid' || state === 'cancelled') throw new ApiError('invoice_closed')
  if (link.invoice.customer_email === '') throw fieldError('customer_email', 'is required')
  link.invoice.sent_at = new Date(store.now()).toISOString()
  const detail = { link_id: link.id, description: link.description }
  recordAudit(store, merchant, 'invoice_sent', detail)
  return invoices.toInvoice(store, merchant, link)
})

const cancelInvoice = defineHandler('cancelInvoice', ({ store, merchant, params }) => {
  const link = invoices.findInvoice(store, merchant, params.id)
  if (!link.invoice.is_cancelled) {
    const [latest] = link.transaction_ids
    const payment = latest === undefined ? undefined : findPayment(merchant, latest)
    if (payment && payment.status !== wireStatuses.failed) cancel(store, merchant, payment.id)
    link.invoice.is_cancelled = true
    link.is_active = false
    const detail = { link_id: link.id, description: link.description }
    recordAudit(store, merchant, 'invoice_cancelled', detail)
  }
  return invoices.toInvoice(store, merchant, link)
})

/** A merchant's invoices. */
export const invoiceHandlers = [listInvoices, createInvoice, sendInvoice, cancelInvoice]
