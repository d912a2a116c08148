import type { ApiFailure } from '@sluice/api'
import { expect, test } from 'vitest'

import { signUpErrorMessage } from './signUpErrorMessage.ts'

const table: [ApiFailure, string][] = [
  [{ kind: 'http', status: 503 }, 'Email already exists.'],
  [{ kind: 'http', status: 503, message: 'Taken', code: 'email_taken' }, 'Email already exists.'],
  [{ kind: 'http', status: 503, message: 'Busy.', code: 'unavailable' }, 'Busy.'],
  [{ kind: 'http', status: 400, message: 'Name not allowed' }, 'Name not allowed'],
  [{ kind: 'http', status: 500 }, 'Registration failed'],
  [{ kind: 'network' }, 'Unexpected error'],
  [{ kind: 'timeout' }, 'Unexpected error'],
  [{ kind: 'schema' }, 'Unexpected error'],
]

test.each(table)('%j says %j', (failure, words) => {
  expect(signUpErrorMessage(failure)).toBe(words)
})
