import * as v from 'valibot'

import type { Operation } from './operation.ts'
import { decimalSchema, optionalTextSchema, timestampSchema } from './primitives.ts'

/** Where the merchant's server is told of payments. */
export const webhookSchema = v.object({
  webhook_id: optionalTextSchema,
  webhook_url: v.string(),
  /** When the gateway stops calling; null where it never does. */
  expires_at: v.nullish(timestampSchema, null),
})
export type Webhook = v.InferOutput<typeof webhookSchema>

/** What is known of the merchant's business. */
export const businessSchema = v.object({ name: v.string() })
export type Business = v.InferOutput<typeof businessSchema>

/** The merchant. Whatever a screen can do without may be missing and reads as empty, zero or null. */
export const userSchema = v.object({
  full_name: optionalTextSchema,
  email: optionalTextSchema,
  /** Where earnings are paid out to; empty until the merchant sets it. */
  wallet_id: optionalTextSchema,
  /** Null until a business is registered; a business without a name counts as none. */
  business_info: v.pipe(
    v.nullish(v.object({ name: optionalTextSchema }), null),
    v.transform((business) => (business?.name ? business : null)),
    v.nullable(businessSchema),
  ),
  /** Sum of what the merchant received, net of fees, as an exact decimal. */
  total_earnings: v.nullish(decimalSchema, '0'),
  /** At most one webhook, in a list. */
  webhook: v.nullish(v.array(webhookSchema), []),
})
export type User = v.InferOutput<typeof userSchema>

export const getCurrentUser = {
  method: 'GET',
  path: '/user/me',
  auth: 'bearer',
  response: userSchema,
  errors: ['session_invalid'],
} as const satisfies Operation

export const getOverview = {
  method: 'GET',
  path: '/user/business/user/me',
  auth: 'bearer',
  response: userSchema,
  errors: ['session_invalid'],
} as const satisfies Operation
