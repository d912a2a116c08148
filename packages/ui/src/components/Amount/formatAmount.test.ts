import { describe, expect, it } from 'vitest'

import { formatAmount } from './formatAmount.ts'

function written(value: string, decimals = 10): string | undefined {
  const parts = formatAmount(value, decimals)
  return parts && [parts.integer, parts.fraction].filter(Boolean).join('.')
}

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
  ])('writes %s as %s', (value, expected) => {
    expect(written(value)).toBe(expected)
  })

  it.each([
    '12345678901234567890.0987654321',
    '7890.09876543215',
    '67890.0',
    '999',
    '1000',
    '99999',
    '100000',
    '9999999',
    '0.5',
    '1.005',
    '-0.1',
  ] as const)('agrees with Intl, which is exact on strings here: %s', (value) => {
    for (const decimals of [0, 2, 10]) {
      const format = new Intl.NumberFormat('en-IN', {
        minimumFractionDigits: decimals,
        maximumFractionDigits: decimals,
      })
      expect(written(value, decimals)).toBe(format.format(value))
    }
  })

  it.each(['', 'abc', '1e5', '1,000', '.5', 'NaN', '1.2.3', '٣'])('refuses %j', (value) => {
    expect(formatAmount(value, 10)).toBeUndefined()
  })
})
