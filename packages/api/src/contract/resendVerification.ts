import { forgotPasswordRequestSchema } from './auth.ts'
import { messageResponseSchema } from './messages.ts'
import type { Operation } from './operation.ts'

export const resendVerification = {
  method: 'POST',
  path: '/user/business/verification/resend',
  auth: 'none',
  tag: 'Account',
  summary: 'Send the verification link again',
  description:
    'Emails another link if the email belongs to an account that is not verified yet. Returns the same response if not.',
  body: forgotPasswordRequestSchema,
  response: messageResponseSchema,
  errors: [],
} as const satisfies Operation
