import { invoiceTotals, wireStatuses } from '@sluice/api/contract'
import type { InvoiceState, PublicInvoice } from '@sluice/api/contract'

import { dayOf } from '../payments/dateRange.ts'
import type { FullInvoice } from './invoiceRepository.ts'

/** What an invoice is waiting for. */
export function invoiceState({ invoice, link, payment }: FullInvoice, now: Date): InvoiceState {
  if (payment?.status === wireStatuses.success) return 'paid'
  if (!link.is_active && !link.is_used_up) return 'cancelled'
  return invoice.due_date < dayOf(now) ? 'overdue' : 'open'
}

/** What everybody who has the link of an invoice sees. */
export function toPublicInvoice(full: FullInvoice, now: Date): PublicInvoice {
  const { invoice, link } = full
  return {
    number: invoice.number,
    state: invoiceState(full, now),
    issued_on: dayOf(invoice.created_at),
    due_date: invoice.due_date,
    customer_name: invoice.customer_name,
    ...invoiceTotals(invoice.lines, link.currency),
    currency: link.currency,
    note: invoice.note,
  }
}
