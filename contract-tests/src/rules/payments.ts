import { describe, expect } from 'vitest'

import { rightRequest } from '../../../packages/gateway/src/test/rightRequests.ts'
import { expectError } from '../assertions.ts'
import { credentialsOf, password, wallet, type Client } from '../client.ts'
import type { TestServer } from '../servers/server.ts'
import { test } from '../test.ts'

const dayMs = 24 * 60 * 60 * 1000

/** Valid amounts, and what is due: rounded up to the six decimals of the currency. */
const amounts: readonly (readonly [sent: string | number, due: string])[] = [
  ['1', '1.0000000000'],
  ['0.0000000001', '0.0000010000'],
  ['0.1234567891', '0.1234570000'],
  ['00012.50', '12.5000000000'],
  ['99999999999999999999.999999', '99999999999999999999.9999990000'],
  ['9007199254740993.000001', '9007199254740993.0000010000'],
  [12.5, '12.5000000000'],
  [0.1, '0.1000000000'],
  [1e-7, '0.0000010000'],
  [1e-10, '0.0000010000'],
  [123_456_789_012_345, '123456789012345.0000000000'],
  [0.123456789, '0.1234570000'],
]

// The same call, for the merchant's server and for the dashboard.
describe.each(['createPayment', 'createMerchantPayment'] as const)('%s', (name) => {
  test('accepts a return URL of this machine in a sandbox', async ({ client }) => {
    const credentials = credentialsOf(name, await client.sharedSeller())
    for (const return_url of [
      'http://localhost:8080/thanks',
      'http://127.0.0.1/',
      'http://[::1]/',
    ]) {
      const body = { amount: '10', return_url }
      expect(await client.succeed(name, { ...credentials, body })).toMatchObject({ return_url })
    }
  })

  test('exchanges a price in rupees, and fixes the rate', async ({ client }) => {
    const credentials = credentialsOf(name, await client.sharedSeller())
    const payment = await client.succeed(name, {
      ...credentials,
      body: { amount: '1700', currency: 'INR' },
    })
    // The sandbox's rate moves by at most 0.2 per cent around 84.75.
    expect(Number(payment.amount)).toBeGreaterThan(20)
    expect(Number(payment.amount)).toBeLessThan(20.2)
    expect(payment).toMatchObject({
      currency: 'USDT',
      price: { amount: '1700.0000000000', currency: 'INR' },
      quotes: [{ peg: 'USD', amount: payment.amount, source: 'sandbox' }],
    })
  })
})

describe.each(['createPayment', 'createMerchantPayment', 'createSale'] as const)('%s', (name) => {
  test('requires a payout wallet', async ({ client }) => {
    const { token } = await client.createMerchant()
    const key = await client.succeed('createApiKey', { token, body: { name: 'Shop' } })
    const credentials = credentialsOf(name, { token, apiKey: 'key' in key ? key.key : '' })
    const request = { ...credentials, body: { amount: '1', currency: 'USDT' } }
    expectError(await client.call(name, request), 'wallet_required')
    await client.succeed('updateWalletId', { token, body: { wallet_id: wallet } })
    await client.succeed(name, request)
  })

  test('creates one payment for a repeated request, and rejects another one', async ({
    client,
  }) => {
    const seller = await client.createSeller()
    const request = { ...credentialsOf(name, seller), headers: { 'Idempotency-Key': 'order-7' } }
    const first = await client.succeed(name, {
      ...request,
      body: { amount: '5', currency: 'USDT' },
    })
    expect(
      await client.succeed(name, { ...request, body: { amount: '5', currency: 'USDT' } }),
    ).toEqual(first)
    const other = await client.call(name, { ...request, body: { amount: '6', currency: 'USDT' } })
    expectError(other, 'idempotency_conflict')
    const { token } = seller
    expect(await client.succeed('countPayments', { token })).toEqual({ count: 1 })
  })
})

