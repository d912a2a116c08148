import { describe, expect } from 'vitest'

import { expectError } from '../assertions.ts'
import type { RequestOptions, Seller } from '../client.ts'
import { test } from '../test.ts'

const hourMs = 60 * 60 * 1000

function request(
  { apiKey }: Seller,
  key: string,
  amount: string | number = '5',
  metadata = 'order',
): RequestOptions {
  return { apiKey, headers: { 'Idempotency-Key': key }, body: { amount, metadata } }
}

describe('Idempotency-Key of createTransaction', () => {
  test('returns the first response to a repeated request', async ({ client }) => {
    const seller = await client.createSeller()
    const first = await client.succeed('createPayment', request(seller, 'order-7'))
    expect(await client.succeed('createPayment', request(seller, 'order-7'))).toEqual(first)
    const { token } = seller
    expect(await client.succeed('countPayments', { token })).toEqual({ count: 1 })
  })

  test('creates another transaction for another key', async ({ client }) => {
    const seller = await client.createSeller()
    const first = await client.succeed('createPayment', request(seller, 'order-7'))
    expect(await client.succeed('createPayment', request(seller, 'order-8'))).not.toEqual(first)
    const { token } = seller
    expect(await client.succeed('countPayments', { token })).toEqual({ count: 2 })
  })

  test('rejects a different request with the same key', async ({ client }) => {
    const seller = await client.createSeller()
    await client.succeed('createPayment', request(seller, 'order-7'))
    for (const other of [request(seller, 'order-7', '6'), request(seller, 'order-7', '5', 'b')]) {
      expectError(await client.call('createPayment', other), 'idempotency_conflict')
    }
    const { token } = seller
    expect(await client.succeed('countPayments', { token })).toEqual({ count: 1 })
  })

  test('creates one transaction for ten simultaneous requests', async ({ client }) => {
    const seller = await client.createSeller()
    const responses = await Promise.all(
      Array.from({ length: 10 }, () => client.succeed('createPayment', request(seller, 'order-7'))),
    )
    expect(new Set(responses.map(({ transaction_id }) => transaction_id)).size).toBe(1)
    const { token } = seller
    expect(await client.succeed('countPayments', { token })).toEqual({ count: 1 })
  })

  test('treats a number and its text as the same amount', async ({ client }) => {
    const seller = await client.createSeller()
    const first = await client.succeed('createPayment', request(seller, 'order-7', 5))
    expect(await client.succeed('createPayment', request(seller, 'order-7', '5'))).toEqual(first)
  })

  test('is not used up by a rejected request', async ({ client }) => {
    const seller = await client.createSeller()
    const rejected = await client.call('createPayment', request(seller, 'order-7', '0'))
    expectError(rejected, 'validation_failed', ['amount'])
    await client.succeed('createPayment', request(seller, 'order-7'))
  })

  test('must have 1 to 255 visible ASCII characters', async ({ client }) => {
    const seller = await client.createSeller()
    await client.succeed('createPayment', request(seller, '!'))
    await client.succeed('createPayment', request(seller, '~'.repeat(255)))
    for (const key of ['', 'x'.repeat(256), 'two words', 'clé']) {
      const response = await client.call('createPayment', request(seller, key))
      expectError(response, 'validation_failed', ['Idempotency-Key'])
    }
  })

  test('belongs to one merchant', async ({ client }) => {
    const [one, other] = [await client.createSeller(), await client.createSeller()]
    const first = await client.succeed('createPayment', request(one, 'order-7'))
    expect(await client.succeed('createPayment', request(other, 'order-7'))).not.toEqual(first)
  })

  test('works for 24 hours', async ({ client, server }) => {
    const seller = await client.createSeller()
    const first = await client.succeed('createPayment', request(seller, 'order-7'))
    server.setTime(new Date(Date.now() + 23.9 * hourMs))
    expect(await client.succeed('createPayment', request(seller, 'order-7'))).toEqual(first)
    server.setTime(new Date(Date.now() + 24.1 * hourMs))
    expect(await client.succeed('createPayment', request(seller, 'order-7'))).not.toEqual(first)
  })
})
