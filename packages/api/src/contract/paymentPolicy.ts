import * as v from 'valibot'

import { limits } from './limits.ts'
import { asAmount, isDecimal, toAmount } from './money.ts'
import type { Amount, Decimal } from './money.ts'
import type { Operation } from './operation.ts'
import { decimalSchema, integerSchema } from './primitives.ts'
import { acceptedTokensSchema } from './publicApi.ts'
import { strictRequest } from './strictRequest.ts'

/** A decimal from 0 to a maximum, with at most two digits after the point. */
function smallDecimal(label: string, max: number) {
  const words = `${label} must be from 0 to ${max}, with at most 2 decimal places`
  return v.pipe(
    v.string(words),
    v.trim(),
    v.regex(/^\d{1,4}(?:\.\d{1,2})?$/, words),
    v.check((text) => Number(text) <= max, words),
    v.guard(isDecimal),
  )
}

/** How exactly a payment has to be paid. Fixed in each payment when it is created. */
const paymentRulesSchema = v.object({
  /** A payment counts as paid if at most this much of it is missing: per cent of its amount, and never more than the maximum. */
  underpayment_percent: decimalSchema,
  underpayment_max: decimalSchema,
  /** A payment counts as paid, and not as overpaid, if at most this much is too much. */
  overpayment_percent: decimalSchema,
  overpayment_max: decimalSchema,
  /** Less than this changes nothing. */
  dust: decimalSchema,
  /** How long after its end a payment that is made in full still counts. */
  grace_minutes: integerSchema,
  /** Whether a payment that is made in full counts however late it is. */
  accepts_late: v.boolean(),
  /** How long money waits at most until it is forwarded, if its fee does not cover what that costs. */
  longest_wait_hours: integerSchema,
})
export type PaymentRules = v.InferOutput<typeof paymentRulesSchema>

/** What a merchant has decided for new payments. */
export const paymentPolicySchema = v.object({
  ...paymentRulesSchema.entries,
  /** The symbols of the tokens to accept. Null: all. */
  accepted_tokens: v.nullable(v.array(v.string())),
  /** By how much less than the market rate, in per cent, a token counts in prices that are not in tokens. */
  spread_percent: decimalSchema,
  /** ISO 4217. What was credited is valued in it. */
  home_currency: v.string(),
})
export type PaymentPolicy = v.InferOutput<typeof paymentPolicySchema>

/** The rules of merchants who have not changed them. D47. */
export const defaultRules: PaymentRules = {
  underpayment_percent: '0.5',
  underpayment_max: '1',
  overpayment_percent: '0.5',
  overpayment_max: '1',
  dust: '0.01',
  grace_minutes: 15,
  accepts_late: false,
  longest_wait_hours: 24,
}

/** What a merchant who has not changed them gets, beside the rules of payments. D45. */
export const defaultPolicy: Omit<PaymentPolicy, keyof PaymentRules> = {
  accepted_tokens: null,
  spread_percent: '0',
  home_currency: 'INR',
}

/** A part of an amount in per cent, and at most a maximum. */
export function toleranceOf(amount: Amount, percent: Decimal, max: Decimal): Amount {
  const part = (amount * toAmount(percent)) / (100n * toAmount('1'))
  return asAmount(part < toAmount(max) ? part : toAmount(max))
}

/** A whole number from a minimum to a maximum. */
function wholeNumber(label: string, min: number, max: number) {
  const words = `${label} must be a whole number from ${min} to ${max}`
  return v.pipe(v.number(words), v.integer(words), v.minValue(min, words), v.maxValue(max, words))
}

const homeCurrencyWords = 'home_currency must be a currency of ISO 4217, such as INR'

export const paymentPolicyRequestSchema = strictRequest({
  underpayment_percent: smallDecimal('underpayment_percent', 10),
  underpayment_max: smallDecimal('underpayment_max', 1_000),
  overpayment_percent: smallDecimal('overpayment_percent', 10),
  overpayment_max: smallDecimal('overpayment_max', 1_000),
  dust: smallDecimal('dust', 1),
  grace_minutes: wholeNumber('grace_minutes', 0, limits.graceMinutesMax),
  accepts_late: v.boolean('accepts_late must be true or false'),
  longest_wait_hours: wholeNumber('longest_wait_hours', 1, limits.longestWaitHoursMax),
  accepted_tokens: v.nullable(acceptedTokensSchema),
  spread_percent: smallDecimal('spread_percent', 10),
  home_currency: v.pipe(
    v.string(homeCurrencyWords),
    v.check((code) => Intl.supportedValuesOf('currency').includes(code), homeCurrencyWords),
  ),
})
export type PaymentPolicyRequest = v.InferOutput<typeof paymentPolicyRequestSchema>

export const getPaymentPolicy = {
  method: 'GET',
  path: '/user/business/payment-policy',
  auth: 'bearer',
  tag: 'Payments',
  summary: 'Get the payment rules',
  description:
    'Returns how exactly new payments have to be paid, with which tokens, and in which currency they are valued.',
  response: paymentPolicySchema,
  errors: ['session_invalid'],
} as const satisfies Operation

export const setPaymentPolicy = {
  method: 'PUT',
  path: '/user/business/payment-policy',
  auth: 'bearer',
  tag: 'Payments',
  summary: 'Change the payment rules',
  description:
    'Decides how exactly new payments have to be paid, with which tokens, and in which currency they are valued. Existing payments keep the rules that they were created with.',
  body: paymentPolicyRequestSchema,
  response: paymentPolicySchema,
  errors: ['session_invalid', 'unknown_field'],
} as const satisfies Operation
