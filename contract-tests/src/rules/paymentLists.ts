import { operations, type Payment } from '@sluice/api/contract'
import { describe, expect } from 'vitest'

import { expectError } from '../assertions.ts'
import { credentialsOf, type Client, type Seller } from '../client.ts'
import { type Query, createSellerWith } from '../flows/paymentLists.ts'
import { test } from '../test.ts'

// The same list, for the dashboard and for the merchant's server.
describe.each(['listPayments', 'viewPayments'] as const)('%s', (name) => {
  const list = (client: Client, seller: Seller, query: Query = {}): Promise<Payment[]> =>
    client.succeed(name, { ...credentialsOf(name, seller), query })

  const listIds = async (client: Client, seller: Seller, query: Query = {}) =>
    (await list(client, seller, query)).map(({ id }) => id)

  test('does not return transactions of another merchant', async ({ client }) => {
    await createSellerWith(client, 1)
    expect(await list(client, await client.createSeller())).toEqual([])
  })

  describe('filters', () => {
    test('by instants, including both ends', async ({ client }) => {
      const [seller, [id]] = await createSellerWith(client, 1)
      const [row] = await list(client, seller)
      const created = Date.parse(`${row?.created_at}`)
      const at = new Date(created).toISOString()
      const earlier = new Date(created - 1).toISOString()
      const later = new Date(created + 1).toISOString()
      const inIndia = new Date(created + 5.5 * 3_600_000).toISOString().replace('Z', '+05:30')
      for (const instant of [at, inIndia]) {
        const query = { from_date: instant, to_date: instant }
        expect(await listIds(client, seller, query)).toEqual([id])
      }
      expect(await list(client, seller, { from_date: later })).toEqual([])
      expect(await list(client, seller, { to_date: earlier })).toEqual([])
    })

    test('to nothing, if the range ends before it starts', async ({ client }) => {
      const [seller] = await createSellerWith(client, 1)
      const query = { from_date: '2031-01-02', to_date: '2020-01-01' }
      expect(await list(client, seller, query)).toEqual([])
    })
  })

  describe('cursor', () => {
    test('continues within a filter that its transaction no longer matches', async ({
      client,
      server,
    }) => {
      const [seller, ids] = await createSellerWith(client, 4)
      const first: Query = { limit: '2', status: '0' }
      expect(await listIds(client, seller, first)).toEqual(ids.slice(0, 2))
      await server.simulatePayment(ids[1] ?? '', 'paid')
      const second = { ...first, transaction_type: '0', cursor: ids[1] ?? '' }
      expect(await listIds(client, seller, second)).toEqual(ids.slice(2))
    })

    test('is not found if it is a transaction of another merchant', async ({ client }) => {
      const [, [cursor = '']] = await createSellerWith(client, 1)
      const credentials = credentialsOf(name, await client.createSeller())
      const response = await client.call(name, { ...credentials, query: { cursor } })
      expectError(response, 'not_found')
    })
  })

  test('the header Link leads through all pages', async ({ client }) => {
    const [seller, ids] = await createSellerWith(client, 5)
    const credentials = credentialsOf(name, seller)
    const seen: string[] = []
    let query: Record<string, string> = { limit: '2', page: '1', status: '0' }
    for (let page = 1; page <= 3; page += 1) {
      const { headers } = await client.call(name, { ...credentials, query })
      seen.push(...(await listIds(client, seller, query)))
      const next = /^<([^>]+)>; rel="next"$/.exec(headers.get('Link') ?? '')?.[1]
      expect(next === undefined).toBe(page === 3)
      if (next === undefined) break
      expect(new URL(next).pathname).toBe(operations[name].path)
      query = Object.fromEntries(new URL(next).searchParams)
      expect(query).toEqual({ limit: '2', status: '0', cursor: seen.at(-1) })
    }
    expect(seen).toEqual(ids)
  })
})

describe('viewPayments', () => {
  // Only here: setting the clock would end the session of `listPayments`. For the other tests' payments, all jobs are due at once then.
  test(
    'takes a plain date as a whole day in India',
    { timeout: 60_000 },
    async ({ client, server }) => {
      // The clock goes on: what this jump makes due must not take a payment past the end of its day.
      server.setTime(new Date('2031-03-01T12:00:00.000Z'))
      await client.createPayment(await client.createSeller())
      const seller = await client.createSeller()
      const ids: string[] = []
      for (const time of [
        '2031-03-01T18:29:30.000Z',
        '2031-03-01T18:30:00.500Z',
        '2031-03-02T18:29:30.000Z',
        '2031-03-02T18:30:00.500Z',
      ]) {
        server.setTime(new Date(time))
        ids.push(await client.createPayment(seller))
      }
      const [before, first, last, after] = ids
      const { apiKey } = seller
      const listIds = async (query: Query) =>
        (await client.succeed('viewPayments', { apiKey, query })).map(({ id }) => id)
      const day = '2031-03-02'
      expect(await listIds({ from_date: day, to_date: day })).toEqual([last, first])
      expect(await listIds({ from_date: day })).toEqual([after, last, first])
      expect(await listIds({ to_date: day })).toEqual([last, first, before])
      expect(await listIds({ from_date: '2031-03-04' })).toEqual([])
      expect(await listIds({ to_date: day, limit: '1', page: '2' })).toEqual([first])
    },
  )
})

describe('countPayments', () => {
  test('does not count transactions of another merchant', async ({ client }) => {
    await createSellerWith(client, 1)
    const { token } = await client.createMerchant()
    expect(await client.succeed('countPayments', { token })).toEqual({ count: 0 })
  })
})
