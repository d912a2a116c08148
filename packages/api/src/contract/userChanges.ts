import * as v from 'valibot'

import { limits } from './limits.ts'
import { messageResponseSchema } from './message.ts'
import type { Operation } from './operation.ts'
import { nameSchema } from './primitives.ts'

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

/** The same name again is no failure; another name is. */
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

export const updateWalletId = {
  method: 'PUT',
  path: '/user/update/walletid',
  auth: 'bearer',
  body: updateWalletIdRequestSchema,
  response: messageResponseSchema,
  errors: ['session_invalid'],
} as const satisfies Operation
