import { expect, test } from 'vitest'

import { linkToken } from './linkToken.ts'

test.each([
  ['?token=abc123', 'abc123'],
  ['?token="abc123"', 'abc123'],
  ["?token='abc123'", 'abc123'],
  ['?token=%22abc123%22', 'abc123'],
  ['?utm=mail&token=a-b_c', 'a-b_c'],
  ['?token= abc ', 'abc'],
  ['?token=', undefined],
  ['?token=%22%22', undefined],
  ['?other=1', undefined],
  ['', undefined],
])('%s holds %s', (search, token) => {
  expect(linkToken(search)).toBe(token)
})
