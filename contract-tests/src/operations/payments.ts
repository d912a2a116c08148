import { limits } from '@sluice/api/contract'
import { describe, expect } from 'vitest'

import { expectError, testInvalidField, unknownIds } from '../assertions.ts'
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

/** Metadata that must be returned byte for byte. */
const metadata: readonly (readonly [description: string, metadata: string])[] = [
  ['outer spaces and line breaks', ' \t order\r\n 7 \n'],
  ['JSON', '{"b": 1,  "a":[1.0, 1e2], "a": null}'],
  ['quotes and backslashes', `'"\\"\\\\ %s %00 \${7*7} {{7*7}}`],
  ['markup', '</script><script>alert(1)</script><!-- &amp; &lt;'],
  ['several scripts', 'मसाला चाय · مرحبا · 你好 · שלום · Ελλάδα'],
  ['characters outside the Basic Multilingual Plane', '🧾👩‍👩‍👧‍👦🇮🇳 𝒜 \u{10FFFF}'],
  ['composed and decomposed letters', 'é e\u0301 ﬁ Å Å'],
  ['invisible characters', '\uFEFFa\u200Bb\u202Ec\u2028d\u2029e\u00A0'],
  ['leading word joiners', '\u2060\u2060\uFEFForder'],
  ['control characters', '\u0001\u0008\u001b[31m\u007f\u0085'],
  ['4,096 bytes', 'x'.repeat(limits.metadataMaxBytes)],
  ['4,096 bytes in characters of four bytes', '🧾'.repeat(limits.metadataMaxBytes / 4)],
]

// The same call, for the merchant's server and for the dashboard.
describe.each(['createTransaction', 'createPayment'] as const)('%s', (name) => {
  test('returns what the customer needs to pay', async ({ client }) => {
    const seller = await client.createSeller()
    const body = { amount: '10.5', metadata: 'order 7' }
    const created = await client.succeed(name, { ...credentialsOf(name, seller), body })
    const { id } = created
    const status = await client.succeed('getTransactionStatus', {
      apiKey: seller.apiKey,
      params: { id },
    })
    expect(created).toEqual({
      ...status,
      wallet_id: expect.stringMatching(/^0x[\dA-Fa-f]{40}$/),
      expiry: created.expires_at,
      transaction_id: id,
      networks: expect.any(Array),
    })
    expect(created).toMatchObject({
      amount: '10.5000000000',
      currency: 'USDT',
      description: '',
      return_url: null,
      checkout_url: expect.stringContaining(`/pay/${id}`),
    })
    expect(Date.parse(created.expiry)).toBeGreaterThan(Date.now())
    expect(created.networks.length).toBeGreaterThan(0)
    for (const { token } of created.networks) expect(token.symbol).toBe('USDT')
    const [listed] = await client.succeed('listTransactions', { token: seller.token })
    expect(listed).toMatchObject({
      ...status,
      created_by: name === 'createPayment' ? 'dashboard' : 'api',
    })
  })

  test('takes a currency, a description, a return URL and a time', async ({ client }) => {
    const credentials = credentialsOf(name, await client.createSeller())
    const options = {
      currency: 'USDC',
      description: 'Two teas',
      return_url: 'https://shop.example/thanks?order=7#top',
    }
    const body = { amount: '10', ...options, expires_in: 300 }
    const created = await client.succeed(name, { ...credentials, body })
    expect(created).toMatchObject(options)
    expect(created.networks.every(({ token }) => token.symbol === 'USDC')).toBe(true)
    const seconds = (Date.parse(created.expiry) - Date.parse(created.created_at)) / 1000
    expect(Math.round(seconds)).toBe(300)
  })

  test.for(['http://localhost:8080/thanks', 'http://127.0.0.1/', 'http://[::1]:80/'])(
    'accepts the return URL %s in a sandbox',
    async (return_url, { client }) => {
      const credentials = credentialsOf(name, await client.sharedSeller())
      const body = { amount: '10', return_url }
      expect(await client.succeed(name, { ...credentials, body })).toMatchObject({ return_url })
    },
  )

  test('requires a payout wallet', async ({ client }) => {
    const { token } = await client.createMerchant()
    const key = await client.succeed('createApiKey', { token, body: { name: 'Shop' } })
    const credentials = credentialsOf(name, { token, apiKey: 'key' in key ? key.key : '' })
    const request = { ...credentials, body: { amount: '1' } }
    expectError(await client.call(name, request), 'wallet_required')
    await client.succeed('updateWalletId', { token, body: { wallet_id: wallet } })
    await client.succeed(name, request)
  })

  test('creates one payment for a repeated request, and rejects another one', async ({
    client,
  }) => {
    const seller = await client.createSeller()
    const request = { ...credentialsOf(name, seller), headers: { 'Idempotency-Key': 'order-7' } }
    const first = await client.succeed(name, { ...request, body: { amount: '5' } })
    expect(await client.succeed(name, { ...request, body: { amount: '5' } })).toEqual(first)
    const other = await client.call(name, { ...request, body: { amount: '6' } })
    expectError(other, 'idempotency_conflict')
    const { token } = seller
    expect(await client.succeed('countTransactions', { token })).toEqual({ count: 1 })
  })

  testInvalidField(name, { amount: '1' }, 'currency', [
    ['null', null],
    ['a number', 7],
    ['unknown', 'XYZ'],
    ['in lower case', 'usdt'],
  ])
  testInvalidField(name, { amount: '1' }, 'description', [
    ['null', null],
    ['empty', ''],
    ['blank', '  '],
    ['too long', 'x'.repeat(limits.descriptionMax + 1)],
  ])
  testInvalidField(name, { amount: '1' }, 'return_url', [
    ['null', null],
    ['empty', ''],
    ['a path', '/thanks'],
    ['http', 'http://shop.example/thanks'],
    ['http to a name that begins like this machine', 'http://localhost.shop.example/'],
    ['a script', 'javascript:alert(1)'],
    ['data', 'data:text/html,hi'],
    ['with credentials', 'https://user:secret@shop.example/'],
    ['too long', `https://shop.example/${'x'.repeat(limits.returnUrlMax)}`],
  ])
  testInvalidField(name, { amount: '1' }, 'expires_in', [
    ['null', null],
    ['a text', '600'],
    ['too short', limits.expiresInMin - 1],
    ['too long', limits.expiresInMax + 1],
    ['a fraction', 600.5],
  ])
})

