import * as v from 'valibot'

import type { Operation } from './operation.ts'
import { decimalSchema, timestampSchema } from './primitives.ts'
import { userAliases } from './wire.ts'

/** The endpoint that receives the merchant's webhook events. */
export const webhookSchema = v.object({
  webhook_id: v.string(),
  webhook_url: v.string(),
  /** When the webhook expires. Null if it never does. */
  expires_at: v.nullable(timestampSchema),
})
export type Webhook = v.InferOutput<typeof webhookSchema>

/** The merchant's business. */
export const businessSchema = v.object({ name: v.string() })
export type Business = v.InferOutput<typeof businessSchema>

/** The merchant. */
export const userSchema = v.object({
  full_name: v.string(),
  email: v.string(),
  /** The payout wallet. Empty until the merchant sets it. Wallets set earlier may be any text. */
  payout_wallet: v.string(),
  ...userAliases,
  /** Null until a business is registered. */
  business_info: v.nullable(businessSchema),
  /** Everything the merchant received, net of fees, as an exact decimal. */
  total_earnings: decimalSchema,
  /** A list of at most one webhook. */
  webhook: v.array(webhookSchema),
})
export type User = v.InferOutput<typeof userSchema>

export const getCurrentUser = {
  method: 'GET',
  path: '/user/me',
  auth: 'bearer',
  tag: 'Account',
  summary: 'Get the current user',
  description: 'Returns the merchant who owns the session.',
  response: userSchema,
  errors: ['session_invalid'],
} as const satisfies Operation

export const getOverview = {
  method: 'GET',
  path: '/user/business/user/me',
  auth: 'bearer',
  tag: 'Account',
  summary: 'Get the overview',
  description: 'Returns the same record as the current user, including earnings net of fees.',
  response: userSchema,
  errors: ['session_invalid'],
} as const satisfies Operation
