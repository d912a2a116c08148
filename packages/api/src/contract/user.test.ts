import * as v from 'valibot'
import { describe, expect, it } from 'vitest'

import { userSchema } from './user.ts'
import { businessInfoRequestSchema, updateWalletIdRequestSchema } from './userChanges.ts'

const nobody = {
  full_name: '',
  email: '',
  wallet_id: '',
  business_info: null,
  total_earnings: '0',
  webhook: [],
}

describe('a user', () => {
  it('has a default for each missing member', () => {
    expect(v.parse(userSchema, {})).toEqual(nobody)
  })

  it('has the same default for each null', () => {
    const nulls = Object.fromEntries(Object.keys(nobody).map((member) => [member, null]))
    expect(v.parse(userSchema, nulls)).toEqual(nobody)
  })

  it('drops unknown members', () => {
    expect(v.parse(userSchema, { password: 'x', tps: 2 })).toEqual(nobody)
  })

  it.each([
    [{ name: 'Chai Point' }, { name: 'Chai Point' }],
    [{ name: 'Chai Point', tps: 2 }, { name: 'Chai Point' }],
    [{ name: 7 }, { name: '7' }],
    [{ name: '' }, null],
    [{ name: null }, null],
    [{}, null],
    [null, null],
  ])('with business_info %j has the business %j', (business_info, business) => {
    expect(v.parse(userSchema, { business_info }).business_info).toEqual(business)
  })

  it.each(['Chai Point', 7, true])('is none with business_info %j', (business_info) => {
    expect(v.is(userSchema, { business_info })).toBe(false)
  })

  it.each([
    ['10.5', '10.5'],
    [1e-7, '0.0000001'],
    [null, '0'],
  ])('with total_earnings %j has earned %j', (total_earnings, earned) => {
    expect(v.parse(userSchema, { total_earnings }).total_earnings).toBe(earned)
  })

  it.each([
    [
      { webhook_id: 7, webhook_url: 'https://h.example/', expires_at: '2026-11-20 10:00:00' },
      {
        webhook_id: '7',
        webhook_url: 'https://h.example/',
        expires_at: '2026-11-20T10:00:00.000Z',
      },
    ],
    [
      { webhook_url: 'https://h.example/' },
      { webhook_id: '', webhook_url: 'https://h.example/', expires_at: null },
    ],
  ])('with the webhook %j has %j', (given, webhook) => {
    expect(v.parse(userSchema, { webhook: [given] }).webhook).toEqual([webhook])
  })
})

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
