import { operations, type ListTransactionsQuery, type Transaction } from '@sluice/api/contract'
import { describe, expect } from 'vitest'

import { expectError, testInvalidParameter, type InvalidParameters } from '../assertions.ts'
import { credentialsOf, type Client, type Seller } from '../client.ts'
import { test } from '../test.ts'

type Query = Partial<Record<keyof ListTransactionsQuery, string>>

function notInteger(...outOfRange: number[]): InvalidParameters {
  return [
    ['a word', 'many'],
    ['a fraction', '1.5'],
    ['not finite', 'Infinity'],
    ...outOfRange.map((value) => [`${value}`, `${value}`] as const),
  ]
}

const notDate: InvalidParameters = [
  ['a word', 'yesterday'],
  ['in another order', '31-01-2026'],
  ['an impossible month', '2026-13-01'],
  ['an instant without a time zone', '2026-01-31T10:00:00'],
  ['empty', ''],
]

/** Creates a seller with pending transactions. The ids are in the order of the list: newest first. */
async function createSellerWith(client: Client, count: number): Promise<[Seller, string[]]> {
  const seller = await client.createSeller()
  const ids: string[] = []
  for (let row = 0; row < count; row += 1) ids.unshift(await client.createTransaction(seller))
  return [seller, ids]
}

