import { describe, expect, it } from 'vitest'

import { calculateFee } from './calculateFee.ts'

describe('calculateFee', () => {
  it('charges what the gateway charges, and nothing in the first 7 days', () => {
    const amount = '777.7777777'
    expect(calculateFee(amount, false)).toEqual({
      due: '777.7777780000',
      fee: '3.8888880000',
      arrives: '773.8888900000',
    })
    expect(calculateFee(amount, true)).toMatchObject({
      fee: '0.0000000000',
      arrives: '777.7777780000',
    })
  })

  it.each([
    ['1,00,000', '99500.0000000000'],
    [' 12 500. ', '12437.5000000000'],
  ])('reads %j as a person writes it', (typed, arrives) => {
    expect(calculateFee(typed, false)?.arrives).toBe(arrives)
  })

  it.each(['', '0', '0.0', '-5', 'ten', '1e3', '.', '1.2.3', '1.12345678901', '9'.repeat(21)])(
    'rejects %j as an amount',
    (amount) => {
      expect(calculateFee(amount, false)).toBeUndefined()
    },
  )
})
