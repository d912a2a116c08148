import * as v from 'valibot'

import type { Operation } from './operation.ts'
import { emailSchema, passwordSchema } from './primitives.ts'

/** Log-in with e-mail and password; for Google accounts the password is the provider's user id. */
export const loginRequestSchema = v.object({
  email: emailSchema,
  password: passwordSchema('Password'),
})
export type LoginRequest = v.InferOutput<typeof loginRequestSchema>

/** The session token, a JWT whose `exp` is its end. */
export const loginResponseSchema = v.object({
  access_token: v.pipe(v.string(), v.nonEmpty()),
})
export type LoginResponse = v.InferOutput<typeof loginResponseSchema>

/** 404 only beside a valid identity token: nobody learns here which e-mails have accounts. Decision 27. */
export const login = {
  method: 'POST',
  path: '/user/login',
  auth: 'none',
  body: loginRequestSchema,
  response: loginResponseSchema,
  errors: ['invalid_credentials', 'user_not_verified', 'user_not_found', 'unavailable'],
} as const satisfies Operation
