import * as v from 'valibot'

import { messageResponseSchema, messages } from './messages.ts'
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
  body: registerRequestSchema,
  response: messageResponseSchema,
  errors: ['email_taken', 'unavailable'],
} as const satisfies Operation

/** Succeeds only with the message 'Account Created! '. Specification, section 3. */
export const registerWithGoogle = {
  method: 'POST',
  path: '/user/business/google/register',
  auth: 'none',
  body: registerWithGoogleRequestSchema,
  response: messageResponseSchema,
  errors: ['identity_token_invalid', 'email_taken', 'unavailable'],
} as const satisfies Operation

/** Each token verifies once. */
export const verifyUser = {
  method: 'POST',
  path: '/user/verify_user',
  auth: 'none',
  body: verifyUserRequestSchema,
  response: messageResponseSchema,
  errors: ['token_invalid'],
} as const satisfies Operation

/** Responds the same for known and unknown emails. D29. */
export const forgotPassword = {
  method: 'POST',
  path: '/user/business/forgetpassword',
  auth: 'none',
  body: forgotPasswordRequestSchema,
  response: messageResponseSchema,
  errors: [],
} as const satisfies Operation

/** Ends every session of the merchant. D30. */
export const resetPassword = {
  method: 'POST',
  path: '/user/reset-password',
  auth: 'none',
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
