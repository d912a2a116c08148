import * as v from 'valibot'

import { messageResponseSchema, messages } from './messages.ts'
import { newPasswordRule } from './newPassword.ts'
import type { Operation } from './operation.ts'
import { emailSchema, fullNameSchema, passwordSchema } from './primitives.ts'

/** Registration of a merchant; `full_name` is the form's Username. */
export const registerRequestSchema = v.object({
  email: emailSchema,
  password: passwordSchema('Password'),
  full_name: fullNameSchema,
})
export type RegisterRequest = v.InferOutput<typeof registerRequestSchema>

/** Registration through the identity provider; `password` is the provider's user ID. Specification, section 3. */
export const registerWithGoogleRequestSchema = v.object(registerRequestSchema.entries)
export type RegisterWithGoogleRequest = v.InferOutput<typeof registerWithGoogleRequestSchema>

/** The token of an emailed link, without the quotes that some mail programs add. */
export const linkTokenSchema = v.pipe(
  v.string(),
  v.transform((text) => text.replaceAll(/["']/g, '').trim()),
  v.string(),
  v.nonEmpty(messages.tokenInvalid),
  v.maxLength(512, messages.tokenInvalid),
)

/** Verifies an email address with the token of the link. */
export const verifyUserRequestSchema = v.object({ token: linkTokenSchema })
export type VerifyUserRequest = v.InferOutput<typeof verifyUserRequestSchema>

/** Requests a password reset link. */
export const forgotPasswordRequestSchema = v.object({ email: emailSchema })
export type ForgotPasswordRequest = v.InferOutput<typeof forgotPasswordRequestSchema>

/** Sets a new password with the token of the link. */
export const resetPasswordRequestSchema = v.object({
  token: linkTokenSchema,
  new_password: passwordSchema('New password'),
})
export type ResetPasswordRequest = v.InferOutput<typeof resetPasswordRequestSchema>

/** Fails with 503 if the email is taken. Specification, section 8. */
export const register = {
  method: 'POST',
  path: '/user/business/register',
  auth: 'none',
  tag: 'Account',
  summary: 'Register a merchant',
  description: `Creates an account and emails a verification link. Password: ${newPasswordRule} Returns 503 if the email is already registered.`,
  body: registerRequestSchema,
  response: messageResponseSchema,
  errors: ['email_taken', 'unavailable'],
} as const satisfies Operation

/** Succeeds only with the message 'Account Created! '. Specification, section 3. */
export const registerWithGoogle = {
  method: 'POST',
  path: '/user/business/google/register',
  auth: 'none',
  tag: 'Account',
  summary: 'Register with Google',
  description:
    "Requires the provider's ID token in `X-Identity-Token`; `password` is the provider's user ID. Registration has succeeded only if the message is `Account Created! `, including the trailing space.",
  body: registerWithGoogleRequestSchema,
  response: messageResponseSchema,
  errors: ['identity_token_invalid', 'email_taken', 'unavailable'],
} as const satisfies Operation

export const verifyUser = {
  method: 'POST',
  path: '/user/verify_user',
  auth: 'none',
  tag: 'Account',
  summary: 'Verify an email address',
  description:
    'Takes the token from the verification link. A token can be used once and expires after 24 hours. Of an account that is verified, a used token is answered with the message `Already verified`.',
  body: verifyUserRequestSchema,
  response: messageResponseSchema,
  errors: ['token_invalid'],
} as const satisfies Operation

/** Responds the same for known and unknown emails. D29. */
export const forgotPassword = {
  method: 'POST',
  path: '/user/business/forgetpassword',
  auth: 'none',
  tag: 'Account',
  summary: 'Request a password reset link',
  description: 'Returns the same response whether or not the email belongs to an account.',
  body: forgotPasswordRequestSchema,
  response: messageResponseSchema,
  errors: [],
} as const satisfies Operation

/** Ends every session of the merchant. D30. */
export const resetPassword = {
  method: 'POST',
  path: '/user/reset-password',
  auth: 'none',
  tag: 'Account',
  summary: 'Set a new password',
  description:
    "Takes the token from the reset link. A token can be used once and expires after one hour. Ends all of the merchant's sessions.",
  body: resetPasswordRequestSchema,
  response: messageResponseSchema,
  errors: ['token_invalid', 'unavailable'],
} as const satisfies Operation

/** Log-in with email and password. For Google accounts the password is the provider's user ID. */
export const loginRequestSchema = v.object({
  email: emailSchema,
  password: passwordSchema('Password'),
  /** Of an authenticator app, or a recovery code. Only for accounts that have one. Its format is `codeSchema`. */
  code: v.optional(v.string()),
})
export type LoginRequest = v.InferOutput<typeof loginRequestSchema>

/** The session token: a JWT with its expiry in `exp`. */
export const loginResponseSchema = v.object({
  access_token: v.pipe(v.string(), v.nonEmpty()),
})
export type LoginResponse = v.InferOutput<typeof loginResponseSchema>

/**
 * `second_factor_required`: everything else was right. A wrong code is an invalid `code`. Fails with 404 only for a valid
 * identity token, so that nobody can find out which emails have accounts. D27.
 */
export const login = {
  method: 'POST',
  path: '/user/login',
  auth: 'none',
  tag: 'Account',
  summary: 'Log in',
  description:
    'Returns a session token that is valid for 7 days. Returns 404 only if the request carries a valid ID token in `X-Identity-Token`.',
  startsSession: true,
  body: loginRequestSchema,
  response: loginResponseSchema,
  errors: [
    'invalid_credentials',
    'user_not_verified',
    'second_factor_required',
    'user_not_found',
    'unavailable',
  ],
} as const satisfies Operation
