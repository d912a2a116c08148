import type { ApiFailure } from '@sluice/api'
import { expect, test } from 'vitest'

import { resetFailure } from './resetFailure.ts'

const table: [ApiFailure, string][] = [
  [
    { kind: 'http', status: 400, code: 'token_invalid' },
    'The link may be used up or too old. Ask for a new one.',
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
  [{ kind: 'network' }, 'There was no answer. Please try again.'],
  [{ kind: 'timeout' }, 'There was no answer. Please try again.'],
]

test.each(table)('%j is told with advice: %s', (failure, advice) => {
  expect(resetFailure(failure)).toEqual({ toast: 'Failed to reset password.', advice })
})
