import * as v from 'valibot'

import { decimalSchema } from './primitives.ts'

/**
 * `open`: to be paid. `overdue`: its due date has passed. `paid`: its payment succeeded. `cancelled`: nobody can pay it any
 * more.
 */
export const invoiceStates = ['open', 'overdue', 'paid', 'cancelled'] as const
export type InvoiceState = (typeof invoiceStates)[number]

/** What an invoice shows to everybody who has its link. */
export const publicInvoiceSchema = v.object({
  number: v.string(),
  state: v.picklist(invoiceStates),
  /** Days in India. */
  issued_on: v.string(),
  due_date: v.string(),
  customer_name: v.string(),
  lines: v.array(
    v.object({
      description: v.string(),
      quantity: decimalSchema,
      /** The price of one, without tax. */
      unit_price: decimalSchema,
      tax_percent: decimalSchema,
      /** The price of all, without tax, rounded to the decimals of the currency. */
      net: decimalSchema,
      tax: decimalSchema,
    }),
  ),
  net: decimalSchema,
  tax: decimalSchema,
  total: decimalSchema,
  currency: v.string(),
  /** The merchant's words at its end, of several lines. */
  note: v.string(),
})
export type PublicInvoice = v.InferOutput<typeof publicInvoiceSchema>