// The same list, for the dashboard and for the merchant's server.
describe.each(['listTransactions', 'viewTransactions'] as const)('%s', (name) => {
  const list = (client: Client, seller: Seller, query: Query = {}): Promise<Transaction[]> =>
    client.succeed(name, { ...credentialsOf(name, seller), query })

  const listIds = async (client: Client, seller: Seller, query: Query = {}) =>
    (await list(client, seller, query)).map(({ id }) => id)

  test('is empty for a new merchant', async ({ client }) => {
    expect(await list(client, await client.createSeller())).toEqual([])
  })

  test('returns all fields of a pending and of a successful transaction', async ({
    client,
    server,
  }) => {
    const seller = await client.createSeller()
    const id = await client.createTransaction(seller, '12.5', 'order 1')
    const [pending] = await list(client, seller)
    expect(pending).toEqual({
      id,
      wallet_id: expect.stringMatching(/^\S{20,}$/),
      user_id: expect.stringMatching(/^\S+$/),
      transaction_type: 0,
      amount: '12.5000000000',
      created_at: expect.stringMatching(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/),
      status: 0,
      created_by: 'api',
      meta: 'order 1',
      transaction_id: null,
      from_type: '',
      state: 'awaiting_payment',
      metadata: 'order 1',
      description: '',
      expires_at: expect.stringMatching(/Z$/),
      checkout_url: expect.stringContaining(`/pay/${id}`),
      return_url: null,
      hash: null,
      received: '0.0000000000',
      fee: '0.0000000000',
      net: '0.0000000000',
      remaining: '12.5000000000',
      resolution: null,
      currency: 'USDT',
      network: null,
      confirmations: null,
      required_confirmations: null,
      settlement: null,
      settlement_hash: null,
    })
    await server.simulatePayment(id, 'paid')
    const paid = await list(client, seller)
    expect(paid).toEqual([
      {
        ...pending,
        status: 1,
        transaction_id: expect.stringMatching(/^\S{32,}$/),
        hash: paid[0]?.transaction_id,
        state: 'paid',
        received: '12.5000000000',
        net: '12.5000000000',
        remaining: '0.0000000000',
        from_type: 'local',
        network: 'local',
        settlement: 'pending',
      },
    ])
  })

  test('returns pages of ten, newest first', async ({ client }) => {
    const [seller, ids] = await createSellerWith(client, 12)
    expect(await listIds(client, seller)).toEqual(ids.slice(0, 10))
    expect(await listIds(client, seller, { page: '2' })).toEqual(ids.slice(10))
    expect(await listIds(client, seller, { page: '2', limit: '7' })).toEqual(ids.slice(7))
    expect(await listIds(client, seller, { limit: '100' })).toEqual(ids)
  })

  test('returns an empty page after the last one', async ({ client }) => {
    const [seller, ids] = await createSellerWith(client, 4)
    expect(await listIds(client, seller, { page: '2', limit: '2' })).toEqual(ids.slice(2))
    expect(await list(client, seller, { page: '3', limit: '2' })).toEqual([])
    expect(await list(client, seller, { page: '1000000' })).toEqual([])
  })

  test('accepts leading zeros in page', async ({ client }) => {
    const [seller, ids] = await createSellerWith(client, 3)
    expect(await listIds(client, seller, { page: '02', limit: '1' })).toEqual(ids.slice(1, 2))
  })

  test('does not return transactions of another merchant', async ({ client }) => {
    await createSellerWith(client, 1)
    expect(await list(client, await client.createSeller())).toEqual([])
  })

  testInvalidParameter(name, 'page', notInteger(0, -1, 1_000_001))
  testInvalidParameter(name, 'limit', notInteger(0, -1, 101))

  describe('filters', () => {
    test('by status', async ({ client, server }) => {
      const [seller, [newest = '', middle = '', oldest = '']] = await createSellerWith(client, 3)
      await server.simulatePayment(middle, 'paid')
      await server.simulatePayment(oldest, 'expired')
      expect(await listIds(client, seller, { status: '1' })).toEqual([middle])
      expect(await listIds(client, seller, { status: '0' })).toEqual([newest])
      expect(await listIds(client, seller, { status: '-1' })).toEqual([oldest])
    })

    test('by type, also across pages', async ({ client }) => {
      const [seller, ids] = await createSellerWith(client, 3)
      expect(await list(client, seller, { transaction_type: '1' })).toEqual([])
      const query: Query = { transaction_type: '0', status: '0', limit: '2', page: '2' }
      expect(await listIds(client, seller, query)).toEqual(ids.slice(2))
    })

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

    testInvalidParameter(name, 'status', notInteger(-2, 2))
    testInvalidParameter(name, 'transaction_type', notInteger(-1, 2))
    testInvalidParameter(name, 'from_date', notDate)
    testInvalidParameter(name, 'to_date', notDate)
  })

  describe('cursor', () => {
    test('continues after a transaction, whatever arrives meanwhile', async ({ client }) => {
      const [seller, ids] = await createSellerWith(client, 5)
      const after = (index: number) => ({ limit: '2', cursor: ids[index] ?? '' })
      expect(await listIds(client, seller, { limit: '2' })).toEqual(ids.slice(0, 2))
      await client.createTransaction(seller)
      expect(await listIds(client, seller, after(1))).toEqual(ids.slice(2, 4))
      expect(await listIds(client, seller, { ...after(1), page: '9' })).toEqual(ids.slice(2, 4))
      expect(await listIds(client, seller, after(3))).toEqual(ids.slice(4))
      expect(await listIds(client, seller, after(4))).toEqual([])
    })

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

    test('is not found if it is no transaction', async ({ client }) => {
      const credentials = credentialsOf(name, await client.sharedSeller())
      for (const cursor of ['nothing', '01990000-0000-7000-8000-000000000000']) {
        const response = await client.call(name, { ...credentials, query: { cursor } })
        expectError(response, 'not_found')
      }
    })

    test('is not found if it is a transaction of another merchant', async ({ client }) => {
      const [, [cursor = '']] = await createSellerWith(client, 1)
      const credentials = credentialsOf(name, await client.createSeller())
      const response = await client.call(name, { ...credentials, query: { cursor } })
      expectError(response, 'not_found')
    })

    testInvalidParameter(name, 'cursor', [['empty', '']])
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

  test('link_id is not found if it is no payment link of the merchant', async ({ client }) => {
    const other = await client.createSeller()
    const body = { description: 'Tea', is_reusable: true }
    const link = await client.succeed('createPaymentLink', { token: other.token, body })
    const credentials = credentialsOf(name, await client.sharedSeller())
    for (const link_id of ['nothing', '01990000-0000-7000-8000-000000000000', link.id]) {
      const response = await client.call(name, { ...credentials, query: { link_id } })
      expectError(response, 'not_found')
    }
  })

  testInvalidParameter(name, 'link_id', [['empty', '']])
})

describe('viewTransactions', () => {
  // Only here: setting the clock would end the session of `listTransactions`.
  test('takes a plain date as a whole day in India', async ({ client, server }) => {
    const seller = await client.createSeller()
    const ids: string[] = []
    for (const time of [
      '2031-03-01T18:29:58.000Z',
      '2031-03-01T18:30:00.500Z',
      '2031-03-02T18:29:58.000Z',
      '2031-03-02T18:30:00.500Z',
    ]) {
      server.setTime(new Date(time))
      ids.push(await client.createTransaction(seller))
    }
    const [before, first, last, after] = ids
    const { apiKey } = seller
    const listIds = async (query: Query) =>
      (await client.succeed('viewTransactions', { apiKey, query })).map(({ id }) => id)
    const day = '2031-03-02'
    expect(await listIds({ from_date: day, to_date: day })).toEqual([last, first])
    expect(await listIds({ from_date: day })).toEqual([after, last, first])
    expect(await listIds({ to_date: day })).toEqual([last, first, before])
    expect(await listIds({ from_date: '2031-03-04' })).toEqual([])
    expect(await listIds({ to_date: day, limit: '1', page: '2' })).toEqual([first])
  })
})

describe('countTransactions', () => {
  test('returns zero for a new merchant', async ({ client }) => {
    const { token } = await client.createMerchant()
    expect(await client.succeed('countTransactions', { token })).toEqual({ count: 0 })
  })

  test('counts transactions of any status', async ({ client, server }) => {
    const [{ token }, [first = '', second = '']] = await createSellerWith(client, 3)
    await server.simulatePayment(first, 'paid')
    await server.simulatePayment(second, 'expired')
    expect(await client.succeed('countTransactions', { token })).toEqual({ count: 3 })
  })

  test('does not count transactions of another merchant', async ({ client }) => {
    await createSellerWith(client, 1)
    const { token } = await client.createMerchant()
    expect(await client.succeed('countTransactions', { token })).toEqual({ count: 0 })
  })
})
