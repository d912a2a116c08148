import { forgotPasswordRequestSchema } from './auth.ts'
import { messageResponseSchema } from './messages.ts'
import type { Operation } from './operation.ts'

/** Mails another verification link. Responds the same for unknown and verified emails, and mails nothing then. */
export const resendVerification = {
  method: 'POST',
  path: '/user/business/verification/resend',
  auth: 'none',
  body: forgotPasswordRequestSchema,
  response: messageResponseSchema,
  errors: [],
} as const satisfies Operation
