import type { ApiFailure } from '@sluice/api'
import { expect, test } from 'vitest'

import { creationErrorMessage } from './apiKeyMessages.ts'

test.each<[ApiFailure, string]>([
  [{ kind: 'http', status: 422, message: 'Name is too long' }, 'Name is too long'],
  [{ kind: 'http', status: 409 }, 'The key was not created. Please try again.'],
  [
    { kind: 'http', status: 500, message: 'Something broke' },
    'The key was not created. Please try again.',
  ],
  [{ kind: 'network' }, 'The key was not created. Please try again.'],
])('%j: %s', (failure, message) => {
  expect(creationErrorMessage(failure)).toBe(message)
})
