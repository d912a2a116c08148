import * as v from 'valibot'

import { limits } from './limits.ts'
import { creationErrors, listPaymentLinksQuerySchema } from './links.ts'
import { isDecimal } from './money.ts'
import type { Operation } from './operation.ts'
import { pathIdSchema } from './parameters.ts'
import {
  paymentLinkIdSchema,
  nameSchema,
  optionalEmailSchema,
  optionalText,
  paymentIdSchema,
  requestedDay,
  timestampSchema,
} from './primitives.ts'
import { currencyRequestSchema } from './priceRequest.ts'
import { strictRequest } from './strictRequest.ts'
import { publicInvoiceSchema } from './publicInvoice.ts'

export const invoiceSchema = v.object({
  /** That of its payment link. */
  id: paymentLinkIdSchema,
  ...publicInvoiceSchema.entries,
  /** Where it is seen and paid. */
  url: v.string(),
  /** Empty if it is not sent by mail. */
  customer_email: v.string(),
  created_at: timestampSchema,
  /** When it was last mailed to the customer, without reminders. */
  sent_at: v.nullable(timestampSchema),
  /** The payment that its link made last. */
  payment_id: v.nullable(paymentIdSchema),
})
export type Invoice = v.InferOutput<typeof invoiceSchema>

/** A decimal that is not negative, as text. */
function requestedDecimal(label: string, decimals: number) {
  const words = `${label} must be a decimal with at most ${decimals} decimal places`
  return v.pipe(
    v.string(words),
    v.regex(new RegExp(String.raw`^\d{1,12}(?:\.\d{1,${decimals}})?$`), words),
    v.guard(isDecimal),
  )
}

/** What a line of a new invoice is for. */
export const invoiceLineRequestSchema = strictRequest({
  description: v.pipe(
    optionalText('description', limits.descriptionMax),
    v.nonEmpty('description is required'),
  ),
  quantity: v.pipe(
    requestedDecimal('quantity', 4),
    v.check((text) => /[1-9]/.test(text), 'quantity must be greater than zero'),
  ),
  unit_price: requestedDecimal('unit_price', 6),
  tax_percent: v.pipe(
    requestedDecimal('tax_percent', 4),
    v.check((text) => Number(text) <= 100, 'tax_percent must be at most 100'),
  ),
})

const linesWords = `lines must list 1 to ${limits.invoiceLinesMax} lines`

export const createInvoiceRequestSchema = strictRequest({
  /** Of the merchant's own books, and used once. Default: the one after that of the newest invoice. */
  number: v.optional(nameSchema('number', limits.invoiceNumberMax)),
  customer_name: nameSchema('customer_name'),
  /** Where it is mailed to. Without one it is not mailed. */
  customer_email: v.optional(optionalEmailSchema, ''),
  /** A token, or a currency that has a rate. Default: the server's first token. */
  currency: v.optional(currencyRequestSchema),
  lines: v.pipe(
    v.array(invoiceLineRequestSchema, linesWords),
    v.minLength(1, linesWords),
    v.maxLength(limits.invoiceLinesMax, linesWords),
  ),
  /** The last day to pay it, in India: today or later. */
  due_date: requestedDay('due_date'),
  note: v.optional(optionalText('note', limits.invoiceNoteMax), ''),
})
export type CreateInvoiceRequest = v.InferOutput<typeof createInvoiceRequestSchema>

export const listInvoices = {
  method: 'GET',
  path: '/user/business/invoice',
  auth: 'bearer',
  tag: 'Invoices',
  summary: 'List invoices',
  description: 'Returns invoices, newest first.',
  query: listPaymentLinksQuerySchema,
  response: v.array(invoiceSchema),
  errors: ['session_invalid'],
} as const satisfies Operation

export const createInvoice = {
  method: 'POST',
  path: '/user/business/invoice',
  auth: 'bearer',
  tag: 'Invoices',
  summary: 'Create an invoice',
  description:
    'Creates an invoice with a payment link of its own. With a `customer_email` it is mailed to the customer, who is reminded three days before and three days after the due date until it is paid. The rate of its currency is that of the moment in which the link is opened.',
  body: createInvoiceRequestSchema,
  response: invoiceSchema,
  errors: creationErrors,
} as const satisfies Operation

export const sendInvoice = {
  method: 'POST',
  path: '/user/business/invoice/{id}/send',
  auth: 'bearer',
  tag: 'Invoices',
  summary: 'Send an invoice',
  description: 'Mails an invoice to its customer again.',
  params: v.object({ id: pathIdSchema }),
  response: invoiceSchema,
  errors: ['session_invalid', 'not_found', 'invoice_closed'],
} as const satisfies Operation

export const cancelInvoice = {
  method: 'POST',
  path: '/user/business/invoice/{id}/cancel',
  auth: 'bearer',
  tag: 'Invoices',
  summary: 'Cancel an invoice',
  description:
    'Nobody can pay the invoice any more, and nobody is reminded of it. Repeating the call has no effect. Returns 409 if money was received for it.',
  params: v.object({ id: pathIdSchema }),
  response: invoiceSchema,
  errors: ['session_invalid', 'not_found', 'not_cancellable'],
} as const satisfies Operation
