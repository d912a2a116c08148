import type { ApiFailure } from '@sluice/api'
import { expect, test } from 'vitest'

import { resetErrorAdvice } from './resetErrorAdvice.ts'

const table: [ApiFailure, string][] = [
  [
    { kind: 'http', status: 400, code: 'token_invalid' },
    'The link may have expired or already been used. Request a new one.',
  ],
  [
    {
      kind: 'http',
      status: 422,
      errors: [{ field: 'new_password', message: 'Password is too common' }],
    },
    'Please choose another password.',
  ],
  [{ kind: 'http', status: 429 }, 'Please try again in a moment.'],
  [{ kind: 'http', status: 503 }, 'Please try again in a moment.'],
  [{ kind: 'network' }, 'The server did not respond. Please try again.'],
  [{ kind: 'timeout' }, 'The server did not respond. Please try again.'],
]

test.each(table)('%j: %s', (failure, advice) => {
  expect(resetErrorAdvice(failure)).toBe(advice)
})
