import { describe, expect, it } from 'vitest'

import {
  asAmount,
  asDecimal,
  asUnits,
  fromUnits,
  roundUp,
  toAmount,
  toDecimal,
  toUnits,
  unitsText,
  plainDecimal,
} from './money.ts'

describe('Decimal', () => {
  it.each([
    ['0', '0.0000000000'],
    ['1', '1.0000000000'],
    ['0.0000000001', '0.0000000001'],
    ['-12.5', '-12.5000000000'],
    ['-0.5', '-0.5000000000'],
    ['12345678901234567890.1234567891', '12345678901234567890.1234567891'],
  ])('%s is exact there and back', (text, decimal) => {
    expect(toDecimal(toAmount(asDecimal(text)))).toBe(decimal)
  })

  it.each(['', '.5', '1.', '1e3', '1,5', '0.00000000001', 'NaN', ' 1', '--1', '1.2.3'])(
    'is not %j',
    (text) => {
      expect(() => asDecimal(text)).toThrow(RangeError)
    },
  )

  it('has a type that refuses texts and floats', () => {
    const text: string = '1'
    // @ts-expect-error -- any text
    expect(toAmount(text)).toBe(10_000_000_000n)
    // @ts-expect-error -- no number
    expect(() => toAmount('one')).toThrow(RangeError)
    // @ts-expect-error -- a float
    expect(() => toAmount(`${Math.PI}`)).toThrow(RangeError)
  })
})

describe('Units', () => {
  it.each([
    ['777.7777777', 6, 777_777_777n, '777.777777', '777.7777780000'],
    ['1.0000000001', 6, 1_000_000n, '1.000000', '1.0000010000'],
    ['5', 2, 500n, '5.00', '5.0000000000'],
    ['0.0000000001', 18, 100_000_000n, '0.000000000100000000', '0.0000000001'],
  ])('of %s with %i decimals', (decimal, decimals, units, text, payable) => {
    const amount = toAmount(asDecimal(decimal))
    expect(toUnits(amount, decimals)).toBe(units)
    expect(unitsText(asUnits(units), decimals)).toBe(text)
    expect(toDecimal(roundUp(amount, decimals))).toBe(payable)
  })

  it('below the tenth decimal are worth nothing', () => {
    expect(fromUnits(asUnits(199_999_999n), 18)).toBe(asAmount(1n))
  })
})

it.each([
  ['250.5000000000', '250.5'],
  ['100.0000000000', '100'],
  ['100', '100'],
  ['0.0000000001', '0.0000000001'],
])('%s is shown as %s', (amount, text) => {
  expect(plainDecimal(amount)).toBe(text)
})
