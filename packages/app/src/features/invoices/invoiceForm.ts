import { asDecimal, invoiceLineRequestSchema, type Decimal } from '@sluice/api/contract'
import * as v from 'valibot'

import { decimalField } from '../../components/forms/amountField.ts'
import type { Translate } from '../../messages/MessageKey.ts'

/** The fields of a line. Each has the number of its line in its name. */
export type LineField = 'description' | 'quantity' | 'unit_price' | 'tax_percent'

export function lineField(field: LineField, id: number): string {
  return `${field} ${id}`
}

function lineEntries(id: number, t: Translate): Record<string, v.GenericSchema<unknown, string>> {
  const { quantity, unit_price, tax_percent } = invoiceLineRequestSchema.entries
  return {
    [lineField('description', id)]: v.pipe(
      v.optional(v.string(), ''),
      v.trim(),
      v.nonEmpty(t('invoices.descriptionRequired')),
    ),
    [lineField('quantity', id)]: decimalField(
      quantity,
      { required: t('invoices.quantityInvalid'), invalid: t('invoices.quantityInvalid') },
      t,
    ),
    [lineField('unit_price', id)]: decimalField(
      unit_price,
      { required: t('invoices.unitPriceInvalid'), invalid: t('invoices.unitPriceInvalid') },
      t,
    ),
    [lineField('tax_percent', id)]: decimalField(
      tax_percent,
      { invalid: t('invoices.taxPercentInvalid') },
      t,
    ),
  }
}

/** A form for a customer and these lines. Its values are texts by the names of the fields. */
export function invoiceFormSchema(ids: readonly number[], t: Translate) {
  const text = v.pipe(v.optional(v.string(), ''), v.trim())
  const entries: Record<string, v.GenericSchema<unknown, string>> = {
    customer_name: v.pipe(text, v.nonEmpty(t('invoices.customerNameRequired'))),
    customer_email: text,
    number: text,
    note: text,
    ...Object.assign({}, ...ids.map((id) => lineEntries(id, t))),
  }
  return v.object(entries)
}

/** The numbers of a line. */
interface LineNumbers {
  quantity: Decimal
  unit_price: Decimal
  tax_percent: Decimal
}

/** A line of what was typed and is valid. */
export function lineOf(
  values: Record<string, string>,
  id: number,
): LineNumbers & { description: string } {
  const text = (field: LineField) => values[lineField(field, id)] ?? ''
  return {
    description: text('description'),
    quantity: asDecimal(text('quantity')),
    unit_price: asDecimal(text('unit_price')),
    tax_percent: asDecimal(text('tax_percent')),
  }
}

/** The lines whose numbers can be read so far, for the totals below them. */
export function readableLines(
  typed: Record<string, unknown>,
  ids: readonly number[],
  t: Translate,
): LineNumbers[] {
  return ids.flatMap((id) => {
    const { [lineField('description', id)]: _, ...numbers } = lineEntries(id, t)
    const result = v.safeParse(v.object(numbers), typed)
    return result.success ? [lineOf(result.output, id)] : []
  })
}
