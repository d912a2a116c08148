import { expect, test } from 'vitest'

import { calculateFee, feeTermsFor, toDecimal, toUnits } from './money.ts'

test.each([
  ['0', '0.0000000000'],
  ['1', '1.0000000000'],
  ['0.0000000001', '0.0000000001'],
  ['-12.5', '-12.5000000000'],
  ['12345678901234567890.1234567891', '12345678901234567890.1234567891'],
])('%s is exact there and back', (decimal, text) => {
  expect(toDecimal(toUnits(decimal))).toBe(text)
})

test.each(['', '.5', '1.', '1e3', '1,5', '0.00000000001', 'NaN', ' 1'])(
  '%j is no amount',
  (text) => {
    expect(() => toUnits(text)).toThrow(RangeError)
  },
)

const since = new Date('2026-01-01T00:00:00Z')
const later = new Date('2026-01-08T00:00:00Z')

test.each([
  ['1000', '5.0000000000'],
  ['200', '1.0000000000'],
  ['199.9999999999', '1.0000000000'],
  ['200.0000000199', '1.0000000000'],
  ['200.00000002', '1.0000000001'],
  ['10', '1.0000000000'],
  ['1', '1.0000000000'],
  ['0.4', '0.4000000000'],
])('the fee on %s is %s', (amount, fee) => {
  expect(toDecimal(calculateFee(feeTermsFor(since, later), toUnits(amount)))).toBe(fee)
})

test('payments created in the first seven days are free, to the millisecond', () => {
  const last = new Date(later.getTime() - 1)
  expect(calculateFee(feeTermsFor(since, last), toUnits('1000'))).toBe(0n)
  expect(calculateFee(feeTermsFor(since, later), toUnits('1000'))).toBe(toUnits('5'))
})
