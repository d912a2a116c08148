import { describe, expect } from 'vitest'

import type { Client } from '../client.ts'
import { test } from '../test.ts'

const period = { from_date: '2026-01-01', to_date: '2026-01-31' }

/** The day in India. */
export function today(): string {
  return new Date(Date.now() + 5.5 * 3_600_000).toISOString().slice(0, 10)
}

describe('getSummary', () => {
  test('has no currencies for a new merchant', async ({ client }) => {
    const { token } = await client.createMerchant()
    expect(await client.succeed('getSummary', { token, query: period })).toEqual({
      ...period,
      previous_from_date: '2025-12-01',
      previous_to_date: '2025-12-31',
      currencies: [],
      values: [],
    })
  })

  test('adds up what was received today', async ({ client, server }) => {
    const seller = await client.createSeller()
    const { token } = seller
    for (const amount of ['12.5', '30']) {
      await server.simulatePayment(await client.createPayment(seller, amount), 'paid')
    }
    await server.simulatePayment(await client.createPayment(seller, '8'), 'underpaid')
    const day = today()
    const query = { from_date: day, to_date: day }
    const sums = { received: '42.5000000000', fees: '0.0000000000' }
    expect(await client.succeed('getSummary', { token, query })).toMatchObject({
      currencies: [
        {
          currency: 'USDT',
          ...sums,
          previous_received: '0.0000000000',
          previous_fees: '0.0000000000',
          days: [{ day, ...sums }],
        },
      ],
      values: [{ currency: 'INR', fees: '0.0000000000', days: [{ day }] }],
    })
  })
})

describe('getEarnings', () => {
  test('adds up tokens, and what they were worth', async ({ client, server }) => {
    const seller = await client.createSeller()
    const { token } = seller
    expect(await client.succeed('getEarnings', { token })).toEqual({ tokens: [], values: [] })
    const id = await client.createPayment(seller, '12.5')
    await server.simulatePayment(id, 'paid')
    const { value } = await client.succeed('getPaymentStatus', {
      apiKey: seller.apiKey,
      params: { id },
    })
    expect(value).toMatchObject({ currency: 'INR', is_stale: false })
    expect(await client.succeed('getEarnings', { token })).toEqual({
      tokens: [{ currency: 'USDT', amount: '12.5000000000' }],
      values: [{ currency: 'INR', amount: value?.net }],
    })
  })
})

export async function find(client: Client, token: string, query: Record<string, string>) {
  return (await client.succeed('listPayments', { token, query })).map(({ id }) => id)
}

describe('listTransactions with a search', () => {
  test('finds by ID, address, amount, hash and words of the metadata', async ({
    client,
    server,
  }) => {
    const seller = await client.createSeller()
    const { token } = seller
    const first = await client.createPayment(seller, '1250.5', '{"order":"CHAI-20480"}')
    const second = await client.createPayment(seller, '20480', 'Gift for Ravi & Asha')
    await client.createPayment(seller, '3', 'Something else')
    await server.simulatePayment(first, 'paid')
    const rows = await client.succeed('listPayments', { token })
    const paid = rows.find(({ id }) => id === first)
    for (const search of [
      first,
      first.toUpperCase(),
      paid?.wallet_id ?? '',
      paid?.wallet_id.toLowerCase() ?? '',
      paid?.transaction_id ?? '',
      '1,250.50',
      'chai',
      'order chai-204',
    ]) {
      expect([search, await find(client, token, { search })]).toEqual([search, [first]])
    }
    expect(await find(client, token, { search: '20480' })).toEqual([second, first])
    expect(await find(client, token, { search: 'ravi ash' })).toEqual([second])
    expect(await find(client, token, { search: '20480', status: '1' })).toEqual([first])
    expect(await find(client, token, { search: '20480', limit: '1', page: '2' })).toEqual([first])
    expect(await find(client, token, { search: '20480', cursor: second })).toEqual([first])
    for (const search of ['avi', 'ash ravi', 'chai teapot', '&|!', "'; drop", '125', '😀']) {
      expect([search, await find(client, token, { search })]).toEqual([search, []])
    }
  })

  test('filters by state, network and currency', async ({ client, server }) => {
    const seller = await client.createSeller()
    const { token } = seller
    const waiting = await client.createPayment(seller)
    const paid = await client.createPayment(seller)
    await server.simulatePayment(paid, 'paid')
    expect(await find(client, token, { state: 'awaiting_payment' })).toEqual([waiting])
    expect(await find(client, token, { state: 'paid', network: 'local' })).toEqual([paid])
    expect(await find(client, token, { currency: 'USDT' })).toEqual([paid, waiting])
    expect(await find(client, token, { currency: 'USDC' })).toEqual([])
    expect(await find(client, token, { network: 'elsewhere' })).toEqual([])
  })
})

describe('getAttention', () => {
  const nothing = { wallet_refused: false, held: [], has_more_held: false, disabled_webhook: null }

  test('knows which of the first steps are done', async ({ client, server }) => {
    const { token } = await client.createMerchant()
    const steps = { wallet: false, payment: false, sale: false, link: false }
    expect(await client.succeed('getAttention', { token })).toMatchObject({
      steps: { ...steps, api_key: false, webhook: false },
      first_steps: { places: null, is_postponed: false },
      ...nothing,
    })
    const seller = await client.createSeller()
    await server.simulatePayment(await client.createPayment(seller), 'paid')
    await addWebhook(client, seller.token)
    expect(await client.succeed('getAttention', { token: seller.token })).toMatchObject({
      steps: {
        wallet: true,
        payment: true,
        sale: false,
        link: false,
        api_key: true,
        webhook: true,
      },
      ...nothing,
    })
    await client.succeed('createSale', {
      token: seller.token,
      body: { amount: '5.00', currency: 'USD' },
    })
    await client.succeed('createPaymentLink', {
      token: seller.token,
      body: { description: 'Chai', amount: '5.00', is_reusable: true },
    })
    expect(await client.succeed('getAttention', { token: seller.token })).toMatchObject({
      steps: { sale: true, link: true },
    })
  })

  test('keeps what the merchant said about the first steps', async ({ client }) => {
    const { token } = await client.createMerchant()
    const body = { places: ['links' as const], is_postponed: true }
    expect(await client.succeed('setFirstSteps', { token, body })).toEqual(body)
    expect(await client.succeed('getAttention', { token })).toMatchObject({ first_steps: body })
  })

  test('lists money that waits for a decision', async ({ client, server }) => {
    const seller = await client.createSeller()
    const { token } = seller
    const ids = [await client.createPayment(seller), await client.createPayment(seller)]
    for (const id of ids) await server.simulatePayment(id, 'underpaid')
    await server.simulatePayment(await client.createPayment(seller), 'expired')
    const heldIds = async () =>
      (await client.succeed('getAttention', { token })).held.map(({ id }) => id)
    expect(await heldIds()).toEqual(ids.toReversed())
    await client.succeed('acceptPayment', { token, params: { id: ids[0] ?? '' } })
    await client.succeed('createRefund', { token, body: { payment_id: ids[1] ?? '' } })
    expect(await heldIds()).toEqual([])
  })
})

async function addWebhook(client: Client, token: string): Promise<void> {
  const query = { webhookUrl: 'https://hooks.example.com/paid' }
  await client.succeed('setWebhook', { token, query })
}
