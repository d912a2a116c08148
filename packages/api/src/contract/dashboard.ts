import * as v from 'valibot'

import { limits } from './limits.ts'
import type { Operation } from './operation.ts'
import { decimalSchema, integerSchema, isDay, requestedDay, timestampSchema } from './primitives.ts'
import { paymentSchema } from './payments.ts'
import { strictRequest } from './strictRequest.ts'

const dayMs = 86_400_000

/** The number of days from one to another, both included. */
export function countDays(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / dayMs) + 1
}

/** The day that comes so many days after another. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10)
}

/** The period of a summary. Days are those of Asia/Kolkata. */
export const getSummaryQuerySchema = v.pipe(
  v.object({
    from_date: requestedDay('from_date'),
    /** The last day, which is included. */
    to_date: requestedDay('to_date'),
  }),
  v.forward(
    v.check(({ from_date, to_date }) => {
      // They have an error of their own.
      if (!isDay(from_date) || !isDay(to_date)) return true
      const days = countDays(from_date, to_date)
      return days >= 1 && days <= limits.summaryMaxDays
    }, `to_date must be on or after from_date, and at most ${limits.summaryMaxDays} days later`),
    ['to_date'],
  ),
)
export type GetSummaryQuery = v.InferOutput<typeof getSummaryQuerySchema>

const totals = {
  /** What the merchant received, net of fees. Negative if more was reversed than received. */
  received: decimalSchema,
  fees: decimalSchema,
}

const currencySummarySchema = v.object({
  currency: v.string(),
  ...totals,
  previous_received: decimalSchema,
  previous_fees: decimalSchema,
  /** The days on which something was received, in order. */
  days: v.array(v.object({ day: v.string(), ...totals })),
})
export type CurrencySummary = v.InferOutput<typeof currencySummarySchema>

/** What a merchant received in a period, for each currency, and in the period of the same length before. */
export const summarySchema = v.object({
  from_date: v.string(),
  to_date: v.string(),
  previous_from_date: v.string(),
  previous_to_date: v.string(),
  /** The currencies received in either period, by symbol. */
  currencies: v.array(currencySummarySchema),
  /** What all of that was worth when it was credited, by home currency: of one, unless the merchant changed it. */
  values: v.array(currencySummarySchema),
})
export type Summary = v.InferOutput<typeof summarySchema>

export const getSummary = {
  method: 'GET',
  path: '/user/business/summary',
  auth: 'bearer',
  tag: 'Business',
  summary: 'Get a summary',
  description:
    'Returns what you received per day and currency, net of fees, and what it was worth in your home currency, with the totals of the period and of the period of the same length before. Days are those of Asia/Kolkata.',
  query: getSummaryQuerySchema,
  response: summarySchema,
  errors: ['session_invalid'],
} as const satisfies Operation

/** Everything that a merchant has earned, net of fees. */
export const earningsSchema = v.object({
  /** By token. */
  tokens: v.array(v.object({ currency: v.string(), amount: decimalSchema })),
  /** What that was worth when it was credited, by home currency. */
  values: v.array(v.object({ currency: v.string(), amount: decimalSchema })),
})
export type Earnings = v.InferOutput<typeof earningsSchema>

export const getEarnings = {
  method: 'GET',
  path: '/user/business/earnings',
  auth: 'bearer',
  tag: 'Business',
  summary: 'Get earnings',
  description:
    'Returns everything that you earned, net of fees, per token, and what it was worth in your home currency when it was credited.',
  response: earningsSchema,
  errors: ['session_invalid'],
} as const satisfies Operation

/** Where a merchant takes payments: at a counter, by payment links, or in a website or app of their own. */
export const paymentPlaces = ['counter', 'links', 'website'] as const
export type PaymentPlace = (typeof paymentPlaces)[number]

/** What a merchant said about the first steps. */
const firstStepsSchema = v.object({
  /** Where the merchant takes payments, which decides the steps. Null until the merchant said so. */
  places: v.nullable(v.array(v.picklist(paymentPlaces))),
  /** Whether the merchant does them later, so that Home folds them. */
  is_postponed: v.boolean(),
})
export type FirstSteps = v.InferOutput<typeof firstStepsSchema>

const placesMessage = `places must list each of ${paymentPlaces.join(', ')} once at most`

export const firstStepsRequestSchema = strictRequest({
  places: v.nullable(
    v.pipe(
      v.array(v.picklist(paymentPlaces, placesMessage), placesMessage),
      v.minLength(1, 'places must list at least one place'),
      v.check((places) => new Set(places).size === places.length, placesMessage),
    ),
  ),
  is_postponed: v.boolean('is_postponed must be true or false'),
})

export const setFirstSteps = {
  method: 'PUT',
  path: '/user/business/first-steps',
  auth: 'bearer',
  tag: 'Business',
  summary: 'Choose the first steps',
  description: 'Stores where you take payments, and whether you do the first steps later.',
  body: firstStepsRequestSchema,
  response: firstStepsSchema,
  errors: ['session_invalid', 'unknown_field'],
} as const satisfies Operation

/** What a merchant has to do: the first steps, and what went wrong. */
export const attentionSchema = v.object({
  first_steps: firstStepsSchema,
  /** Which of the first steps are done. */
  steps: v.object({
    wallet: v.boolean(),
    /** Whether a payment has succeeded. */
    payment: v.boolean(),
    /** Whether there was a sale at the counter. */
    sale: v.boolean(),
    /** Whether there is a payment link. */
    link: v.boolean(),
    api_key: v.boolean(),
    webhook: v.boolean(),
  }),
  /** Whether the payout wallet is one that keeps money or is somebody else's, so that it would not be accepted any more. */
  wallet_refused: v.boolean(),
  /** The newest payments that hold money, to accept or refund. At most 20. */
  held: v.array(paymentSchema),
  /** Whether further payments hold money. */
  has_more_held: v.boolean(),
  /** How many refunds were claimed and are to be paid. */
  refunds_to_pay: integerSchema,
  /** How the books compare with the networks, which is verified every night. Null until it was verified for the first time. */
  books: v.nullable(
    v.object({
      /** How many networks they were compared with. */
      networks: v.number(),
      /** When the network that was compared the longest ago was. */
      verified_at: timestampSchema,
      /** Whether a figure differs. The operator knows. */
      differs: v.boolean(),
    }),
  ),
  /** When and why the webhook was disabled. Null while it works, and without one. */
  disabled_webhook: v.nullable(
    v.object({ disabled_at: timestampSchema, reason: v.picklist(['gone', 'failing']) }),
  ),
})
export type Attention = v.InferOutput<typeof attentionSchema>

export const getAttention = {
  method: 'GET',
  path: '/user/business/attention',
  auth: 'bearer',
  tag: 'Business',
  summary: 'Get what needs attention',
  description:
    'Returns which first steps are done, whether the payout wallet would be refused, the newest payments that hold money, and whether the webhook was disabled.',
  response: attentionSchema,
  errors: ['session_invalid'],
} as const satisfies Operation
