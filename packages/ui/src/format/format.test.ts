import { describe, expect, it } from 'vitest'

import { formatAmount, formatCount, formatDateTime, formatRelativeTime } from './format.ts'

describe('formatCount', () => {
  it('groups digits as in India', () => {
    expect(formatCount(124_500)).toBe('1,24,500')
  })
})

describe('formatAmount', () => {
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
  ])('formats %s as %s', (value, expected) => {
    const parts = formatAmount(value, 10)
    expect(`${parts?.integer}.${parts?.fraction}`).toBe(expected)
  })

  it('has no fraction if no decimals are asked for', () => {
    expect(formatAmount('99.5', 0)).toEqual({ integer: '100', fraction: '' })
  })

  it.each(['', 'abc', '1e5', '1,000', '.5', 'NaN', '1.2.3', '٣'])('rejects %j', (value) => {
    expect(formatAmount(value, 10)).toBeUndefined()
  })
})

describe('formatDateTime', () => {
  it.each([
    ['2026-11-20T11:00:00Z', '4:30 pm, 20 November 2026'],
    ['2026-11-20T18:30:00.000Z', '12:00 am, 21 November 2026'],
    ['2026-11-20T18:29:59.999Z', '11:59 pm, 20 November 2026'],
    ['2024-02-29T00:00:00+05:30', '12:00 am, 29 February 2024'],
  ])('formats %s as %s, whatever the time zone of the machine', (timestamp, text) => {
    expect(formatDateTime(timestamp)?.text).toBe(text)
  })

  it('keeps the exact instant in UTC', () => {
    expect(formatDateTime('2026-11-20T16:30:00.123+05:30')?.utc).toBe('2026-11-20T11:00:00.123Z')
  })

  it.each(['', 'soon', '2026-13-45'])('rejects %j', (timestamp) => {
    expect(formatDateTime(timestamp)).toBeUndefined()
  })
})

describe('formatRelativeTime', () => {
  const now = Date.parse('2026-11-20T11:00:00Z')

  it.each([
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
  ])('formats %s as %s', (timestamp, expected) => {
    expect(formatRelativeTime(timestamp, now)).toBe(expected)
  })

  it('rejects text that is not a timestamp', () => {
    expect(formatRelativeTime('soon', now)).toBeUndefined()
  })
})
