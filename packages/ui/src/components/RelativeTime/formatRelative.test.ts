import { expect, test } from 'vitest'

import { formatRelative } from './formatRelative.ts'

const now = Date.parse('2026-11-20T11:00:00Z')

test.each([
  ['2026-11-20T11:00:00Z', 'just now'],
  ['2026-11-20T10:59:01Z', 'just now'],
  ['2026-11-20T10:59:00Z', '1 minute ago'],
  ['2026-11-20T10:00:01Z', '59 minutes ago'],
  ['2026-11-20T15:30:00+05:30', '1 hour ago'],
  ['2026-11-19T11:00:00Z', '1 day ago'],
  ['2026-11-06T11:00:00Z', '2 weeks ago'],
  ['2026-09-20T11:00:00Z', '2 months ago'],
  ['2024-11-20T11:00:00Z', '2 years ago'],
  ['2026-11-20T12:00:00Z', 'just now'],
])('%s was %s', (value, words) => {
  expect(formatRelative(value, now)).toBe(words)
})

test('what is no moment was never', () => {
  expect(formatRelative('soon', now)).toBeUndefined()
})
