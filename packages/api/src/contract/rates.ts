import * as v from 'valibot'

import type { Operation } from './operation.ts'
import { currencyRequestSchema } from './priceRequest.ts'
import { decimalSchema, timestampSchema } from './primitives.ts'

/** What one unit of a currency that tokens follow is worth in another currency. */
export const rateSchema = v.object({
  /** The currency that tokens follow, such as USD. */
  peg: v.string(),
  /** A token, or a currency such as INR. */
  currency: v.string(),
  rate: decimalSchema,
  /** The sources that agree on it. */
  source: v.string(),
  /** When it was taken. */
  quoted_at: timestampSchema,
})
export type Rate = v.InferOutput<typeof rateSchema>

export const listRatesQuerySchema = v.object({
  /** Only the rates of this currency. */
  currency: v.optional(currencyRequestSchema),
})
export type ListRatesQuery = v.InferOutput<typeof listRatesQuerySchema>

/** Public: the landing page says what a fee is in rupees. */
export const listRates = {
  method: 'GET',
  path: '/pay/rate',
  auth: 'none',
  tag: 'Payments',
  summary: 'List exchange rates',
  description:
    'Returns what a price can be in: the tokens, the currencies that they follow, and all currencies with a rate that is not too old.',
  query: listRatesQuerySchema,
  response: v.array(rateSchema),
  errors: [],
} as const satisfies Operation
