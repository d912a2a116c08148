import { amountRequestSchema, zeroDecimal } from '@sluice/api/contract'
import * as v from 'valibot'

/** The schema of a field for an amount that a person types. If it is not required, any text is ignored, and the amount is zero. */
export function amountField(isRequired: boolean) {
  return v.pipe(
    v.optional(v.string(), ''),
    v.trim(),
    v.check((text) => !isRequired || text !== '', 'Amount is required'),
    v.check(
      (text) => !isRequired || v.is(amountRequestSchema, text),
      'Enter an amount such as 25.50, with at most 10 decimal places',
    ),
    v.transform((text) => v.parse(v.fallback(amountRequestSchema, zeroDecimal), text)),
  )
}
