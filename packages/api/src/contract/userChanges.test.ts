import * as v from 'valibot'
import { describe, expect, it } from 'vitest'

import { businessInfoRequestSchema, updateWalletIdRequestSchema } from './userChanges.ts'

describe('what is sent of a user', () => {
  it('names the business and its tps', () => {
    expect(v.parse(businessInfoRequestSchema, { name: ' Chai Point ', tps: 2 })).toEqual({
      name: 'Chai Point',
      tps: 2,
    })
    expect(v.safeParse(businessInfoRequestSchema, { name: ' ', tps: 2 }).issues?.[0].message).toBe(
      'Business name is required',
    )
  })

  it('is a wallet id of at most 200 characters', () => {
    expect(v.is(updateWalletIdRequestSchema, { wallet_id: 'w'.repeat(200) })).toBe(true)
    expect(v.is(updateWalletIdRequestSchema, { wallet_id: 'w'.repeat(201) })).toBe(false)
    expect(v.is(updateWalletIdRequestSchema, { wallet_id: ' ' })).toBe(false)
  })
})
