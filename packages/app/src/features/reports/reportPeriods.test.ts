import { expect, test } from 'vitest'

import { formats } from '../../config/place.ts'
import { texts } from '../../messages/testing/texts.ts'
import { periodName, reportPeriods } from './reportPeriods.ts'

const { t } = texts

test.each([
  ['2026-11-29', '2026-04-01', '2027-03-31'],
  ['2026-04-01', '2026-04-01', '2027-03-31'],
  ['2026-03-31', '2025-04-01', '2026-03-31'],
])('on %s the financial year goes from %s to %s', (today, from_date, to_date) => {
  expect(reportPeriods('year', today)[0]).toEqual({ from_date, to_date })
})

test.each([
  ['2026-11-29', '2026-10-01', '2026-12-31'],
  ['2026-03-31', '2026-01-01', '2026-03-31'],
])('on %s the quarter goes from %s to %s', (today, from_date, to_date) => {
  expect(reportPeriods('quarter', today)[0]).toEqual({ from_date, to_date })
})

test('months have as many days as they have, without gaps', () => {
  const months = reportPeriods('month', '2028-03-15')
  expect(months.slice(0, 3)).toEqual([
    { from_date: '2028-03-01', to_date: '2028-03-31' },
    { from_date: '2028-02-01', to_date: '2028-02-29' },
    { from_date: '2028-01-01', to_date: '2028-01-31' },
  ])
  expect(months).toHaveLength(24)
  expect(months.at(-1)?.from_date).toBe('2026-04-01')
})

test.each([
  ['year', 'Financial year 1999–00'],
  ['quarter', 'April 1999 – June 1999'],
  ['month', 'June 1999'],
] as const)('a %s is called %s', (kind, name) => {
  const [period = { from_date: '', to_date: '' }] = reportPeriods(kind, '1999-06-15')
  expect(periodName(kind, period, t, formats)).toBe(name)
})
