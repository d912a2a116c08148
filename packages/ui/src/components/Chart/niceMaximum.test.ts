import { expect, test } from 'vitest'

import { niceMaximum } from './niceMaximum.ts'

test.each([
  [0, 1],
  [1, 1],
  [3, 4],
  [4.1, 5],
  [51, 100],
  [1200, 2000],
  [0.3, 0.4],
])('%d fits into %d', (value, expected) => {
  expect(niceMaximum(value)).toBeCloseTo(expected)
})
