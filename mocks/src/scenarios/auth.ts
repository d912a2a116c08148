import { operations } from '@sluice/api/contract'

import { googleSubject } from '../google/provider.ts'
import { problemResponse } from '../http/ApiError.ts'
import { operationNames } from '../http/handleOperation.ts'
import { failCall, failEveryCall, respondTo, respondWith } from './responses.ts'
import type { Scenario } from './scenario.ts'

const sessionOperations = operationNames.filter((name) => operations[name].auth === 'bearer')

/** The session has expired on the server. */
export function expiredSession(): Scenario {
  return {
    label: 'Session: expired',
    handlers: () => respondTo(sessionOperations, () => problemResponse('session_invalid')),
  }
}

/** All operations respond with 403. */
export function forbidden(): Scenario {
  return { ...failEveryCall('forbidden'), label: 'All calls: forbidden' }
}

/** All operations respond with 429. */
export function tooManyRequests(): Scenario {
  return { ...failEveryCall('too_many_requests'), label: 'All calls: too many requests' }
}

/** All operations respond with 500. */
export function serverErrors(): Scenario {
  return { ...failEveryCall('internal'), label: 'All calls: server error' }
}

/** The email address or the password is wrong. */
export function wrongPassword(): Scenario {
  return { ...failCall('login', 'invalid_credentials'), label: 'Log-in: wrong password' }
}

/** The email address is not verified. */
export function userNotVerified(): Scenario {
  return { ...failCall('login', 'user_not_verified'), label: 'Log-in: email not verified' }
}

/** Logging in fails. */
export function failLogin(): Scenario {
  return { ...failCall('login', 'internal'), label: 'Log-in: server error' }
}

/** The email address is already registered. */
export function emailTaken(): Scenario {
  return { ...failCall('register', 'email_taken'), label: 'Sign-up: email taken' }
}

/** Signing up fails. */
export function failRegistration(): Scenario {
  return { ...failCall('register', 'internal'), label: 'Sign-up: server error' }
}

/** There is no account yet, so that signing in with Google registers one. */
export function googleUserUnknown(): Scenario {
  return {
    label: 'Google: new user',
    arrange: (_merchant, { state }) => {
      state.merchants = []
    },
  }
}

/** The demo merchant's account is linked to this Google account. */
export function googleUserKnown(subject = googleSubject): Scenario {
  return {
    label: 'Google: existing user',
    arrange: (merchant) => {
      merchant.provider_subject = subject
      merchant.password = null
    },
  }
}

/** Registering with Google responds with a message other than 'Account Created! '. */
export function googleRegistrationRefused(): Scenario {
  return {
    ...respondWith('registerWithGoogle', { message: 'Verification pending' }),
    label: 'Google: registration not confirmed',
  }
}

/** Registering with Google fails. */
export function failGoogleRegistration(): Scenario {
  return {
    ...failCall('registerWithGoogle', 'internal'),
    label: 'Google: registration: server error',
  }
}

/** Logging in with Google fails. */
export function failGoogleLogin(): Scenario {
  return { ...failCall('login', 'unavailable'), label: 'Google: log-in: server busy' }
}

/** The token in a verification or reset link is unknown, used or expired. */
export function tokenInvalid(): Scenario {
  return {
    label: 'Email link: invalid',
    handlers: () =>
      respondTo(['verifyUser', 'resetPassword'], () => problemResponse('token_invalid')),
  }
}

/** Every token in a verification or reset link is accepted. */
export function tokenValid(): Scenario {
  return {
    label: 'Email link: any token is valid',
    handlers: () =>
      respondTo(['verifyUser', 'resetPassword'], () => Response.json({ message: 'Done.' })),
  }
}

/** The reset link cannot be sent. */
export function failForgotPassword(): Scenario {
  return { ...failCall('forgotPassword', 'internal'), label: 'Forgot password: server error' }
}

/** The new password cannot be set. */
export function failResetPassword(): Scenario {
  return { ...failCall('resetPassword', 'internal'), label: 'Reset password: server error' }
}

/** The email address cannot be verified. */
export function failVerification(): Scenario {
  return { ...failCall('verifyUser', 'internal'), label: 'Verify email: server error' }
}

/** Verifying the email address responds without a message. */
export function verifiedWithoutWords(): Scenario {
  return { ...respondWith('verifyUser', {}), label: 'Verify email: no message' }
}
