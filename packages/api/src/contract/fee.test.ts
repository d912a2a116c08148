import { expect, it } from 'vitest'

import { feeOf, feeTermsFor, minFeeUnits } from './fee.ts'
import { asDecimal, roundUp, toAmount, toUnits, unitsText } from './money.ts'

const since = new Date('2026-01-01T00:00:00Z')
const later = new Date('2026-01-08T00:00:00Z')

function feeOn(text: string, decimals: number, createdAt = later): string {
  const units = toUnits(roundUp(toAmount(asDecimal(text)), decimals), decimals)
  return unitsText(feeOf(feeTermsFor(since, createdAt), units, decimals), decimals)
}

it.each([
  ['1000', 6, '5.000000'],
  ['777.7777777', 6, '3.888888'],
  ['333.3333333333', 6, '1.666666'],
  ['200', 6, '1.000000'],
  ['199.9999999999', 6, '1.000000'],
  ['200.000199', 6, '1.000000'],
  ['200.0002', 6, '1.000001'],
  ['10', 6, '1.000000'],
  ['1', 6, '1.000000'],
  ['0.4', 6, '0.400000'],
  ['0', 6, '0.000000'],
  ['1000.01', 2, '5.00'],
  ['777.7777777', 18, '3.888888888500000000'],
  ['12345678901234567890.1234567891', 6, '61728394506172839.450617'],
])('on %s with %i decimals it is %s', (amount, decimals, fee) => {
  expect(feeOn(amount, decimals)).toBe(fee)
})

it('is zero for payments created in the first seven days, to the millisecond', () => {
  expect(feeOn('1000', 6, new Date(later.getTime() - 1))).toBe('0.000000')
  expect(feeOn('1000', 6, later)).toBe('5.000000')
})

it('has a minimum in millionths of a token', () => {
  expect(minFeeUnits({ min_fee: '1.5' })).toBe(1_500_000n)
})
