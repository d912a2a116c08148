import { expect, it } from 'vitest'

import { feeOf, feeTermsFor, feeTermsInMillionths, standardFee } from './fee.ts'
import { asDecimal, roundUp, toAmount, toUnits, unitsText } from './money.ts'

const since = new Date('2026-01-01T00:00:00Z')
const later = new Date('2026-01-08T00:00:00Z')

function feeOn(text: string, decimals: number, createdAt = later): string {
  const units = toUnits(roundUp(toAmount(asDecimal(text)), decimals), decimals)
  const terms = { ...feeTermsFor(since, createdAt), fee_from: asDecimal(text) }
  return unitsText(feeOf(terms, units, decimals), decimals)
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

it.each([
  ['0.8', '0.004000'],
  ['99', '0.495000'],
  ['99.7', '0.700000'],
  ['99.999999', '0.999999'],
  ['100', '1.000000'],
  ['200', '1.000000'],
  ['300', '1.500000'],
])('on %s of 100 it is %s', (text, fee) => {
  const units = toUnits(toAmount(asDecimal(text)), 6)
  expect(unitsText(feeOf({ ...standardFee, fee_from: '100' }, units, 6), 6)).toBe(fee)
})

it('has a minimum in millionths of a token', () => {
  expect(feeTermsInMillionths({ fee_bps: 50, min_fee: '1.5', fee_from: '99.5' })).toEqual({
    min_fee: 1_500_000n,
    fee_from: 99_500_000n,
  })
})
