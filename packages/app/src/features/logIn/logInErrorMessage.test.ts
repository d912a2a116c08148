import type { ApiFailure } from '@sluice/api'
import { expect, test } from 'vitest'

import { logInErrorMessage } from './logInErrorMessage.ts'

const table: [ApiFailure, string][] = [
  [
    { kind: 'http', status: 401, message: 'User not verified!' },
    'Please verify your email from the link sent.',
  ],
  [{ kind: 'http', status: 401, message: 'Wrong password' }, 'Invalid credentials.'],
  [{ kind: 'http', status: 401 }, 'Invalid credentials.'],
  [{ kind: 'http', status: 403, message: 'Account locked' }, 'Account locked'],
  [{ kind: 'http', status: 400, message: 'User not verified!' }, 'User not verified!'],
  [{ kind: 'http', status: 500 }, 'Login failed.'],
  [{ kind: 'network' }, 'Unexpected error occurred.'],
  [{ kind: 'timeout' }, 'Unexpected error occurred.'],
  [{ kind: 'schema' }, 'Unexpected error occurred.'],
]

test.each(table)('%j says %j', (failure, message) => {
  expect(logInErrorMessage(failure)).toBe(message)
})
