import type { ApiFailure, GoogleRegistration } from '@sluice/api'
import { expect, test, vi } from 'vitest'

import { texts } from '../../messages/testing/texts.ts'
import type { GoogleAccount } from './requestIdToken.ts'
import { signInOrRegister, type GoogleCalls } from './signInOrRegister.ts'

const account: GoogleAccount = {
  sub: '107777777777777777777',
  email: 'meera@tea.example',
  email_verified: true,
  name: 'Meera Rao',
  identityToken: 'token',
}
const unknown: ApiFailure = { kind: 'http', status: 404, message: 'User not found' }
const created: GoogleRegistration = { outcome: 'created' }

/** Calls that return these results in order, and a record of the calls made. */
function answering(
  logIns: (ApiFailure | undefined)[],
  registration: ApiFailure | GoogleRegistration = created,
) {
  const asked: string[] = []
  const calls: GoogleCalls = {
    logIn: () => {
      asked.push('log in')
      return Promise.resolve(logIns.shift())
    },
    register: (_, fullName) => {
      asked.push(`register ${fullName}`)
      return Promise.resolve(registration)
    },
  }
  return { calls, asked }
}

async function outcome(
  calls: GoogleCalls,
  who: GoogleAccount = account,
  purpose: 'logIn' | 'signUp' = 'logIn',
) {
  const onUnknown = vi.fn<() => void>()
  const words = await signInOrRegister(who, { t: texts.t, calls, purpose, onUnknown })
  return { words, redirected: onUnknown.mock.calls.length }
}

test('logs in a known account with one call', async () => {
  const { calls, asked } = answering([undefined])
  expect(await outcome(calls)).toEqual({ words: undefined, redirected: 0 })
  expect(asked).toEqual(['log in'])
})

test('registers an unknown account and logs in again', async () => {
  const { calls, asked } = answering([unknown, undefined])
  expect(await outcome(calls)).toEqual({ words: undefined, redirected: 1 })
  expect(asked).toEqual(['log in', 'register Meera Rao', 'log in'])
})

test('registers only once', async () => {
  const { calls, asked } = answering([unknown, unknown, undefined])
  expect((await outcome(calls)).words).toBe('User not found')
  expect(asked).toHaveLength(3)
})

test.each<[ApiFailure | GoogleRegistration, string]>([
  [{ outcome: 'refused', message: 'Account Created!' }, 'Verification failed. Please try again.'],
  [{ outcome: 'refused', message: '' }, 'Verification failed. Please try again.'],
  [
    { kind: 'http', status: 503, message: 'Email already exists.' },
    'Something went wrong during registration',
  ],
])('a registration that ends with %j reports “%s” and does not log in', async (response, words) => {
  const { calls, asked } = answering([unknown, undefined], response)
  expect((await outcome(calls)).words).toBe(words)
  expect(asked).toHaveLength(2)
})

test.each<[ApiFailure, string]>([
  [{ kind: 'http', status: 500, message: 'The till is closed.' }, 'The till is closed.'],
  [{ kind: 'network' }, 'Login failed'],
])('a log-in that fails with %j reports “%s” and does not register', async (failure, words) => {
  const { calls, asked } = answering([failure])
  expect(await outcome(calls)).toEqual({ words, redirected: 0 })
  expect(asked).toEqual(['log in'])
})

test('an account whose email was never verified is directed to “Forgot password?”', async () => {
  const { calls } = answering([{ kind: 'http', status: 401, message: 'User not verified!' }])
  expect((await outcome(calls)).words).toMatch(/^User not verified! .*“Forgot password\?”/)
})

test('makes no calls for an account without an email or with an unverified one', async () => {
  const { calls, asked } = answering([undefined])
  const { email: _, ...nameless } = account
  expect((await outcome(calls, nameless)).words).toBe('No email found in Google account.')
  expect((await outcome(calls, nameless, 'signUp')).words).toBe('Cannot register: Missing email.')
  const doubtful = { ...account, email_verified: false }
  expect((await outcome(calls, doubtful)).words).toMatch(/^Google has not verified/)
  expect(asked).toEqual([])
})

test.each([
  [{ name: '  ' }, 'register meera@tea.example'],
  [{ name: 'म'.repeat(130) }, `register ${'म'.repeat(120)}`],
])('an account with %j gets a valid name', async (changes, call) => {
  const { calls, asked } = answering([unknown, undefined])
  await outcome(calls, { ...account, ...changes })
  expect(asked[1]).toBe(call)
})
