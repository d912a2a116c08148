import * as v from 'valibot'
import { describe, expect, it } from 'vitest'

import { businessInfoRequestSchema, updateWalletIdRequestSchema } from './userChanges.ts'

describe('requests that change a user', () => {
  it('names the business and its tps', () => {
    expect(v.parse(businessInfoRequestSchema, { name: ' Chai Point ', tps: 2 })).toEqual({
      name: 'Chai Point',
      tps: 2,
    })
    expect(v.safeParse(businessInfoRequestSchema, { name: ' ', tps: 2 }).issues?.[0].message).toBe(
      'Business name is required',
    )
  })

  it.each([
    ['5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'],
    [`0X${'a'.repeat(40)}`],
    [`0x${'a'.repeat(39)}`],
    [`0x${'a'.repeat(41)}`],
    [`0x${'g'.repeat(40)}`],
    // A Cyrillic letter.
    ['0x5аAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'],
    ['TQ5NMqJpS3Z8mUnTqY7wXkRb1dVfGh2LcE'],
  ])('have no wallet %s', (wallet_id) => {
    expect(v.safeParse(updateWalletIdRequestSchema, { wallet_id }).issues?.[0].message).toBe(
      'Enter an EVM address: 0x followed by 40 hexadecimal digits',
    )
  })

  it.each([
    [' ', 'Wallet ID is required'],
    [`0x${'0'.repeat(40)}`, 'Payments to the zero address are lost'],
  ])('have no wallet %j', (wallet_id, message) => {
    expect(v.safeParse(updateWalletIdRequestSchema, { wallet_id }).issues?.[0].message).toBe(
      message,
    )
  })

  it.each([
    '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
    '0x52908400098527886E0F7030069857D2E4169EE7',
    '0xde709f2102306220921060314715629080e2fb77',
  ])('have the wallet %s', (wallet_id) => {
    expect(v.parse(updateWalletIdRequestSchema, { wallet_id: ` ${wallet_id} ` })).toEqual({
      wallet_id,
    })
  })
})
