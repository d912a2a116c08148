import * as v from 'valibot'

import { messageResponseSchema } from './messages.ts'
import type { Operation } from './operation.ts'
import { pathIdSchema } from './parameters.ts'
import { nameSchema } from './primitives.ts'
import { passkeySchema } from './security.ts'
import { loginResponseSchema } from './auth.ts'

/** The most characters of a passkey's name. */
export const passkeyNameMax = 60

/** The most characters of any part of a credential. */
const credentialMax = 20_000

/** Bytes in base64url, as the Web Authentication specification writes them. */
const bytesSchema = v.pipe(
  v.string(),
  v.regex(/^[\w-]+$/, 'must be base64url'),
  v.maxLength(credentialMax, 'is too long'),
)

const credentialEntries = {
  id: bytesSchema,
  rawId: bytesSchema,
  type: v.literal('public-key'),
}

/** A new credential from the browser, in the JSON format of the Web Authentication specification. */
export const newCredentialSchema = v.object({
  ...credentialEntries,
  response: v.object({
    clientDataJSON: bytesSchema,
    attestationObject: bytesSchema,
    /** How the authenticator can be reached, such as `internal` or `usb`. */
    transports: v.optional(
      v.pipe(v.array(v.pipe(v.string(), v.maxLength(32))), v.maxLength(10)),
      [],
    ),
  }),
})
export type NewCredential = v.InferOutput<typeof newCredentialSchema>

/** What an authenticator signed, in the JSON format of the Web Authentication specification. */
export const assertionSchema = v.object({
  ...credentialEntries,
  response: v.object({
    clientDataJSON: bytesSchema,
    authenticatorData: bytesSchema,
    signature: bytesSchema,
    /** Which user the authenticator knows. */
    userHandle: v.optional(bytesSchema),
  }),
})
export type Assertion = v.InferOutput<typeof assertionSchema>

const credentialReferenceSchema = v.object({
  id: v.string(),
  type: v.literal('public-key'),
  transports: v.optional(v.array(v.string())),
})

/** Options for `navigator.credentials.create`, in JSON. */
export const passkeyOptionsSchema = v.object({
  challenge: v.string(),
  rp: v.object({ id: v.string(), name: v.string() }),
  user: v.object({ id: v.string(), name: v.string(), displayName: v.string() }),
  pubKeyCredParams: v.array(v.object({ alg: v.number(), type: v.literal('public-key') })),
  /** In milliseconds. */
  timeout: v.number(),
  attestation: v.literal('none'),
  /** The passkeys that the merchant has. An authenticator with one of them is refused by the browser. */
  excludeCredentials: v.array(credentialReferenceSchema),
  authenticatorSelection: v.object({
    residentKey: v.literal('required'),
    requireResidentKey: v.literal(true),
    userVerification: v.literal('required'),
  }),
})
export type PasskeyOptions = v.InferOutput<typeof passkeyOptionsSchema>

/** Options for `navigator.credentials.get`, in JSON. */
export const assertionOptionsSchema = v.object({
  challenge: v.string(),
  rpId: v.string(),
  /** In milliseconds. */
  timeout: v.number(),
  userVerification: v.literal('required'),
  /** The passkeys to choose from. Empty for any that the browser knows. */
  allowCredentials: v.array(credentialReferenceSchema),
})
export type AssertionOptions = v.InferOutput<typeof assertionOptionsSchema>

/** How the merchant recognizes a passkey. */
export const renamePasskeyRequestSchema = v.object({ name: nameSchema('Name', passkeyNameMax) })
export type RenamePasskeyRequest = v.InferOutput<typeof renamePasskeyRequestSchema>

/** Adds a passkey. */
export const addPasskeyRequestSchema = v.object({
  ...renamePasskeyRequestSchema.entries,
  credential: newCredentialSchema,
})
export type AddPasskeyRequest = v.InferOutput<typeof addPasskeyRequestSchema>

/** Logs in with a passkey. */
export const passkeyLoginRequestSchema = v.object({ credential: assertionSchema })
export type PasskeyLoginRequest = v.InferOutput<typeof passkeyLoginRequestSchema>

export const createPasskeyOptions = {
  method: 'POST',
  path: '/user/passkey-options',
  auth: 'bearer',
  tag: 'Account',
  summary: 'Start adding a passkey',
  description:
    'Returns options for `navigator.credentials.create`, which are valid for five minutes and one attempt. An account can have 10 passkeys.',
  confirmed: true,
  response: passkeyOptionsSchema,
  errors: ['session_invalid', 'too_many_passkeys'],
} as const satisfies Operation

/** `passkey_invalid`: wrong, used or expired options, another origin, or a user who was not verified. */
export const addPasskey = {
  method: 'POST',
  path: '/user/passkeys',
  auth: 'bearer',
  tag: 'Account',
  summary: 'Add a passkey',
  description: "Takes the browser's response. The merchant is notified by email.",
  countsAttempts: true,
  confirmed: true,
  body: addPasskeyRequestSchema,
  response: passkeySchema,
  errors: ['session_invalid', 'passkey_invalid', 'too_many_passkeys'],
} as const satisfies Operation

export const renamePasskey = {
  method: 'PUT',
  path: '/user/passkeys/{id}',
  auth: 'bearer',
  tag: 'Account',
  summary: 'Rename a passkey',
  description: 'Changes the name of a passkey, which can have 60 characters.',
  params: v.object({ id: pathIdSchema }),
  body: renamePasskeyRequestSchema,
  response: passkeySchema,
  errors: ['session_invalid', 'not_found'],
} as const satisfies Operation

export const removePasskey = {
  method: 'DELETE',
  path: '/user/passkeys/{id}',
  auth: 'bearer',
  tag: 'Account',
  summary: 'Remove a passkey',
  description: 'The merchant is notified by email.',
  confirmed: true,
  params: v.object({ id: pathIdSchema }),
  response: messageResponseSchema,
  errors: ['session_invalid', 'not_found'],
} as const satisfies Operation

export const createLoginOptions = {
  method: 'POST',
  path: '/user/login/passkey-options',
  auth: 'none',
  tag: 'Account',
  summary: 'Start a log-in with a passkey',
  description:
    'Returns options for `navigator.credentials.get`, which are valid for five minutes and one attempt.',
  response: assertionOptionsSchema,
  errors: [],
} as const satisfies Operation

export const logInWithPasskey = {
  method: 'POST',
  path: '/user/login/passkey',
  auth: 'none',
  tag: 'Account',
  summary: 'Log in with a passkey',
  description:
    "Takes the browser's response and returns a session token that is valid for 7 days. No code from an authenticator app is needed.",
  startsSession: true,
  body: passkeyLoginRequestSchema,
  response: loginResponseSchema,
  errors: ['passkey_invalid', 'passkey_copied'],
} as const satisfies Operation

/** For confirming a session with one of the merchant's own passkeys. `not_found`: there is none. */
export const createConfirmOptions = {
  method: 'POST',
  path: '/user/session/passkey-options',
  auth: 'bearer',
  tag: 'Account',
  summary: 'Start a confirmation with a passkey',
  description:
    'Returns options for `navigator.credentials.get` with the passkeys of the merchant. Returns 404 without one.',
  response: assertionOptionsSchema,
  errors: ['session_invalid', 'not_found'],
} as const satisfies Operation
