import { describe, expect } from 'vitest'

import { wallet } from '../client.ts'
import { test } from '../test.ts'

describe('listDepositTerms', () => {
  test('exports the terms of each address, newest first, in pages', async ({ client }) => {
    const seller = await client.createSeller()
    const ids = [await client.createPayment(seller), await client.createPayment(seller)]
    const { token } = seller
    const rows = await client.succeed('listPayments', { token })
    const terms = await client.succeed('listDepositTerms', { token })
    expect(terms.map(({ payment_id }) => payment_id)).toEqual(ids.toReversed())
    expect(terms.map(({ address }) => address)).toEqual(
      rows.map(({ deposit_address }) => deposit_address),
    )
    const address: unknown = expect.stringMatching(/^0x[\dA-Fa-f]{40}$/)
    expect(terms[0]).toMatchObject({
      factory: address,
      merchant: wallet,
      fee_wallet: address,
      fee_bps: expect.any(Number),
      min_fee: expect.stringMatching(/^\d+$/),
      ref: expect.stringMatching(/^0x[\da-f]{64}$/),
    })
    const query = { limit: '1' }
    expect(await client.succeed('listDepositTerms', { token, query })).toEqual(terms.slice(0, 1))
    const next = { limit: '1', cursor: String(terms[0]?.payment_id) }
    expect(await client.succeed('listDepositTerms', { token, query: next })).toEqual(terms.slice(1))
  })
})
