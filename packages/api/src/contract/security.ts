import * as v from 'valibot'

import type { Operation } from './operation.ts'
import { passkeyIdSchema, timestampSchema } from './primitives.ts'

/** A passkey of the merchant. */
export const passkeySchema = v.object({
  id: passkeyIdSchema,
  name: v.string(),
  created_at: timestampSchema,
  /** Null until it was used for the first time. */
  last_used_at: v.nullable(timestampSchema),
  /** Whether it is synchronized, so that losing the device does not lose it. */
  backed_up: v.boolean(),
})
export type Passkey = v.InferOutput<typeof passkeySchema>

/** How the merchant logs in. */
export const securitySchema = v.object({
  /** False for an account that only logs in with Google or a passkey. */
  has_password: v.boolean(),
  /** Oldest first. */
  passkeys: v.array(passkeySchema),
  /** Since when a code of the authenticator app is asked for. Null if none is. */
  totp_enabled_at: v.nullable(timestampSchema),
  /** How many recovery codes were not used yet. */
  recovery_codes_left: v.number(),
  /** The address that waits to become the email. Null if none does. */
  pending_email: v.nullable(v.string()),
})
export type Security = v.InferOutput<typeof securitySchema>

export const getSecurity = {
  method: 'GET',
  path: '/user/security',
  auth: 'bearer',
  tag: 'Account',
  summary: 'Get the log-in settings',
  description:
    'Returns the passkeys, whether logging in takes a code, and whether the account has a password.',
  response: securitySchema,
  errors: ['session_invalid'],
} as const satisfies Operation
