import {
  invoiceTotals,
  wireStatuses,
  type Invoice,
  type InvoiceState,
  type PublicInvoice,
} from '@sluice/api/contract'

import { ApiError } from '../http/ApiError.ts'
import type { MockInvoice, MockMerchant, MockPaymentLink, MockStore } from './MockStore.ts'
import { dayInIndia, findPayment } from './paymentRecords.ts'
import { findMerchantLink, linkUrl } from './paymentLinks.ts'

/** The link of an invoice. */
export type InvoiceLink = MockPaymentLink & { invoice: MockInvoice }

export function isInvoice(link: MockPaymentLink): link is InvoiceLink {
  return link.invoice !== undefined
}

/** Finds one of a merchant's invoices. Throws `not_found`. */
export function findInvoice(store: MockStore, merchant: MockMerchant, id: string): InvoiceLink {
  const link = findMerchantLink(store, merchant, id)
  if (!isInvoice(link)) throw new ApiError('not_found')
  return link
}

/** What an invoice is waiting for. */
export function invoiceState(
  { now }: MockStore,
  merchant: MockMerchant,
  { invoice, transaction_ids: [latest] }: InvoiceLink,
): InvoiceState {
  const payment = latest === undefined ? undefined : findPayment(merchant, latest)
  if (payment?.status === wireStatuses.success) return 'paid'
  if (invoice.is_cancelled) return 'cancelled'
  return invoice.due_date < dayInIndia(now()) ? 'overdue' : 'open'
}

/** What everybody who has the link of an invoice sees. */
export function toPublicInvoice(
  store: MockStore,
  merchant: MockMerchant,
  link: InvoiceLink,
): PublicInvoice {
  const { number, customer_name, due_date, lines, note } = link.invoice
  return {
    number,
    state: invoiceState(store, merchant, link),
    issued_on: dayInIndia(Date.parse(link.created_at)),
    due_date,
    customer_name,
    ...invoiceTotals(lines, link.currency),
    currency: link.currency,
    note,
  }
}

/** An invoice as its merchant sees it. */
export function toInvoice(store: MockStore, merchant: MockMerchant, link: InvoiceLink): Invoice {
  return {
    id: link.id,
    ...toPublicInvoice(store, merchant, link),
    url: linkUrl(link.id),
    customer_email: link.invoice.customer_email,
    created_at: link.created_at,
    sent_at: link.invoice.sent_at,
    payment_id: link.transaction_ids[0] ?? null,
  }
}

/** A merchant's invoices, newest first. */
export function invoicesOf({ state }: MockStore, { id }: MockMerchant): InvoiceLink[] {
  return state.payment_links.filter(isInvoice).filter(({ merchant_id }) => merchant_id === id)
}
