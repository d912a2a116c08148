import { expect, test } from 'vitest'

import { addDays, addMonths, endOfMonth, startOfWeek, weeksOf } from './calendar.ts'

test('days and months cross the ends of months and years', () => {
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01')
  expect(addMonths('2026-01-31', 1)).toBe('2026-02-28')
  expect(addMonths('2026-01-31', -1)).toBe('2025-12-31')
  expect(addMonths('2024-03-31', -1)).toBe('2024-02-29')
  expect(endOfMonth('2026-11-05')).toBe('2026-11-30')
})

test('weeks start where they should', () => {
  // A Friday.
  expect(startOfWeek('2026-11-20', 1)).toBe('2026-11-16')
  expect(startOfWeek('2026-11-20', 0)).toBe('2026-11-15')
  expect(startOfWeek('2026-11-15', 1)).toBe('2026-11-09')
})

test('a month is whole weeks', () => {
  const weeks = weeksOf('2026-11-20', 1)
  expect(weeks[0]?.[0]).toBe('2026-10-26')
  expect(weeks.at(-1)?.at(-1)).toBe('2026-12-06')
  expect(weeks.every((week) => week.length === 7)).toBe(true)
})
