import { problemAnswer } from '../calls/Refusal.ts'
import { answerCalls, answerCallWith, failCall } from './answers.ts'
import type { Scenario } from './Scenario.ts'

/** The token of a link is unknown, used or too old, for verifying and for resetting. */
export function tokenInvalid(): Scenario {
  return {
    label: 'Link: token used or too old',
    handlers: () =>
      answerCalls(['verifyUser', 'resetPassword'], () => problemAnswer('token_invalid')),
  }
}

/** Whatever token arrives is good: the link of an e-mail that nobody has sent. */
export function tokenValid(): Scenario {
  return {
    label: 'Link: every token is good',
    handlers: () =>
      answerCalls(['verifyUser', 'resetPassword'], () => Response.json({ message: 'Done.' })),
  }
}

/** The reset link cannot be sent. */
export function failForgotPassword(): Scenario {
  return {
    ...failCall('forgotPassword', 'internal'),
    label: 'Forgot password: the link is not sent',
  }
}

/** The new password cannot be set. */
export function failResetPassword(): Scenario {
  return { ...failCall('resetPassword', 'internal'), label: 'Reset password: the server fails' }
}

/** Verifying fails on the server's side. */
export function failVerification(): Scenario {
  return { ...failCall('verifyUser', 'internal'), label: 'Verify: the server fails' }
}

/** Verifying answers 200 without any words. */
export function verifiedWithoutWords(): Scenario {
  return { ...answerCallWith('verifyUser', {}), label: 'Verify: success without a message' }
}
