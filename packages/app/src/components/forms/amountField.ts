import { amountRequestSchema, zeroDecimal } from '@sluice/api/contract'
import * as v from 'valibot'

import type { Translate } from '../../messages/MessageKey.ts'
import { readTypedAmount } from './typedAmount.ts'

/** The schema of a field for an amount that a person types. If it is not required, any text is ignored, and the amount is zero. */
export function amountField(isRequired: boolean, t: Translate) {
  return v.pipe(
    v.optional(v.string(), ''),
    v.trim(),
    v.check((text) => !isRequired || text !== '', t('amountField.required')),
    v.rawTransform(({ dataset: { value: text }, addIssue }) => {
      if (!isRequired || text === '') return zeroDecimal
      const typed = readTypedAmount(text)
      if (typed && 'more' in typed) {
        addIssue({ message: t('amountField.ambiguous', typed) })
        return zeroDecimal
      }
      const amount = v.safeParse(amountRequestSchema, typed?.value)
      if (!amount.success) addIssue({ message: t('amountField.invalid') })
      return amount.success ? amount.output : zeroDecimal
    }),
  )
}
