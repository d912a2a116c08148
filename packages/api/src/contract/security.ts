import * as v from 'valibot'

import type { Operation } from './operation.ts'
import { idSchema, timestampSchema } from './primitives.ts'

/** A passkey of the merchant. */
export const passkeySchema = v.object({
  id: idSchema,
  name: v.string(),
  created_at: timestampSchema,
  /** Null until it was used for the first time. */
  last_used_at: v.nullish(timestampSchema, null),
  /** Whether it is synchronized, so that losing the device does not lose it. */
  backed_up: v.nullish(v.boolean(), false),
})
export type Passkey = v.InferOutput<typeof passkeySchema>

/** How the merchant logs in. */
export const securitySchema = v.object({
  /** False for an account that only logs in with Google or a passkey. */
  has_password: v.boolean(),
  /** Oldest first. */
  passkeys: v.array(passkeySchema),
  /** Since when a code of the authenticator app is asked for. Null if none is. */
  totp_enabled_at: v.nullish(timestampSchema, null),
  /** How many recovery codes were not used yet. */
  recovery_codes_left: v.number(),
  /** The address that waits to become the email. Null if none does. */
  pending_email: v.nullish(v.string(), null),
})
export type Security = v.InferOutput<typeof securitySchema>

export const getSecurity = {
  method: 'GET',
  path: '/user/security',
  auth: 'bearer',
  response: securitySchema,
  errors: ['session_invalid'],
} as const satisfies Operation
