import * as v from 'valibot'

import { messageResponseSchema } from './messages.ts'
import type { Operation } from './operation.ts'
import { fullNameSchema, nameSchema } from './primitives.ts'

/** The business's name. `tps` is always 2. Specification, section 3. */
export const businessInfoRequestSchema = v.object({
  name: nameSchema('Business name'),
  tps: v.number(),
})
export type BusinessInfoRequest = v.InferOutput<typeof businessInfoRequestSchema>

/** The merchant's new name. The two flags are always sent as true and ignored. D29. */
export const updateUserRequestSchema = v.object({
  full_name: fullNameSchema,
  is_admin: v.boolean(),
  is_verified: v.boolean(),
})
export type UpdateUserRequest = v.InferOutput<typeof updateUserRequestSchema>

/**
 * An EVM address. In mixed case it contains a checksum (EIP-55), which the server checks, and the field before: here the
 * code would weigh on every page.
 */
export const walletIdSchema = v.pipe(
  v.string(),
  v.trim(),
  v.nonEmpty('Wallet ID is required'),
  v.regex(/^0x[\dA-Fa-f]{40}$/, 'Enter an EVM address: 0x followed by 40 hexadecimal digits'),
  v.check(
    (address) => /[1-9A-Fa-f]/.test(address.slice(2)),
    'Payments to the zero address are lost',
  ),
)

/** Whether the merchant is sure that a contract can send tokens on. Without it, an address with code is refused. */
export const acceptsContractSchema = v.optional(v.boolean('accepts_contract must be true or false'))

/** What a merchant signs with a wallet to prove that it is theirs. It names both, so that it is of use nowhere else. */
export function walletProofText({
  email,
  wallet_id,
}: {
  email: string
  wallet_id: string
}): string {
  return `Sluice\n\nPayments to ${email} go to this wallet:\n${wallet_id.toLowerCase()}`
}

/** The new payout wallet. */
export const updateWalletIdRequestSchema = v.object({
  wallet_id: walletIdSchema,
  accepts_contract: acceptsContractSchema,
  /** The wallet's signature (EIP-191) of `walletProofText`. */
  signature: v.optional(
    v.pipe(
      v.string('signature must be a string'),
      v.regex(/^0x[\dA-Fa-f]{130}$/, 'signature must be 65 bytes in hexadecimal digits'),
    ),
  ),
})
export type UpdateWalletIdRequest = v.InferOutput<typeof updateWalletIdRequestSchema>

export const addBusinessInfo = {
  method: 'POST',
  path: '/user/business/info',
  auth: 'bearer',
  tag: 'Business',
  summary: 'Set the business name',
  description: 'The name can be set once. Sending the same name again succeeds. `tps` is ignored.',
  body: businessInfoRequestSchema,
  response: messageResponseSchema,
  errors: ['session_invalid', 'business_exists'],
} as const satisfies Operation

export const updateUser = {
  method: 'PUT',
  path: '/user/update',
  auth: 'bearer',
  tag: 'Account',
  summary: 'Change the user name',
  description: '`is_admin` and `is_verified` are ignored.',
  body: updateUserRequestSchema,
  response: messageResponseSchema,
  errors: ['session_invalid'],
} as const satisfies Operation

export const updateWalletId = {
  method: 'PUT',
  path: '/user/update/walletid',
  auth: 'bearer',
  tag: 'Account',
  summary: 'Change the payout wallet',
  description:
    'Sets the EVM address that payments created from now on are paid out to. A mixed-case address must have a valid checksum (EIP-55); the address is stored with it. A `signature` of the wallet proves that it is yours. To replace a wallet, send the `password` of the account or, for an account without one, an ID token of the provider in `X-Identity-Token`. The merchant receives a mail.',
  confirmed: true,
  body: updateWalletIdRequestSchema,
  response: messageResponseSchema,
  errors: ['session_invalid', 'wallet_is_contract'],
} as const satisfies Operation
