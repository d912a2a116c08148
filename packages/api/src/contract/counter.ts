import * as v from 'valibot'

import { creationErrors } from './links.ts'
import type { Operation } from './operation.ts'
import { descriptionRequestSchema, paymentSchema } from './payments.ts'
import { decimalSchema, integerSchema } from './primitives.ts'
import { amountRequestSchema, currencyRequestSchema } from './priceRequest.ts'
import { createPaymentResponseSchema } from './publicApi.ts'
import { strictRequest } from './strictRequest.ts'

export const createSaleRequestSchema = strictRequest({
  amount: amountRequestSchema,
  currency: currencyRequestSchema,
  description: v.optional(descriptionRequestSchema),
})
export type CreateSaleRequest = v.InferOutput<typeof createSaleRequestSchema>

/** The payments of the counter on one day in Asia/Kolkata. */
export const salesSchema = v.object({
  /** Such as `2026-11-24`. */
  day: v.string(),
  /** What was asked for in the sales that are paid, by the currency of their prices. */
  totals: v.array(v.object({ currency: v.string(), amount: decimalSchema, count: integerSchema })),
  /** The newest of the day, paid or not. */
  sales: v.array(paymentSchema),
})
export type Sales = v.InferOutput<typeof salesSchema>

export const createSale = {
  method: 'POST',
  path: '/user/business/counter/sale',
  auth: 'bearer',
  tag: 'Payments',
  summary: 'Create a sale at the counter',
  description:
    'Creates a payment for a customer who stands at the counter. Its `created_by` is `counter`.',
  body: createSaleRequestSchema,
  response: createPaymentResponseSchema,
  errors: creationErrors,
} as const satisfies Operation

export const listSales = {
  method: 'GET',
  path: '/user/business/counter/sales',
  auth: 'bearer',
  tag: 'Payments',
  summary: 'List today’s sales at the counter',
  description:
    'Returns the newest payments that the counter has created today in Asia/Kolkata, at most 50, and what the paid ones add up to.',
  response: salesSchema,
  errors: ['session_invalid'],
} as const satisfies Operation
