import { zeroDecimal } from '@sluice/api/contract'
import { expect, test } from 'vitest'

import { texts } from '../../messages/testing/texts.ts'
import { changeText, everyDay, lastDays, periodError, today } from './period.ts'

const { t } = texts

test('today begins at midnight in India', () => {
  expect(today(Date.parse('2026-11-14T18:29:59Z'))).toBe('2026-11-14')
  expect(today(Date.parse('2026-11-14T18:30:00Z'))).toBe('2026-11-15')
})

test('the last seven days include today', () => {
  expect(lastDays(7, '2026-03-03')).toEqual({
    from_date: '2026-02-25',
    to_date: '2026-03-03',
  })
})

test.each([
  ['', '2026-01-01', 'Enter both dates'],
  ['2026-01-02', '2026-01-01', 'Must be on or after the From date'],
  ['2026-01-01', '2027-01-02', 'At most 366 days'],
  ['2026-01-01', '2027-01-01', undefined],
  ['2026-01-01', '2026-01-01', undefined],
])('from %j to %j: %j', (from_date, to_date, error) => {
  expect(periodError({ from_date, to_date }, t)).toBe(error)
})

test('days without payments are zero', () => {
  const day = { day: '2026-03-01', received: '5.5000000000', fees: '1' } as const
  expect(everyDay({ from_date: '2026-02-28', to_date: '2026-03-02' }, { days: [day] })).toEqual([
    { day: '2026-02-28', received: zeroDecimal, fees: zeroDecimal },
    day,
    { day: '2026-03-02', received: zeroDecimal, fees: zeroDecimal },
  ])
})

test.each([
  ['100.0000000000', '112.5000000000', '+12.5%'],
  ['100', '99.9', '−0.1%'],
  ['3', '3', '0.0%'],
  ['8', '0', '−100.0%'],
  ['0.0000000001', '1', '+9,99,99,99,99,900.0%'],
  ['0', '5', undefined],
  ['-1', '5', undefined],
] as const)('from %s to %s: %s', (before, after, text) => {
  expect(changeText(before, after)).toBe(text)
})