testInvalidField('createPayment', {}, 'amount', [['missing', undefined]])
testInvalidField('createPayment', { amount: '1' }, 'metadata', [['null', null]])

describe('createTransaction', () => {
  test('creates two transactions for two equal requests', async ({ client }) => {
    const seller = await client.createSeller()
    const first = await client.createTransaction(seller)
    expect(await client.createTransaction(seller)).not.toBe(first)
    const { token } = seller
    expect(await client.succeed('countTransactions', { token })).toEqual({ count: 2 })
  })

  test('creates it for the owner of the key only', async ({ client }) => {
    const [one, other] = [await client.createSeller(), await client.createSeller()]
    await client.createTransaction(one)
    const { token } = other
    expect(await client.succeed('countTransactions', { token })).toEqual({ count: 0 })
  })

  test('accepts a request without metadata', async ({ client }) => {
    const { apiKey } = await client.createSeller()
    const created = await client.succeed('createTransaction', { apiKey, body: { amount: '1' } })
    const params = { id: created.transaction_id }
    const status = await client.succeed('getTransactionStatus', { apiKey, params })
    expect(status).toMatchObject({ metadata: '' })
  })

  test.for(amounts)(
    'asks for what the currency can express of %j',
    async ([sent, due], { client }) => {
      const seller = await client.sharedSeller()
      const params = { id: await client.createTransaction(seller, sent) }
      const { apiKey } = seller
      const status = await client.succeed('getTransactionStatus', { apiKey, params })
      expect(status).toMatchObject({ amount: due })
    },
  )

  test.for(metadata)('returns metadata unchanged: %s', async ([, sent], { client }) => {
    const seller = await client.createSeller()
    const { apiKey, token } = seller
    const params = { id: await client.createTransaction(seller, '1', sent) }
    const status = await client.succeed('getTransactionStatus', { apiKey, params })
    expect(status.metadata).toBe(sent)
    expect(await client.succeed('listTransactions', { token })).toMatchObject([{ meta: sent }])
  })

  test('rejects a member outside the contract by its name', async ({ client }) => {
    const seller = await client.createSeller()
    const { apiKey, token } = seller
    const body = { amount: '1', metdata: 'order 7' }
    const response = await client.call('createTransaction', { apiKey, body })
    expectError(response, 'unknown_field', ['metdata'])
    expect(await client.succeed('countTransactions', { token })).toEqual({ count: 0 })
  })

  testInvalidField('createTransaction', {}, 'amount', [
    ['missing', undefined],
    ['null', null],
    ['a list', ['1']],
    ['true', true],
    ['empty', ''],
    ['a word', 'ten'],
    ['zero', '0'],
    ['zero with decimals', '0.0000000000'],
    ['zero as a number', 0],
    ['negative', '-1'],
    ['negative as a number', -1],
    ['with a plus sign', '+1'],
    ['with spaces', ' 1 '],
    ['with a thousands separator', '1,000'],
    ['with an exponent', '1e3'],
    ['hexadecimal', '0x10'],
    ['without an integer part', '.5'],
    ['without decimals after the point', '5.'],
    ['in Devanagari digits', '१२'],
    ['of 11 decimals', '1.00000000001'],
    ['of 21 integer digits', '100000000000000000000'],
    ['a number with more digits than JSON can carry', 0.1234567890123456],
    ['an integer with more digits than JSON can carry', 9_007_199_254_740_992],
    ['a number too small for 10 decimals', 1e-11],
  ])
  testInvalidField('createTransaction', { amount: '1' }, 'metadata', [
    ['null', null],
    ['a number', 7],
    ['an object', { order: 1 }],
    ['4,097 bytes', 'x'.repeat(limits.metadataMaxBytes + 1)],
    ['4,097 bytes in fewer characters', `${'é'.repeat(limits.metadataMaxBytes / 2)}x`],
    ['a text with a NUL', 'order\u0000 1'],
    ['a text with half a surrogate pair', 'order \ud83d'],
  ])
})

