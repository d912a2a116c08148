import { expect, test } from 'vitest'

import { nextAttempt, readRetryAfter } from './schedule.ts'

const now = new Date('2026-03-01T12:00:00Z')
const hour = 3_600_000

function waitAfter(attempts: number, retryAfter: number | null = null, random = 0) {
  const next = nextAttempt(attempts, now, retryAfter, () => random)
  return next && next.getTime() - now.getTime()
}

test('ten attempts with increasing delays', () => {
  const hours = [0, 5 / 3600, 5 / 60, 0.5, 2, 5, 10, 14, 20, 24]
  expect(hours.map((_, attempts) => waitAfter(attempts))).toEqual(hours.map((each) => each * hour))
  expect(waitAfter(10)).toBeNull()
})

test('up to a tenth is added to a delay at random', () => {
  expect(waitAfter(4, null, 0.5)).toBe(126 * 60_000)
  expect(waitAfter(4, null, 1)).toBe(132 * 60_000)
  const waits = Array.from({ length: 20 }, () => nextAttempt(4, now, null)?.getTime())
  expect(new Set(waits).size).toBeGreaterThan(1)
})

test('Retry-After can only increase the delay', () => {
  expect(waitAfter(1, 60_000)).toBe(60_000)
  expect(waitAfter(4, 60_000)).toBe(2 * hour)
  expect(waitAfter(10, 60_000)).toBeNull()
})

test.each([
  ['120', 120_000],
  [' 0 ', 0],
  ['Sun, 01 Mar 2026 12:02:00 GMT', 120_000],
  ['Sun, 01 Mar 2026 11:00:00 GMT', 0],
  ['-5', null],
  ['1.5', null],
  ['99999999999999999999', null],
  ['2030', 2_030_000],
  ['999999999', 24 * hour],
  ['Mon, 01 Mar 2027 12:00:00 GMT', 24 * hour],
  ['soon', null],
  ['', null],
  [undefined, null],
])('Retry-After %j means %j ms', (header, wait) => {
  expect(readRetryAfter(header, now)).toBe(wait)
})
