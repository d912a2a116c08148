import type { ApiFailure } from '@sluice/api'
import { expect, test } from 'vitest'

import { verificationFailure } from './verificationFailure.ts'

const table: [ApiFailure, RegExp, boolean][] = [
  [{ kind: 'http', status: 400, code: 'token_invalid' }, /too old, or it has been used/, false],
  [{ kind: 'http', status: 404 }, /too old, or it has been used/, false],
  [{ kind: 'http', status: 429 }, /busy/, true],
  [{ kind: 'http', status: 500 }, /busy/, true],
  [{ kind: 'network' }, /no answer/, true],
  [{ kind: 'timeout' }, /no answer/, true],
  [{ kind: 'schema' }, /no answer/, true],
]

test.each(table)('%j says %s, and trying again is offered: %s', (failure, words, canRetry) => {
  const said = verificationFailure(failure)
  expect(said.toast).toBe('Failed to reset password.')
  expect(said.words).toMatch(words)
  expect(said.canRetry).toBe(canRetry)
})
