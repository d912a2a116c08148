import { expect, it } from 'vitest'

import { secretTail } from './secretTail.ts'

it.each([
  ['sk_live_4f9a', 'f9a'],
  ['abcd', 'bcd'],
  ['abc', ''],
  ['', ''],
])('lets %j be known by %j', (secret, tail) => {
  expect(secretTail(secret)).toBe(tail)
})
