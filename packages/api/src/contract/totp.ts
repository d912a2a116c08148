import * as v from 'valibot'

import { messageResponseSchema } from './messages.ts'
import type { Operation } from './operation.ts'

/** Digits of a code of an authenticator app, and how many seconds each is shown. */
export const totpDigits = 6
export const totpPeriodSeconds = 30
/** How many recovery codes a merchant gets. */
export const recoveryCodeCount = 10

/** A code of an authenticator app, or a recovery code, without the spaces and dashes between its groups. */
export const codeSchema = v.pipe(
  v.string(),
  v.transform((text) =>
    // Programs that edit texts make other dashes and digits of what was copied.
    text
      .normalize('NFKC')
      .replaceAll(/[\s\p{Dash_Punctuation}\u2212\u00AD\u200B]/gu, '')
      .toLowerCase(),
  ),
  v.string(),
  v.nonEmpty('Code is required'),
  v.regex(/^(?:\d{6}|[a-z2-7]{24})$/, 'Enter the 6 digits of the app, or a recovery code'),
)

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

export const setUpTotp = {
  method: 'POST',
  path: '/user/totp',
  auth: 'bearer',
  tag: 'Account',
  summary: 'Start setting up an authenticator app',
  description: 'Returns a new secret. Nothing changes until it is enabled with a code.',
  confirmed: true,
  response: totpSetupSchema,
  errors: ['session_invalid', 'totp_enabled'],
} as const satisfies Operation

export const enableTotp = {
  method: 'POST',
  path: '/user/totp/enable',
  auth: 'bearer',
  tag: 'Account',
  summary: 'Enable the authenticator app',
  description:
    'Takes a code of the app. From then on, logging in with a password or with Google requires one. Returns ten recovery codes, which are not shown again.',
  countsAttempts: true,
  body: enableTotpRequestSchema,
  response: recoveryCodesSchema,
  errors: ['session_invalid', 'totp_enabled', 'totp_not_set_up'],
} as const satisfies Operation

export const renewRecoveryCodes = {
  method: 'PUT',
  path: '/user/totp/recovery-codes',
  auth: 'bearer',
  tag: 'Account',
  summary: 'Replace the recovery codes',
  description: 'Returns ten new codes. The earlier ones no longer work.',
  confirmed: true,
  response: recoveryCodesSchema,
  errors: ['session_invalid', 'totp_not_set_up'],
} as const satisfies Operation

export const disableTotp = {
  method: 'DELETE',
  path: '/user/totp',
  auth: 'bearer',
  tag: 'Account',
  summary: 'Turn off the authenticator app',
  description: 'Also deletes the recovery codes.',
  confirmed: true,
  response: messageResponseSchema,
  errors: ['session_invalid', 'totp_not_set_up'],
} as const satisfies Operation
