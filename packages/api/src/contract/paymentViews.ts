import * as v from 'valibot'

import { limits } from './limits.ts'
import type { Operation } from './operation.ts'
import { pathIdSchema } from './parameters.ts'
import { nameSchema, paymentViewIdSchema } from './primitives.ts'
import { strictRequest } from './strictRequest.ts'

/** Filters of the list of payments that a merchant keeps under a name. */
export const paymentViewSchema = v.object({
  id: paymentViewIdSchema,
  name: v.string(),
  /** The query of the page's address, such as `status=1&currency=USDT`. */
  query: v.string(),
})
export type PaymentView = v.InferOutput<typeof paymentViewSchema>

/** By name. */
const viewsSchema = v.array(paymentViewSchema)

export const savePaymentViewRequestSchema = strictRequest({
  name: nameSchema('Name', limits.viewNameMax),
  query: v.pipe(
    v.string('query must be a text'),
    v.nonEmpty('query is required'),
    v.maxLength(limits.viewQueryMax, 'query is too long'),
  ),
})
export type SavePaymentViewRequest = v.InferOutput<typeof savePaymentViewRequestSchema>

export const listPaymentViews = {
  method: 'GET',
  path: '/user/business/views',
  auth: 'bearer',
  tag: 'Payments',
  summary: 'List saved views',
  description: 'Returns the filters of the list of payments that you keep, by name.',
  response: viewsSchema,
  errors: ['session_invalid'],
} as const satisfies Operation

export const savePaymentView = {
  method: 'PUT',
  path: '/user/business/views',
  auth: 'bearer',
  tag: 'Payments',
  summary: 'Save a view',
  description:
    'Keeps filters of the list of payments under a name. They replace those that had it.',
  body: savePaymentViewRequestSchema,
  response: viewsSchema,
  errors: ['session_invalid', 'unknown_field'],
} as const satisfies Operation

export const removePaymentView = {
  method: 'DELETE',
  path: '/user/business/views/{id}',
  auth: 'bearer',
  tag: 'Payments',
  summary: 'Remove a saved view',
  description: 'Forgets a saved view. No payment changes.',
  params: v.object({ id: pathIdSchema }),
  response: viewsSchema,
  errors: ['session_invalid', 'not_found'],
} as const satisfies Operation
