import * as v from 'valibot'

import { messageResponseSchema } from './messages.ts'
import type { Operation } from './operation.ts'
import {
  decimalSchema,
  fullNameSchema,
  nameSchema,
  optionalTextSchema,
  passwordSchema,
  timestampSchema,
} from './primitives.ts'

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

/** The business's name. `tps` is always 2. Specification, section 3. */
export const businessInfoRequestSchema = v.object({
  name: nameSchema('Business name'),
  tps: v.number(),
})
export type BusinessInfoRequest = v.InferOutput<typeof businessInfoRequestSchema>

/** The merchant's new name. The two flags are always sent as true and ignored. Decision 29. */
export const updateUserRequestSchema = v.object({
  full_name: fullNameSchema,
  is_admin: v.boolean(),
  is_verified: v.boolean(),
})
export type UpdateUserRequest = v.InferOutput<typeof updateUserRequestSchema>

/**
 * An EVM address. In mixed case it contains a checksum (EIP-55), which only the server checks: the code would weigh on
 * every page.
 */
const walletIdSchema = v.pipe(
  v.string(),
  v.trim(),
  v.nonEmpty('Wallet ID is required'),
  v.regex(/^0x[\dA-Fa-f]{40}$/, 'Enter an EVM address: 0x followed by 40 hexadecimal digits'),
  v.check(
    (address) => /[1-9A-Fa-f]/.test(address.slice(2)),
    'Payments to the zero address are lost',
  ),
)

/** The new payout wallet. The password is needed to replace a wallet, if the server asks for it (`confirm_wallet`). */
export const updateWalletIdRequestSchema = v.object({
  wallet_id: walletIdSchema,
  password: v.optional(passwordSchema('Password')),
})
export type UpdateWalletIdRequest = v.InferOutput<typeof updateWalletIdRequestSchema>

/** Fails if the business already has another name. The same name again succeeds. */
export const addBusinessInfo = {
  method: 'POST',
  path: '/user/business/info',
  auth: 'bearer',
  body: businessInfoRequestSchema,
  response: messageResponseSchema,
  errors: ['session_invalid', 'business_exists'],
} as const satisfies Operation

export const updateUser = {
  method: 'PUT',
  path: '/user/update',
  auth: 'bearer',
  body: updateUserRequestSchema,
  response: messageResponseSchema,
  errors: ['session_invalid'],
} as const satisfies Operation

/** Decision 42. A wrong password is an invalid field, since a 401 would end the session. */
export const updateWalletId = {
  method: 'PUT',
  path: '/user/update/walletid',
  auth: 'bearer',
  body: updateWalletIdRequestSchema,
  response: messageResponseSchema,
  errors: ['session_invalid', 'unavailable'],
} as const satisfies Operation
