import { expect, test } from 'vitest'

import { closingLine, isGood, table, total } from './summary.ts'

const outcomes = [
  { name: 'unit', passed: 12, failed: 1, skipped: 0, seconds: 3.21 },
  { name: 'e2e', passed: 0, failed: 0, skipped: 1, seconds: 0, note: 'not run: no browser' },
]

test('the closing line sums the outcomes', () => {
  expect(closingLine(total(outcomes))).toBe('12 passed, 1 failed, 1 skipped')
})

test('the table lines its columns up', () => {
  expect(table(outcomes)).toBe(
    [
      'check             passed failed skipped     time',
      'unit                  12      1       0    3.2 s',
      'e2e                    0      0       1    0.0 s  not run: no browser',
    ].join('\n'),
  )
})

test('a run is good only when something passed and nothing failed', () => {
  expect(isGood({ passed: 1, failed: 0, skipped: 3 })).toBe(true)
  expect(isGood({ passed: 9, failed: 1, skipped: 0 })).toBe(false)
  expect(isGood({ passed: 0, failed: 0, skipped: 3 })).toBe(false)
})
