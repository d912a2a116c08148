import { amountRequestSchema, zeroDecimal, type Decimal } from '@sluice/api/contract'
import * as v from 'valibot'

import type { Translate } from '../../messages/MessageKey.ts'
import { readTypedAmount } from './typedAmount.ts'

const nothing: Decimal = '0'

interface DecimalWords {
  /** Said if nothing is typed. Without it that is zero. */
  required?: string
  invalid: string
}

/** The schema of a field for a decimal that a person types, and that a schema of the contract accepts. */
export function decimalField(
  schema: v.GenericSchema<unknown, Decimal>,
  { required, invalid }: DecimalWords,
  t: Translate,
) {
  return v.pipe(
    v.optional(v.string(), ''),
    v.trim(),
    v.check((text) => required === undefined || text !== '', required),
    v.rawTransform(({ dataset: { value: text }, addIssue }) => {
      if (text === '') return nothing
      const typed = readTypedAmount(text)
      if (typed && 'more' in typed) {
        addIssue({ message: t('amountField.ambiguous', typed) })
        return zeroDecimal
      }
      const decimal = v.safeParse(schema, typed?.value)
      if (!decimal.success) addIssue({ message: invalid })
      return decimal.success ? decimal.output : zeroDecimal
    }),
  )
}

/** The schema of a field for an amount that a person types. If it is not required, any text is ignored, and the amount is zero. */
export function amountField(isRequired: boolean, t: Translate) {
  const words = { required: t('amountField.required'), invalid: t('amountField.invalid') }
  return isRequired
    ? decimalField(amountRequestSchema, words, t)
    : v.pipe(
        v.optional(v.string(), ''),
        v.transform((): Decimal => zeroDecimal),
      )
}
