import { describe, expect, it } from 'vitest'

import { formatsFor } from './formats.ts'

const india = {
  locale: 'en-IN',
  timeZone: 'Asia/Kolkata',
  currencyDisplay: 'symbol',
  timeFirst: true,
} as const
const formats = formatsFor(india)

function written(
  locale: string,
  value: string,
  options?: Parameters<typeof formats.amount>[1],
): string | undefined {
  const parts = formatsFor({ ...india, locale }).amount(value, options)
  return parts && [parts.before, ...parts.groups, parts.fraction, parts.after].join('|')
}

describe('count', () => {
  it('groups digits as in India', () => {
    expect(formats.count(124_500)).toBe('1,24,500')
  })
})

describe('amount', () => {
  it.each([
    ['0', '0.0000000000'],
    ['124500', '1,24,500.0000000000'],
    ['12345678901234567890.1234567891', '1,23,45,67,89,01,23,45,67,890.1234567891'],
    ['0.0000000001', '0.0000000001'],
    ['-1234.5', '-1,234.5000000000'],
    ['007.50', '7.5000000000'],
    ['5.', '5.0000000000'],
    ['0.00000000005', '0.0000000001'],
    ['999.99999999995', '1,000.0000000000'],
    ['0.00000000004999', '0.0000000000'],
  ])('writes %s as %s', (value, expected) => {
    const parts = formats.amount(value)
    expect(`${parts?.groups.join('')}${parts?.fraction}`).toBe(expected)
  })

  it('has no fraction if no decimals are asked for', () => {
    expect(written('en-IN', '99.5', { decimals: 0 })).toBe('|100||')
  })

  it.each([
    ['en-IN', '1234567.5', 'INR', '₹|12,|34,|567|.50|'],
    ['en-IN', '1234567.5', 'JPY', 'JP¥|12,|34,|568||'],
    ['en-IN', '-1.5', 'KWD', '-KWD\u00a0|1|.500|'],
    ['de-DE', '1234567.5', 'EUR', '|1.|234.|567|,50|€'],
    ['de-DE', '1234567.5', 'USDT', '|1.|234.|567|,5000000000|USDT'],
    ['ar-EG', '1234.5', 'EGP', '\u200f|١٬|٢٣٤|٫٥٠|ج.م.\u200f'],
  ])('in %s, writes %s %s as is usual there', (locale, value, unit, expected) => {
    expect(written(locale, value, { unit })).toBe(expected)
  })

  it.each(['', 'abc', '1e5', '1,000', '.5', 'NaN', '1.2.3', '٣'])('refuses %j', (value) => {
    expect(formats.amount(value)).toBeUndefined()
  })
})

describe('dateTime', () => {
  it.each([
    ['2026-11-20T11:00:00Z', '4:30 pm, 20 November 2026'],
    ['2026-11-20T18:30:00.000Z', '12:00 am, 21 November 2026'],
    ['2026-11-20T18:29:59.999Z', '11:59 pm, 20 November 2026'],
    ['2024-02-29T00:00:00+05:30', '12:00 am, 29 February 2024'],
  ])('writes %s as %s, whatever the time zone of the machine', (timestamp, text) => {
    expect(formats.dateTime(timestamp)?.text).toBe(text)
  })

  it('keeps the exact instant in UTC', () => {
    expect(formats.dateTime('2026-11-20T16:30:00.123+05:30')?.utc).toBe('2026-11-20T11:00:00.123Z')
  })

  it.each([
    ['de-DE', 'Europe/Berlin', '20. November 2026 um 12:00'],
    ['en-US', 'Asia/Kathmandu', 'November 20, 2026 at 4:45 PM'],
  ])('writes it as is usual in %s, %s', (locale, timeZone, text) => {
    const there = formatsFor({ ...india, locale, timeZone, timeFirst: false })
    expect(there.dateTime('2026-11-20T11:00:00Z')?.text).toBe(text)
  })

  it.each(['', 'soon', '2026-13-45'])('refuses %j', (timestamp) => {
    expect(formats.dateTime(timestamp)).toBeUndefined()
  })
})

describe('relativeTime', () => {
  const now = Date.parse('2026-11-20T11:00:00Z')

  it.each([
    ['2026-11-20T11:00:00Z', 'now'],
    ['2026-11-20T10:59:01Z', 'now'],
    ['2026-11-20T10:59:00Z', '1 minute ago'],
    ['2026-11-20T10:00:01Z', '59 minutes ago'],
    ['2026-11-20T15:30:00+05:30', '1 hour ago'],
    ['2026-11-19T11:00:00Z', '1 day ago'],
    ['2026-11-06T11:00:00Z', '2 weeks ago'],
    ['2026-09-20T11:00:00Z', '2 months ago'],
    ['2024-11-20T11:00:00Z', '2 years ago'],
    ['2026-11-20T12:00:00Z', 'now'],
  ])('writes %s as %s', (timestamp, expected) => {
    expect(formats.relativeTime(timestamp, now)).toBe(expected)
  })

  it('refuses text that is not a timestamp', () => {
    expect(formats.relativeTime('soon', now)).toBeUndefined()
  })
})

describe('days', () => {
  it('begin their week on the first day of the place', () => {
    expect(formats.weekStart()).toBe(0)
    expect(formatsFor({ ...india, locale: 'de-DE' }).weekStart()).toBe(1)
  })

  it('have the numbers and names of the place', () => {
    expect(formats.fullDay('2026-11-20')).toBe('Friday, 20 November 2026')
    expect(formatsFor({ ...india, locale: 'de-DE' }).day('2026-11-20')).toBe('20.11.2026')
  })
})
