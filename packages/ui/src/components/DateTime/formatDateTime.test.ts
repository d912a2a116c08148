import { describe, expect, it } from 'vitest'

import { formatDateTime } from './formatDateTime.ts'

describe('formatDateTime', () => {
  it.each([
    ['2026-11-20T11:00:00Z', '4:30 pm, 20 November 2026'],
    ['2026-11-20T18:30:00.000Z', '12:00 am, 21 November 2026'],
    ['2026-11-20T18:29:59.999Z', '11:59 pm, 20 November 2026'],
    ['2024-02-29T00:00:00+05:30', '12:00 am, 29 February 2024'],
  ])('shows %s as %s, whatever the zone of the machine', (value, shown) => {
    expect(formatDateTime(value)?.shown).toBe(shown)
  })

  it('agrees with Intl at every hour, in every month, until the century ends', () => {
    const zone = { timeZone: 'Asia/Kolkata' }
    const time = new Intl.DateTimeFormat('en-IN', { ...zone, timeStyle: 'short' })
    const date = new Intl.DateTimeFormat('en-IN', { ...zone, dateStyle: 'long' })
    const hour = 60 * 60 * 1000
    const end = Date.UTC(2100, 0)
    // 613 hours and 7 minutes apart: each moment falls on another hour, minute and day than the one before.
    for (let at = Date.UTC(2000, 0); at < end; at += 613 * hour + 7 * 60 * 1000) {
      const moment = new Date(at)
      // Newer ICU data puts a narrow space before "pm".
      const clock = time.format(moment).replaceAll('\u202f', ' ')
      const written = `${clock}, ${date.format(moment)}`
      expect(formatDateTime(moment.toISOString())?.shown).toBe(written)
    }
  })

  it('keeps the exact instant in UTC', () => {
    expect(formatDateTime('2026-11-20T16:30:00.123+05:30')?.exact).toBe('2026-11-20T11:00:00.123Z')
  })

  it.each(['', 'soon', '2026-13-45', '+275760-09-13T00:00:00Z'])('refuses %j', (value) => {
    expect(formatDateTime(value)).toBeUndefined()
  })
})
