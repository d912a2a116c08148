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

  it('keeps the exact instant in UTC', () => {
    expect(formatDateTime('2026-11-20T16:30:00.123+05:30')?.exact).toBe('2026-11-20T11:00:00.123Z')
  })

  it.each(['', 'soon', '2026-13-45'])('refuses %j', (value) => {
    expect(formatDateTime(value)).toBeUndefined()
  })
})
