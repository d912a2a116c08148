import * as v from 'valibot'

import { limits } from './limits.ts'
import { messageResponseSchema } from './messages.ts'
import type { Operation } from './operation.ts'
import { assertionSchema } from './passkeys.ts'
import { passwordSchema, timestampSchema } from './primitives.ts'
import { codeSchema } from './totp.ts'

/** What a merchant can confirm with that it is them. `google`: an ID token in `X-Identity-Token`. */
export const confirmationMethods = ['password', 'google', 'passkey'] as const

/** How the merchant who is logged in can confirm that it is them. */
export const confirmationSchema = v.object({
  methods: v.array(v.picklist(confirmationMethods)),
  /** Whether a code of the authenticator app is needed too, unless a passkey is used. */
  code_required: v.boolean(),
  /** Until when changes are accepted without confirming again. Null if the session is not confirmed. */
  confirmed_until: v.nullable(timestampSchema),
})
export type Confirmation = v.InferOutput<typeof confirmationSchema>

/** A password, a passkey, or an ID token in `X-Identity-Token`. */
export const confirmSessionRequestSchema = v.object({
  password: v.optional(passwordSchema('Password')),
  /** Of the authenticator app, or a recovery code. Not needed with a passkey. */
  code: v.optional(codeSchema),
  passkey: v.optional(assertionSchema),
})
export type ConfirmSessionRequest = v.InferOutput<typeof confirmSessionRequestSchema>

export const getConfirmation = {
  method: 'GET',
  path: '/user/session/confirm',
  auth: 'bearer',
  tag: 'Account',
  summary: 'Get confirmation methods',
  description:
    'Returns the methods with which the merchant can confirm their identity, and until when the session is confirmed.',
  response: confirmationSchema,
  errors: ['session_invalid'],
} as const satisfies Operation

/** A wrong password or code is an invalid field, since a 401 would end the session. */
export const confirmSession = {
  method: 'POST',
  path: '/user/session/confirm',
  auth: 'bearer',
  tag: 'Account',
  summary: 'Confirm your identity',
  description: `Takes the password, or the provider's ID token in \`X-Identity-Token\`, and lets the session make sensitive changes for ${limits.confirmationMinutes} minutes. Logging in does so too. Attempts are limited like log-ins.`,
  countsAttempts: true,
  body: confirmSessionRequestSchema,
  response: messageResponseSchema,
  errors: [
    'session_invalid',
    'passkey_invalid',
    'passkey_copied',
    'second_factor_required',
    'unavailable',
  ],
} as const satisfies Operation