describe('createTransaction after the free days', () => {
  test('rejects an amount that the fee would take', async ({ client, server }) => {
    const { apiKey } = await client.createSeller()
    server.setTime(new Date(Date.now() + 8 * dayMs))
    const create = (amount: string) =>
      client.call('createTransaction', { apiKey, body: { amount } })
    expectError(await create('1'), 'validation_failed', ['amount'])
    expect((await create('1.01')).status).toBe(200)
  })
})

describe('getTransactionStatus', () => {
  test('is pending until the payment arrives', async ({ client, server }) => {
    const seller = await client.createSeller()
    const id = await client.createTransaction(seller, '250.123456', 'order 9')
    const request = { apiKey: seller.apiKey, params: { id } }
    const amount = '250.1234560000'
    const zero = '0.0000000000'
    const pending = {
      id,
      status: 0,
      amount,
      metadata: 'order 9',
      description: '',
      wallet_id: expect.stringMatching(/^\S{20,}$/),
      created_at: expect.stringMatching(/Z$/),
      expires_at: expect.stringMatching(/Z$/),
      checkout_url: expect.stringContaining(`/pay/${id}`),
      return_url: null,
      hash: null,
      state: 'awaiting_payment',
      received: zero,
      fee: zero,
      net: zero,
      remaining: amount,
      resolution: null,
      currency: 'USDT',
      network: null,
      confirmations: null,
      required_confirmations: null,
      settlement: null,
      settlement_hash: null,
    }
    expect(await client.succeed('getTransactionStatus', request)).toEqual(pending)
    await server.simulatePayment(id, 'paid')
    const paid = {
      status: 1,
      state: 'paid',
      received: amount,
      net: amount,
      remaining: zero,
      network: 'local',
      hash: expect.stringMatching(/^\S{32,}$/),
      settlement: 'pending',
    }
    expect(await client.succeed('getTransactionStatus', request)).toEqual({ ...pending, ...paid })
  })

  test('is failed after it expires without a payment', async ({ client, server }) => {
    const seller = await client.createSeller()
    const id = await client.createTransaction(seller)
    await server.simulatePayment(id, 'expired')
    const request = { apiKey: seller.apiKey, params: { id } }
    const failed = { status: -1, state: 'expired', remaining: '0.0000000000' }
    expect(await client.succeed('getTransactionStatus', request)).toMatchObject(failed)
  })

  test('does not find a transaction of another merchant', async ({ client }) => {
    const id = await client.createTransaction(await client.createSeller())
    const { apiKey } = await client.createSeller()
    const response = await client.call('getTransactionStatus', { apiKey, params: { id } })
    expectError(response, 'not_found')
  })

  test.for(unknownIds)('does not find the id %s', async (id, { client }) => {
    const { apiKey } = await client.sharedSeller()
    const response = await client.call('getTransactionStatus', { apiKey, params: { id } })
    expectError(response, 'not_found')
  })

  test('rejects an id of more than 64 characters', async ({ client }) => {
    const { apiKey } = await client.sharedSeller()
    const params = { id: 'x'.repeat(65) }
    const response = await client.call('getTransactionStatus', { apiKey, params })
    expectError(response, 'validation_failed', ['id'])
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
    await server.simulatePayment(await client.createTransaction(seller, amount), 'paid')
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
    await client.createTransaction(seller)
    await server.simulatePayment(await client.createTransaction(seller), 'expired')
    const user = await client.succeed('getOverview', { token: seller.token })
    expect(user.total_earnings).toBe('0.0000000000')
  })
})
