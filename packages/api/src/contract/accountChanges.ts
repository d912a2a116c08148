import * as v from 'valibot'

import { linkTokenSchema } from './auth.ts'
import { messageResponseSchema } from './messages.ts'
import type { Operation } from './operation.ts'
import { emailSchema, passwordSchema } from './primitives.ts'

/** The new password. */
export const changePasswordRequestSchema = v.object({
  new_password: passwordSchema('New password'),
})
export type ChangePasswordRequest = v.InferOutput<typeof changePasswordRequestSchema>

/** The address that is to become the email. */
export const changeEmailRequestSchema = v.object({ email: emailSchema })
export type ChangeEmailRequest = v.InferOutput<typeof changeEmailRequestSchema>

/** The token of one of the two mailed links. */
export const emailChangeRequestSchema = v.object({ token: linkTokenSchema })
export type EmailChangeRequest = v.InferOutput<typeof emailChangeRequestSchema>

/** How far a change of email is. */
export const emailChangeSchema = v.object({
  /** `waiting`: the link in the other mail has to be confirmed too. */
  state: v.picklist(['waiting', 'changed']),
})
export type EmailChange = v.InferOutput<typeof emailChangeSchema>

/** What the merchant types to close the account: the email. */
export const closeAccountRequestSchema = v.object({
  email: v.pipe(v.string(), v.trim(), v.nonEmpty('Email is required')),
})
export type CloseAccountRequest = v.InferOutput<typeof closeAccountRequestSchema>

export const changePassword = {
  method: 'PUT',
  path: '/user/password',
  auth: 'bearer',
  tag: 'Account',
  summary: 'Change the password',
  description:
    'Also sets the first password of an account that logs in with Google. Ends the other sessions of the merchant.',
  confirmed: true,
  body: changePasswordRequestSchema,
  response: messageResponseSchema,
  errors: ['session_invalid', 'unavailable'],
} as const satisfies Operation

export const changeEmail = {
  method: 'POST',
  path: '/user/email',
  auth: 'bearer',
  tag: 'Account',
  summary: 'Change the email',
  description:
    'Emails a link to the old and to the new address. Both have to be confirmed within 24 hours, in either order.',
  confirmed: true,
  body: changeEmailRequestSchema,
  response: messageResponseSchema,
  errors: ['session_invalid'],
} as const satisfies Operation

export const confirmEmailChange = {
  method: 'POST',
  path: '/user/email/confirm',
  auth: 'none',
  tag: 'Account',
  summary: 'Confirm a change of email',
  description: 'Takes the token of one of the two links. With the second one, the email changes.',
  body: emailChangeRequestSchema,
  response: emailChangeSchema,
  errors: ['token_invalid', 'email_taken'],
} as const satisfies Operation

export const refuseEmailChange = {
  method: 'POST',
  path: '/user/email/refuse',
  auth: 'none',
  tag: 'Account',
  summary: 'Refuse a change of email',
  description: 'Takes the token of either link. Neither works afterwards.',
  body: emailChangeRequestSchema,
  response: messageResponseSchema,
  errors: ['token_invalid'],
} as const satisfies Operation

export const closeAccount = {
  method: 'PUT',
  path: '/user/closed',
  auth: 'bearer',
  tag: 'Account',
  summary: 'Close the account',
  description:
    'Permanently ends sessions, keys, webhook and payment links, and frees the email, which must be sent to confirm. Transactions are kept. Open payments can still be paid and reach the wallet.',
  confirmed: true,
  body: closeAccountRequestSchema,
  response: messageResponseSchema,
  errors: ['session_invalid'],
} as const satisfies Operation
