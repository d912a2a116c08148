import { amountRequestSchema, zeroDecimal } from '@sluice/api/contract'
import * as v from 'valibot'

import type { Translate } from '../../messages/MessageKey.ts'

/** The schema of a field for an amount that a person types. If it is not required, any text is ignored, and the amount is zero. */
export function amountField(isRequired: boolean, t: Translate) {
  return v.pipe(
    v.optional(v.string(), ''),
    v.trim(),
    v.check((text) => !isRequired || text !== '', t('amountField.required')),
    v.check((text) => !isRequired || v.is(amountRequestSchema, text), t('amountField.invalid')),
    v.transform((text) => v.parse(v.fallback(amountRequestSchema, zeroDecimal), text)),
  )
}
