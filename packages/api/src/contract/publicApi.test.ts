import * as v from 'valibot'
import { describe, expect, it } from 'vitest'

import { amountRequestSchema } from './priceRequest.ts'
import { createPaymentRequestSchema } from './publicApi.ts'

describe('the amount of a payment', () => {
  it.each([
    ['0.0000000001', '0.0000000001'],
    ['12345678901234567890.1234567891', '12345678901234567890.1234567891'],
    ['007', '007'],
    [12.5, '12.5'],
    [1e-7, '0.0000001'],
    [123456789012345, '123456789012345'],
  ])('may be %j', (amount, text) => {
    expect(v.parse(amountRequestSchema, amount)).toBe(text)
  })

  it.each([
    '0',
    '0.0000000000',
    0,
    -1,
    '-1',
    '',
    '1.',
    '.5',
    '1e5',
    '0.00000000001',
    '123456789012345678901',
    1e21,
    0.1 + 0.2,
    1e-11,
    null,
    {},
  ])('may not be %j', (amount) => {
    expect(v.is(amountRequestSchema, amount)).toBe(false)
  })
})

function fits(metadata: string) {
  return v.is(createPaymentRequestSchema, { amount: '1', metadata })
}

describe('metadata', () => {
  it('is empty by default', () => {
    expect(v.parse(createPaymentRequestSchema, { amount: '1' })).toEqual({
      amount: '1',
      metadata: '',
    })
  })

  it('is at most 4,096 bytes of UTF-8', () => {
    expect(fits('é'.repeat(2_048))).toBe(true)
    expect(fits(`${'é'.repeat(2_048)}x`)).toBe(false)
  })
})
