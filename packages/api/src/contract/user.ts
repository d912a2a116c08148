import * as v from 'valibot'

import { limits } from './limits.ts'
import { messageAnswerSchema } from './message.ts'
import type { Operation } from './operation.ts'
import { decimalSchema, nameSchema, optionalTextSchema, timestampSchema } from './primitives.ts'

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

/** Names the business; `tps` is always 2. Specification, section 3. */
export const businessInfoRequestSchema = v.object({
  name: nameSchema('Business name'),
  tps: v.number(),
})
export type BusinessInfoRequest = v.InferOutput<typeof businessInfoRequestSchema>

/** Changes the merchant's name. The two flags are always sent as true and never obeyed. Decision 29. */
export const updateUserRequestSchema = v.object({
  full_name: nameSchema('Username'),
  is_admin: v.boolean(),
  is_verified: v.boolean(),
})
export type UpdateUserRequest = v.InferOutput<typeof updateUserRequestSchema>

/** Changes where earnings are paid out to. */
export const updateWalletIdRequestSchema = v.object({
  wallet_id: v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty('Wallet id is required'),
    v.maxLength(limits.walletIdMax, 'Wallet id is too long'),
  ),
})
export type UpdateWalletIdRequest = v.InferOutput<typeof updateWalletIdRequestSchema>

export const getCurrentUser = {
  method: 'GET',
  path: '/user/me',
  auth: 'bearer',
  answer: userSchema,
  errors: ['session_invalid'],
} as const satisfies Operation

export const getOverview = {
  method: 'GET',
  path: '/user/business/user/me',
  auth: 'bearer',
  answer: userSchema,
  errors: ['session_invalid'],
} as const satisfies Operation

/** The same name again is no failure; another name is. */
export const addBusinessInfo = {
  method: 'POST',
  path: '/user/business/info',
  auth: 'bearer',
  body: businessInfoRequestSchema,
  answer: messageAnswerSchema,
  errors: ['session_invalid', 'business_exists'],
} as const satisfies Operation

export const updateUser = {
  method: 'PUT',
  path: '/user/update',
  auth: 'bearer',
  body: updateUserRequestSchema,
  answer: messageAnswerSchema,
  errors: ['session_invalid'],
} as const satisfies Operation

export const updateWalletId = {
  method: 'PUT',
  path: '/user/update/walletid',
  auth: 'bearer',
  body: updateWalletIdRequestSchema,
  answer: messageAnswerSchema,
  errors: ['session_invalid'],
} as const satisfies Operation
