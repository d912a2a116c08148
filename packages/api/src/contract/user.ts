import * as v from 'valibot'

import type { Operation } from './operation.ts'
import { decimalSchema, optionalTextSchema, timestampSchema } from './primitives.ts'

/** The endpoint that receives the merchant's webhook events. */
export const webhookSchema = v.object({
  webhook_id: optionalTextSchema,
  webhook_url: v.string(),
  /** When the webhook expires. Null if it never does. */
  expires_at: v.nullish(timestampSchema, null),
})
export type Webhook = v.InferOutput<typeof webhookSchema>

/** The merchant's business. */
export const businessSchema = v.object({ name: v.string() })
export type Business = v.InferOutput<typeof businessSchema>

/** The merchant. Members that screens can do without are optional and default to empty, zero or null. */
export const userSchema = v.object({
  full_name: optionalTextSchema,
  email: optionalTextSchema,
  /** The payout wallet. Empty until the merchant sets it. Wallets set earlier may be any text. */
  wallet_id: optionalTextSchema,
  /** Null until a business is registered. A business without a name counts as none. */
  business_info: v.pipe(
    v.nullish(v.object({ name: optionalTextSchema }), null),
    v.transform((business) => (business?.name ? business : null)),
    v.nullable(businessSchema),
  ),
  /** Everything the merchant received, net of fees, as an exact decimal. */
  total_earnings: v.nullish(decimalSchema, '0'),
  /** A list of at most one webhook. */
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
