import * as v from 'valibot'

import { limits } from './limits.ts'
import { isDecimal } from './money.ts'
import { decimalText } from './primitives.ts'

const amountPattern = new RegExp(
  `^\\d{1,${limits.amountIntegerDigits}}(?:\\.\\d{1,${limits.amountDecimals}})?$`,
)

/**
 * An amount to pay: greater than zero, at most 20 digits before and 10 after the point, as a string or a number. A number
 * with more digits than JSON preserves is rejected, since it may no longer be what the sender meant.
 */
export const amountRequestSchema = v.pipe(
  v.union([v.string(), v.number()], 'amount must be a decimal string or a number'),
  v.description(
    'The amount to pay, greater than zero, with at most 20 digits before and 10 after the decimal point. It is rounded up to the decimals of the currency.',
  ),
  v.examples(['249.50']),
  v.check(
    (amount) =>
      typeof amount === 'string' ||
      decimalText(amount).replace(/^0\.0*|\./, '').length <= limits.safeNumberDigits,
    'amount has too many digits for a JSON number: send it as a string',
  ),
  v.transform((amount) => (typeof amount === 'number' ? decimalText(amount) : amount)),
  v.string(),
  v.regex(amountPattern, 'amount must be a positive decimal with at most 10 decimal places'),
  v.check((amount) => /[1-9]/.test(amount), 'amount must be greater than zero'),
  v.guard(isDecimal),
)

/** The symbol of a token, or the code of a currency. Which ones there are, the server decides. */
export const currencyRequestSchema = v.pipe(
  v.string('currency must be the symbol of a token'),
  v.regex(/^[A-Z0-9]{2,10}$/, 'currency must be the symbol of a token, such as USDT'),
)
