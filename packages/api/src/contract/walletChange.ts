import * as v from 'valibot'

import { messageResponseSchema } from './messages.ts'
import { acceptsContractSchema, walletIdSchema } from './userChanges.ts'
import type { Operation } from './operation.ts'
import type { OperatorConfig } from './operatorConfig.ts'
import { timestampSchema } from './primitives.ts'

/** How long a replaced payout wallet takes to apply outside the sandbox, and how long a change can be undone, in hours. */
export const walletDelayHours = 24

/** After how many hours a replaced payout wallet applies. In the sandbox, at once. */
export function walletChangeHours(mode: OperatorConfig['mode']): number {
  return mode === 'sandbox' ? 0 : walletDelayHours
}

/** The merchant's wallets besides the payout wallet. */
export const walletChangeSchema = v.object({
  /** Gets a token that the payout wallet cannot receive, such as because the token blocks it. Null if there is none. */
  second_wallet: v.nullable(v.string()),
  /** The wallet that was proven to be the merchant's with a signature. Null if none was. */
  proven_wallet: v.nullable(v.string()),
  /** A change of the payout wallet that has been made and isn't active yet. Null if none waits. */
  pending: v.nullable(v.object({ payout_wallet: v.string(), applies_at: timestampSchema })),
})
export type WalletChange = v.InferOutput<typeof walletChangeSchema>

/** The token of the link in the mail that told of the change. */
export const undoWalletChangeRequestSchema = v.object({
  token: v.pipe(v.string(), v.nonEmpty(), v.maxLength(200)),
})
export type UndoWalletChangeRequest = v.InferOutput<typeof undoWalletChangeRequestSchema>

export const setSecondWalletRequestSchema = v.object({
  /** Null: none. */
  wallet_id: v.nullable(walletIdSchema),
  accepts_contract: acceptsContractSchema,
})
export type SetSecondWalletRequest = v.InferOutput<typeof setSecondWalletRequestSchema>

export const setSecondWallet = {
  method: 'PUT',
  path: '/user/wallet/second',
  auth: 'bearer',
  tag: 'Account',
  summary: 'Change the second wallet',
  description:
    'Sets the EVM address that gets a token which the payout wallet cannot receive, or removes it. It is part of payments created from now on. The merchant receives a mail.',
  confirmed: true,
  body: setSecondWalletRequestSchema,
  response: walletChangeSchema,
  errors: ['session_invalid', 'wallet_is_contract'],
} as const satisfies Operation

export const getWalletChange = {
  method: 'GET',
  path: '/user/wallet/change',
  auth: 'bearer',
  tag: 'Account',
  summary: 'Get the second wallet and the pending change',
  description:
    'Outside the sandbox, a payout wallet that replaces another applies after 24 hours. Returns the pending change, if there is one, the second wallet, and the wallet that was proven with a signature.',
  response: walletChangeSchema,
  errors: ['session_invalid'],
} as const satisfies Operation

export const cancelWalletChange = {
  method: 'DELETE',
  path: '/user/wallet/change',
  auth: 'bearer',
  tag: 'Account',
  summary: 'Cancel the pending wallet change',
  description: 'Payments continue to the current wallet. Returns 404 if no change is pending.',
  response: messageResponseSchema,
  errors: ['session_invalid', 'not_found'],
} as const satisfies Operation

export const undoWalletChange = {
  method: 'POST',
  path: '/user/wallet/undo',
  auth: 'none',
  tag: 'Account',
  summary: 'Undo a wallet change',
  description:
    'Takes the token from the email about the change. Restores the previous wallet and ends every session. A token can be used once and expires after 24 hours.',
  body: undoWalletChangeRequestSchema,
  response: messageResponseSchema,
  errors: ['token_invalid'],
} as const satisfies Operation
