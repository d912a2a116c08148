import { asUnits } from '@sluice/api/contract'
import { expect, test } from 'vitest'

import { encodeBalanceOf, encodeTransfer, fromTokenUnits, toTokenUnits } from './tokenTransfer.ts'

const to = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'

test.each([
  ['250.5000000000', 6, 250_500_000n],
  ['0.0000001', 6, 1n],
  ['1.0000010001', 6, 1_000_002n],
  ['25', 18, 25n * 10n ** 18n],
  ['99999999999999999999.9999999999', 6, 100_000_000_000_000_000_000_000_000n],
] as const)('%s with %i decimals is %i units', (amount, decimals, units) => {
  expect(toTokenUnits(amount, decimals)).toBe(units)
})

test.each([
  [asUnits(250_500_000n), 6, '250.5'],
  [asUnits(0n), 6, '0'],
  [asUnits(1n), 18, '0.000000000000000001'],
])('%i units with %i decimals are %s', (units, decimals, text) => {
  expect(fromTokenUnits(units, decimals)).toBe(text)
})

// Encoded by viem.
test('encodes transfer and balanceOf', () => {
  expect(encodeTransfer({ to, units: asUnits(250_500_000n) })).toBe(
    '0xa9059cbb0000000000000000000000005aaeb6053f3e94c9b9a09f33669435e7ef1beaed000000000000000000000000000000000000000000000000000000000eee53a0',
  )
  expect(encodeBalanceOf(to)).toBe(
    '0x70a082310000000000000000000000005aaeb6053f3e94c9b9a09f33669435e7ef1beaed',
  )
})
