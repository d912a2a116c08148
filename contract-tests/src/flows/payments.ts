import { defaultPolicy, defaultRules } from '@sluice/api/contract'
import { describe, expect } from 'vitest'

import { credentialsOf } from '../client.ts'
import { expectError } from '../assertions.ts'
import { test } from '../test.ts'

// The same call, for the merchant's server and for the dashboard.
describe.each(['createPayment', 'createMerchantPayment'] as const)('%s', (name) => {
  test('returns what the customer needs to pay', async ({ client }) => {
    const seller = await client.createSeller()
    const body = { amount: '10.5', metadata: 'order 7' }
    const created = await client.succeed(name, { ...credentialsOf(name, seller), body })
    const { id } = created
    const status = await client.succeed('getPaymentStatus', {
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
      reference: '',
      customer_name: '',
      customer_email: '',
      return_url: null,
      checkout_url: expect.stringContaining(`/pay/${id}`),
    })
    expect(Date.parse(created.expiry)).toBeGreaterThan(Date.now())
    // All tokens that follow the same currency count, that of the amount first.
    expect(created.accepted_tokens).toEqual(['USDT', 'USDC'])
    const symbols = new Set(created.networks.map(({ token }) => token.symbol))
    expect([...symbols]).toEqual(['USDT', 'USDC'])
    const [listed] = await client.succeed('listPayments', { token: seller.token })
    expect(listed).toMatchObject({
      ...status,
      created_by: name === 'createMerchantPayment' ? 'dashboard' : 'api',
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
    expect(created.networks[0]?.token.symbol).toBe('USDC')
    const seconds = (Date.parse(created.expiry) - Date.parse(created.created_at)) / 1000
    expect(Math.round(seconds)).toBe(300)
  })

  test('can be restricted to some tokens, but to none that is worth something else', async ({
    client,
  }) => {
    const credentials = credentialsOf(name, await client.createSeller())
    const create = (accepted_tokens: string[]) =>
      client.call(name, { ...credentials, body: { amount: '10', accepted_tokens } })
    const { body: created } = await create(['USDC', 'USDC'])
    expect(created).toMatchObject({ currency: 'USDT', accepted_tokens: ['USDC'] })
    expect(await create(['USDC', 'XYZ'])).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'accepted_tokens' }] },
    })
  })
})

describe('getPaymentStatus', () => {
  test('is pending until the payment arrives', async ({ client, server }) => {
    const seller = await client.createSeller()
    const id = await client.createPayment(seller, '250.123456', 'order 9')
    const request = { apiKey: seller.apiKey, params: { id } }
    const amount = '250.1234560000'
    const address: unknown = expect.stringMatching(/^\S{20,}$/)
    const zero = '0.0000000000'
    const pending = {
      id,
      status: 0,
      amount,
      metadata: 'order 9',
      description: '',
      reference: '',
      customer_name: '',
      customer_email: '',
      deposit_address: address,
      wallet_id: address,
      created_at: expect.stringMatching(/Z$/),
      expires_at: expect.stringMatching(/Z$/),
      checkout_url: expect.stringContaining(`/pay/${id}`),
      return_url: null,
      hash: null,
      state: 'awaiting_payment',
      received: zero,
      fee_due: zero,
      fee_collected: zero,
      refunded: zero,
      net: zero,
      remaining: amount,
      resolution: null,
      currency: 'USDT',
      accepted_tokens: ['USDT', 'USDC'],
      price: { amount, currency: 'USDT' },
      quotes: [
        {
          peg: 'USD',
          tokens: ['USDT', 'USDC'],
          amount,
          rate: '1.0000000000',
          source: 'par',
          quoted_at: expect.stringMatching(/Z$/),
        },
      ],
      value: null,
      held: [],
      network: null,
      confirmations: null,
      required_confirmations: null,
      forwarding: null,
      forwarding_hash: null,
    }
    expect(await client.succeed('getPaymentStatus', request)).toEqual(pending)
    await server.simulatePayment(id, 'paid')
    const paid = {
      status: 1,
      state: 'paid',
      received: amount,
      net: amount,
      remaining: zero,
      network: 'local',
      hash: expect.stringMatching(/^\S{32,}$/),
      forwarding: 'pending',
      value: expect.objectContaining({ currency: 'INR', fee: zero }),
    }
    const status = await client.succeed('getPaymentStatus', request)
    expect(status).toEqual({ ...pending, ...paid })
    const find = (hash: string) =>
      client.succeed('findTransfer', { token: seller.token, query: { hash } })
    expect(await find(String(status.hash))).toEqual({
      result: expect.stringMatching(/^(?:found|waiting)$/),
      payment_id: id,
    })
    expect(await find(`0x${'0'.repeat(64)}`)).toEqual({ result: 'unknown', payment_id: null })
  })

  test('is failed after it expires without a payment', async ({ client, server }) => {
    const seller = await client.createSeller()
    const id = await client.createPayment(seller)
    await server.simulatePayment(id, 'expired')
    const request = { apiKey: seller.apiKey, params: { id } }
    const failed = { status: -1, state: 'expired', remaining: '0.0000000000' }
    expect(await client.succeed('getPaymentStatus', request)).toMatchObject(failed)
  })
})

