import { type ListPaymentsQuery, type Payment } from '@sluice/api/contract'
import { describe, expect } from 'vitest'

import { credentialsOf, type Client, type Seller } from '../client.ts'
import { test } from '../test.ts'

export type Query = Partial<Record<keyof ListPaymentsQuery, string>>

/** Creates a seller with pending payments. The ids are in the order of the list: newest first. */
export async function createSellerWith(client: Client, count: number): Promise<[Seller, string[]]> {
  const seller = await client.createSeller()
  const ids: string[] = []
  for (let row = 0; row < count; row += 1) ids.unshift(await client.createPayment(seller))
  return [seller, ids]
}

// The same list, for the dashboard and for the merchant's server.
describe.each(['listPayments', 'viewPayments'] as const)('%s', (name) => {
  const list = (client: Client, seller: Seller, query: Query = {}): Promise<Payment[]> =>
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
    const id = await client.createPayment(seller, '12.5', 'order 1')
    const [pending] = await list(client, seller)
    expect(pending).toEqual({
      id,
      deposit_address: pending?.wallet_id,
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
      reference: '',
      customer_name: '',
      customer_email: '',
      expires_at: expect.stringMatching(/Z$/),
      checkout_url: expect.stringContaining(`/pay/${id}`),
      return_url: null,
      hash: null,
      received: '0.0000000000',
      fee_due: '0.0000000000',
      fee_collected: '0.0000000000',
      refunded: '0.0000000000',
      net: '0.0000000000',
      remaining: '12.5000000000',
      resolution: null,
      currency: 'USDT',
      accepted_tokens: ['USDT', 'USDC'],
      price: { amount: '12.5000000000', currency: 'USDT' },
      quotes: [expect.objectContaining({ peg: 'USD', amount: '12.5000000000', source: 'par' })],
      value: null,
      held: [],
      network: null,
      confirmations: null,
      required_confirmations: null,
      forwarding: null,
      forwarding_hash: null,
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
        forwarding: 'pending',
        value: expect.objectContaining({ currency: 'INR', fee: '0.0000000000', is_stale: false }),
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
  })

  describe('cursor', () => {
    test('continues after a transaction, whatever arrives meanwhile', async ({ client }) => {
      const [seller, ids] = await createSellerWith(client, 5)
      const after = (index: number) => ({ limit: '2', cursor: ids[index] ?? '' })
      expect(await listIds(client, seller, { limit: '2' })).toEqual(ids.slice(0, 2))
      await client.createPayment(seller)
      expect(await listIds(client, seller, after(1))).toEqual(ids.slice(2, 4))
      expect(await listIds(client, seller, { ...after(1), page: '9' })).toEqual(ids.slice(2, 4))
      expect(await listIds(client, seller, after(3))).toEqual(ids.slice(4))
      expect(await listIds(client, seller, after(4))).toEqual([])
    })
  })
})

describe('countPayments', () => {
  test('returns zero for a new merchant', async ({ client }) => {
    const { token } = await client.createMerchant()
    expect(await client.succeed('countPayments', { token })).toEqual({ count: 0 })
  })

  test('counts transactions of any status', async ({ client, server }) => {
    const [{ token }, [first = '', second = '']] = await createSellerWith(client, 3)
    await server.simulatePayment(first, 'paid')
    await server.simulatePayment(second, 'expired')
    expect(await client.succeed('countPayments', { token })).toEqual({ count: 3 })
  })
})