describe('createPayment', () => {
  test('creates two transactions for two equal requests', async ({ client }) => {
    const seller = await client.createSeller()
    const first = await client.createPayment(seller)
    expect(await client.createPayment(seller)).not.toBe(first)
    const { token } = seller
    expect(await client.succeed('countPayments', { token })).toEqual({ count: 2 })
  })

  test('creates it for the owner of the key only', async ({ client }) => {
    const [one, other] = [await client.createSeller(), await client.createSeller()]
    await client.createPayment(one)
    const { token } = other
    expect(await client.succeed('countPayments', { token })).toEqual({ count: 0 })
  })

  test('accepts a request without metadata', async ({ client }) => {
    const { apiKey } = await client.createSeller()
    const created = await client.succeed('createPayment', { apiKey, body: { amount: '1' } })
    const params = { id: created.transaction_id }
    const status = await client.succeed('getPaymentStatus', { apiKey, params })
    expect(status).toMatchObject({ metadata: '' })
  })

  test('asks for what the currency can express', async ({ client }) => {
    const seller = await client.sharedSeller()
    const { apiKey } = seller
    for (const [sent, due] of amounts) {
      const params = { id: await client.createPayment(seller, sent) }
      const status = await client.succeed('getPaymentStatus', { apiKey, params })
      expect([sent, status.amount]).toEqual([sent, due])
    }
  })
})

describe('createTransaction after the free days', () => {
  test('rejects an amount that the fee would take', async ({ client, server }) => {
    const { apiKey } = await client.createSeller()
    server.setTime(new Date(Date.now() + 8 * dayMs))
    const create = (amount: string) => client.call('createPayment', { apiKey, body: { amount } })
    expectError(await create('1'), 'validation_failed', ['amount'])
    expect((await create('1.01')).status).toBe(200)
  })
})

/** What a new merchant earns from payments some days after registering. */
async function earn(
  client: Client,
  server: TestServer,
  { amounts: paid, afterDays = 0 }: { amounts: readonly string[]; afterDays?: number },
): Promise<string> {
  const seller = await client.createSeller()
  server.setTime(new Date(Date.now() + afterDays * dayMs))
  for (const amount of paid) {
    await server.simulatePayment(await client.createPayment(seller, amount), 'paid')
  }
  // The first session may have expired.
  const login = await client.succeed('login', { body: { email: seller.email, password } })
  const user = await client.succeed('getOverview', { token: login.access_token })
  return user.total_earnings
}

describe('total_earnings of getOverview', () => {
  test('are free of fees in the first seven days', async ({ client, server }) => {
    const earned = await earn(client, server, { amounts: ['0.1', '0.2', '100.000001'] })
    expect(earned).toBe('100.3000010000')
  })

  test('are reduced by 0.5% after seven days', async ({ client, server }) => {
    const earned = await earn(client, server, { amounts: ['1000'], afterDays: 8 })
    expect(earned).toBe('995.0000000000')
  })

  test('are reduced by at least $1', async ({ client, server }) => {
    const earned = await earn(client, server, { amounts: ['200', '199.99'], afterDays: 8 })
    expect(earned).toBe('397.9900000000')
  })

  test('are exact to the last decimal', async ({ client, server }) => {
    const earned = await earn(client, server, { amounts: ['250.123457'], afterDays: 8 })
    expect(earned).toBe('248.8728400000')
  })

  test('include neither pending nor failed payments', async ({ client, server }) => {
    const seller = await client.createSeller()
    await client.createPayment(seller)
    await server.simulatePayment(await client.createPayment(seller), 'expired')
    const user = await client.succeed('getOverview', { token: seller.token })
    expect(user.total_earnings).toBe('0.0000000000')
  })
})

test.for(['createPayment', 'createMerchantPayment', 'createPaymentLink'] as const)(
  '%s refuses a currency that no network has',
  async (name, { client }) => {
    const credentials = await client.credentials(name)
    for (const currency of ['XYZ', 'usdt']) {
      const body = { ...rightRequest(name).body, currency }
      const response = await client.call(name, { ...credentials, body })
      expectError(response, 'validation_failed', ['currency'])
    }
  },
)
