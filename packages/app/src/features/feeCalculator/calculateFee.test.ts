import { describe, expect, it } from 'vitest'

import { calculateFee } from './calculateFee.ts'

describe('calculateFee', () => {
  it.each([
    ['1000', '5.0000000000', '995.0000000000'],
    ['200', '1.0000000000', '199.0000000000'],
    ['200.02', '1.0001000000', '199.0199000000'],
    ['199.99', '1.0000000000', '198.9900000000'],
    ['1', '1.0000000000', '0.0000000000'],
    ['0.4', '0.4000000000', '0.0000000000'],
    ['1,00,000', '500.0000000000', '99500.0000000000'],
    [' 12 500. ', '62.5000000000', '12437.5000000000'],
    ['333.3333333333', '1.6666666666', '331.6666666667'],
    [
      '12345678901234567890.1234567891',
      '61728394506172839.4506172839',
      '12283950506728395050.6728395052',
    ],
  ])('charges on %s a fee of %s, which leaves %s', (amount, fee, arrives) => {
    expect(calculateFee(amount, false)).toEqual({ fee, arrives })
  })

  it('charges nothing in the first 7 days', () => {
    expect(calculateFee('99.95', true)).toEqual({ fee: '0.0000000000', arrives: '99.9500000000' })
  })

  it.each(['', '0', '0.0', '-5', 'ten', '1e3', '.', '1.2.3', '1.12345678901', '9'.repeat(21)])(
    'rejects %j as an amount',
    (amount) => {
      expect(calculateFee(amount, false)).toBeUndefined()
    },
  )
})
