import type { ApiFailure } from '@sluice/api'
import { expect, test } from 'vitest'

import { verificationErrorMessage } from './verificationErrorMessage.ts'

test.each<[ApiFailure, RegExp, boolean]>([
  [{ kind: 'http', status: 400, code: 'token_invalid' }, /expired or already been used/, false],
  [{ kind: 'http', status: 404 }, /expired or already been used/, false],
  [{ kind: 'http', status: 429 }, /busy/, true],
  [{ kind: 'http', status: 500 }, /busy/, true],
  [{ kind: 'network' }, /did not respond/, true],
  [{ kind: 'timeout' }, /did not respond/, true],
  [{ kind: 'schema' }, /did not respond/, true],
])('%j: %s, can be retried: %s', (failure, message, canRetry) => {
  const result = verificationErrorMessage(failure)
  expect(result.message).toMatch(message)
  expect(result.canRetry).toBe(canRetry)
})
