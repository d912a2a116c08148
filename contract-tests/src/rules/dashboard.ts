import { describe, expect } from 'vitest'

import { find, today } from '../flows/dashboard.ts'
import { test } from '../test.ts'

describe('getSummary', () => {
  test('does not include what another merchant received', async ({ client, server }) => {
    const seller = await client.createSeller()
    await server.simulatePayment(await client.createPayment(seller), 'paid')
    const { token } = await client.createMerchant()
    const query = { from_date: today(), to_date: today() }
    const { currencies } = await client.succeed('getSummary', { token, query })
    expect(currencies).toEqual([])
  })
})

describe('listTransactions with a search', () => {
  test('finds nothing of another merchant', async ({ client }) => {
    const seller = await client.createSeller()
    const id = await client.createPayment(seller, '77.25', 'unheard-of words')
    const { token } = await client.createMerchant()
    for (const search of [id, '77.25', 'unheard']) {
      expect(await find(client, token, { search })).toEqual([])
    }
  })
})