describe('setPaymentPolicy', () => {
  test('decides on new payments, and starts with the defaults', async ({ client }) => {
    const seller = await client.createSeller()
    const { token } = seller
    const before = await client.succeed('getPaymentPolicy', { token })
    expect(before).toEqual({ ...defaultRules, ...defaultPolicy })
    const policy = {
      ...before,
      grace_minutes: 0,
      dust: '0',
      accepted_tokens: ['USDC'],
      spread_percent: '1.5',
      home_currency: 'EUR',
    }
    expect(await client.succeed('setPaymentPolicy', { token, body: policy })).toEqual(policy)
    expect(await client.succeed('getPaymentPolicy', { token })).toEqual(policy)
    const id = await client.createPayment(seller)
    const created = await client.succeed('getPaymentStatus', {
      apiKey: seller.apiKey,
      params: { id },
    })
    expect(created.accepted_tokens).toEqual(['USDC'])
  })

  test('refuses a token that there is not', async ({ client }) => {
    const { token } = await client.createMerchant()
    const body = { ...defaultRules, ...defaultPolicy, accepted_tokens: ['XYZ'] }
    expect(await client.call('setPaymentPolicy', { token, body })).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'accepted_tokens' }] },
    })
  })
})

describe('createSale', () => {
  test('is listed with the day’s sales, and counted once it is paid', async ({
    client,
    server,
  }) => {
    const seller = await client.createSeller()
    const { token } = seller
    await client.createPayment(seller)
    const sell = async (amount: string) => {
      const body = { amount, currency: 'INR', description: 'Table 4' }
      const { id, price } = await client.succeed('createSale', { token, body })
      expect(price).toEqual({ amount, currency: 'INR' })
      return id
    }
    const [waiting, first, second] = [
      await sell('90.5000000000'),
      await sell('100.2500000000'),
      await sell('200.0000000000'),
    ]
    for (const id of [first, second]) await server.simulatePayment(id, 'paid')
    const { sales, totals } = await client.succeed('listSales', { token })
    expect(totals).toEqual([{ currency: 'INR', amount: '300.2500000000', count: 2 }])
    expect(sales.map(({ id, status }) => [id, status])).toEqual([
      [second, 1],
      [first, 1],
      [waiting, 0],
    ])
    expect(sales[0]).toMatchObject({ created_by: 'counter', description: 'Table 4' })
    const query = { created_by: 'counter' } as const
    const listed = await client.succeed('listPayments', { token, query })
    expect(listed.map(({ id }) => id)).toEqual([second, first, waiting])
  })

  test('shows nothing of another merchant', async ({ client }) => {
    const seller = await client.createSeller()
    const body = { amount: '1', currency: 'USDT' }
    await client.succeed('createSale', { token: seller.token, body })
    const { token } = await client.createSeller()
    expect(await client.succeed('listSales', { token })).toMatchObject({ totals: [], sales: [] })
  })

  test('has to say what the amount is in', async ({ client }) => {
    const { token } = await client.createSeller()
    expect(await client.call('createSale', { token, body: { amount: '200' } })).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'currency' }] },
    })
  })
})

