import type { ApiFailure } from '@sluice/api'
import { errors, type ErrorCode } from '@sluice/api/contract'
import { expect, test } from 'vitest'

import { texts } from '../../messages/testing/texts.ts'
import { failureMessage } from './failureMessage.ts'
import type { Situation } from './failureTexts.ts'
import { hasCode, mayPass } from './readFailure.ts'

function failed(code: ErrorCode): ApiFailure {
  return { kind: 'http', code, ...errors[code] }
}

function status(number: number, message?: string): ApiFailure {
  return { kind: 'http', status: number, ...(message && { message }) }
}

const none: ApiFailure = { kind: 'network' }

// The specification, section 8, to the letter.
test.each<[Situation, ApiFailure, string]>([
  ['logIn', failed('user_not_verified'), 'Please verify your email from the link sent.'],
  ['logIn', status(401, 'User not verified!'), 'Please verify your email from the link sent.'],
  ['logIn', failed('invalid_credentials'), 'Invalid credentials.'],
  ['logIn', status(401, 'Go away'), 'Invalid credentials.'],
  ['logIn', status(401), 'Invalid credentials.'],
  ['logIn', status(500, 'The till is closed.'), 'The till is closed.'],
  ['logIn', status(500), 'Login failed.'],
  ['logIn', none, 'Unexpected error occurred.'],
  ['logIn', { kind: 'timeout' }, 'Unexpected error occurred.'],
  ['logIn', { kind: 'schema' }, 'Unexpected error occurred.'],
  ['googleLogIn', status(500, 'The till is closed.'), 'The till is closed.'],
  ['googleLogIn', failed('invalid_credentials'), 'Invalid credentials.'],
  ['googleLogIn', status(500), 'Login failed'],
  ['googleLogIn', none, 'Login failed'],
  ['googleRegistration', failed('email_taken'), 'Something went wrong during registration'],
  ['googleRegistration', none, 'Something went wrong during registration'],
  ['signUp', failed('email_taken'), 'Email already exists.'],
  ['signUp', status(503), 'Email already exists.'],
  ['signUp', status(422, 'Username is too long'), 'Username is too long'],
  ['signUp', status(500), 'Registration failed'],
  ['signUp', none, 'Unexpected error'],
  ['forgotPassword', failed('too_many_requests'), 'Failed to send reset link.'],
  ['forgotPassword', none, 'Failed to send reset link.'],
  ['resetPassword', failed('token_invalid'), 'Failed to reset password.'],
  ['verifyEmail', none, 'Failed to reset password.'],
  ['setWebhook', failed('confirmation_required'), 'Failed to add webhook'],
  ['setWebhook', none, 'Failed to add webhook'],
])('%s after %o: %s', (situation, failure, message) => {
  expect(failureMessage(failure, situation, texts.t)).toBe(message)
})

test.each<[Situation, ApiFailure, string]>([
  [
    'change',
    failed('confirmation_required'),
    "Nothing was changed because you didn't confirm it's you.",
  ],
  ['change', failed('internal'), 'Your change was not saved.'],
  ['createApiKey', status(422, 'Name is too long'), 'Name is too long'],
  ['createApiKey', status(500, 'Something broke'), 'The key was not created. Please try again.'],
  ['resetPasswordAdvice', failed('validation_failed'), 'Please choose another password.'],
  ['resetPasswordAdvice', failed('unavailable'), 'Please try again in a moment.'],
  ['resetPasswordAdvice', none, 'The server did not respond. Please try again.'],
])('texts of our own: %s after %o: %s', (situation, failure, message) => {
  expect(failureMessage(failure, situation, texts.t)).toBe(message)
})

test.each<[Situation, ErrorCode]>([
  ['change', 'too_many_requests'],
  ['passkey', 'passkey_copied'],
  ['passkey', 'passkey_invalid'],
  ['passkey', 'too_many_passkeys'],
  ['sendEvent', 'webhook_disabled'],
  ['signUp', 'unavailable'],
])('%s says of %s what the contract says', (situation, code) => {
  expect(failureMessage(failed(code), situation, texts.t)).toBe(errors[code].message)
})

test.each([
  [failed('too_many_requests'), true],
  [failed('unavailable'), true],
  [none, true],
  [failed('token_invalid'), false],
])('%o may pass: %s', (failure, passes) => {
  expect(mayPass(failure)).toBe(passes)
})

test('a response without a code has the code of its message', () => {
  expect(hasCode(status(401, 'User not verified!'), 'user_not_verified')).toBe(true)
  expect(hasCode(status(403, 'User not verified!'), 'user_not_verified')).toBe(false)
})
