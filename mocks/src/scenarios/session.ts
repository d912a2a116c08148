import { operations } from '@sluice/api/contract'

import { operationNames } from '../calls/operationNames.ts'
import { problemAnswer } from '../calls/Refusal.ts'
import { answerCalls, failCall, failEveryCall } from './answers.ts'
import type { Scenario } from './Scenario.ts'

const withBearer = operationNames.filter((name) => operations[name].auth === 'bearer')

/** The session ended on the server: every call that needs it answers 401. */
export function expiredSession(): Scenario {
  return {
    label: 'The session has ended',
    handlers: () => answerCalls(withBearer, () => problemAnswer('session_invalid')),
  }
}

/** E-mail or password is wrong. */
export function wrongPassword(): Scenario {
  return { ...failCall('login', 'invalid_credentials'), label: 'Log-in: wrong password' }
}

/** The e-mail has not been verified yet. */
export function userNotVerified(): Scenario {
  return { ...failCall('login', 'user_not_verified'), label: 'Log-in: e-mail not verified' }
}

/** Log-in fails on the server's side. */
export function failLogin(): Scenario {
  return { ...failCall('login', 'internal'), label: 'Log-in: the server fails' }
}

/** Too many attempts, on whatever call. */
export function tooManyRequests(): Scenario {
  return { ...failEveryCall('too_many_requests'), label: 'Too many attempts on every call' }
}

/** The server fails on every call. */
export function serverErrors(): Scenario {
  return { ...failEveryCall('internal'), label: 'The server fails on every call' }
}

/** The server allows nothing. */
export function forbidden(): Scenario {
  return { ...failEveryCall('forbidden'), label: 'Every call is forbidden' }
}