describe('setNotifications', () => {
  test('decides which mails about payments come, and starts with each payment', async ({
    client,
  }) => {
    const { token } = await client.createMerchant()
    const before = await client.succeed('getNotifications', { token })
    expect(before).toEqual({ payment_mails: 'each_payment' })
    const body = { payment_mails: 'daily_summary' } as const
    expect(await client.succeed('setNotifications', { token, body })).toEqual(body)
    expect(await client.succeed('getNotifications', { token })).toEqual(body)
  })
})

describe('listNotifications', () => {
  test('tells of a payment that is paid until it is seen', async ({ client, server }) => {
    const seller = await client.createSeller()
    const { token } = seller
    const body = { amount: '300', currency: 'USDT', description: 'Table 4' }
    const { id } = await client.succeed('createSale', { token, body })
    expect((await client.succeed('listNotifications', { token })).new_count).toBe(0)
    await server.simulatePayment(id, 'paid')
    const { new_count, notifications } = await client.succeed('listNotifications', { token })
    expect(new_count).toBe(1)
    expect(notifications).toMatchObject([
      {
        type: 'payment.paid',
        payment_id: id,
        is_new: true,
        price: { amount: '300.0000000000', currency: 'USDT' },
        description: 'Table 4',
      },
    ])
    const until = `${notifications[0]?.created_at}`
    const seen = await client.succeed('seeNotifications', { token, body: { until } })
    expect(seen).toMatchObject({ new_count: 0, notifications: [{ payment_id: id, is_new: false }] })
    await client.succeed('setNotifications', { token, body: { payment_mails: 'attention_only' } })
    expect((await client.succeed('listNotifications', { token })).notifications).toEqual([])
  })

  test('shows nothing of another merchant', async ({ client, server }) => {
    const seller = await client.createSeller()
    await server.simulatePayment(await client.createPayment(seller), 'paid')
    const { token } = await client.createSeller()
    expect(await client.succeed('listNotifications', { token })).toEqual({
      new_count: 0,
      notifications: [],
    })
  })
})

describe('listRates', () => {
  test('names what a price can be in', async ({ client }) => {
    const { token } = await client.createMerchant()
    const rates = await client.succeed('listRates', { token })
    expect(rates).toContainEqual(expect.objectContaining({ peg: 'USD', currency: 'USDT' }))
    expect(rates).toContainEqual(expect.objectContaining({ peg: 'USD', currency: 'INR' }))
  })
})

describe('previewPayment', () => {
  test('says what arrives, in tokens and in the home currency, and creates nothing', async ({
    client,
  }) => {
    const { token } = await client.createSeller()
    const query = { amount: '300' }
    const preview = await client.succeed('previewPayment', { token, query })
    expect(preview).toMatchObject({
      price: { amount: '300.0000000000', currency: 'USDT' },
      quotes: [{ peg: 'USD', amount: '300.0000000000', rate: '1.0000000000', source: 'par' }],
      // The first days are free.
      fee: '0.0000000000',
      arrives: '300.0000000000',
      value: { currency: 'INR', fee: '0.0000000000' },
    })
    expect(await client.succeed('countPayments', { token })).toEqual({ count: 0 })
  })

  test('requires a payout wallet', async ({ client }) => {
    const { token } = await client.createMerchant()
    const response = await client.call('previewPayment', { token, query: { amount: '300' } })
    expectError(response, 'wallet_required')
  })

  test('names what is wrong with a price', async ({ client }) => {
    const { token } = await client.createSeller()
    for (const [query, field] of [
      [{ amount: '0' }, 'amount'],
      [{ amount: '1', currency: 'XYZ' }, 'currency'],
    ] as const) {
      const response = await client.call('previewPayment', { token, query })
      expect(response).toMatchObject({ status: 422, body: { errors: [{ field }] } })
    }
  })
})
