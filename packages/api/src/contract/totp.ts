import * as v from 'valibot'

import { messageResponseSchema } from './messages.ts'
import type { Operation } from './operation.ts'
import { codeSchema } from './primitives.ts'

/** What an authenticator app needs to know. */
export const totpSetupSchema = v.object({
  /** In base32, to be typed. Never log it. */
  secret: v.pipe(v.string(), v.nonEmpty()),
  /** The same as an `otpauth:` URI, to be shown as a QR code. */
  uri: v.pipe(v.string(), v.startsWith('otpauth:')),
})
export type TotpSetup = v.InferOutput<typeof totpSetupSchema>

/** Codes for a merchant who has lost the authenticator app. Each can be used once. They are returned only here. */
export const recoveryCodesSchema = v.object({ recovery_codes: v.array(v.string()) })
export type RecoveryCodes = v.InferOutput<typeof recoveryCodesSchema>

/** Proves that the app was set up. */
export const enableTotpRequestSchema = v.object({ code: codeSchema })
export type EnableTotpRequest = v.InferOutput<typeof enableTotpRequestSchema>

/** Creates a secret, in place of one that was not enabled. */
export const setUpTotp = {
  method: 'POST',
  path: '/user/totp',
  auth: 'bearer',
  confirmed: true,
  response: totpSetupSchema,
  errors: ['session_invalid', 'totp_enabled'],
} as const satisfies Operation

/** From now on, logging in takes a code. A wrong code is an invalid `code`. */
export const enableTotp = {
  method: 'POST',
  path: '/user/totp/enable',
  auth: 'bearer',
  countsAttempts: true,
  body: enableTotpRequestSchema,
  response: recoveryCodesSchema,
  errors: ['session_invalid', 'totp_enabled', 'totp_not_set_up'],
} as const satisfies Operation

/** The earlier codes no longer work. */
export const renewRecoveryCodes = {
  method: 'PUT',
  path: '/user/totp/recovery-codes',
  auth: 'bearer',
  confirmed: true,
  response: recoveryCodesSchema,
  errors: ['session_invalid', 'totp_not_set_up'],
} as const satisfies Operation

export const disableTotp = {
  method: 'DELETE',
  path: '/user/totp',
  auth: 'bearer',
  confirmed: true,
  response: messageResponseSchema,
  errors: ['session_invalid', 'totp_not_set_up'],
} as const satisfies Operation
