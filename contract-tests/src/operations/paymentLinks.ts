import { limits } from '@sluice/api/contract'
import { describe, expect } from 'vitest'

import { expectError, testInvalidField, testInvalidParameter, unknownIds } from '../assertions.ts'
import type { Client, Seller } from '../client.ts'
import { test } from '../test.ts'

const fixed = { description: 'Tea', amount: '40', is_reusable: true }

function createLink(client: Client, { token }: Seller, changes: Record<string, unknown> = {}) {
  return client.succeed('createPaymentLink', { token, body: { ...fixed, ...changes } })
}

const notText = [
  ['null', null],
  ['a number', 7],
  ['a list', []],
] as const

describe('createPaymentLink', () => {
  test('creates a link, which is then listed', async ({ client }) => {
    const seller = await client.createSeller()
    const { token } = seller
    expect(await client.succeed('listPaymentLinks', { token })).toEqual([])
    const link = await createLink(client, seller, { reference: 'tasting', amount: '0.1234567' })
    expect(link).toEqual({
      id: expect.stringMatching(/^\S{8,64}$/),
      url: expect.stringContaining(`/pay/link/${link.id}`),
      description: 'Tea',
      amount: '0.1234570000',
      currency: 'USDT',
      reference: 'tasting',
      is_active: true,
      is_reusable: true,
      created_at: expect.stringMatching(/Z$/),
      payments: 0,
      received: '0.0000000000',
    })
    const other = await createLink(client, seller, { amount: null, currency: 'USDC' })
    expect(other).toMatchObject({ amount: null, currency: 'USDC', reference: '' })
    expect(await client.succeed('listPaymentLinks', { token })).toEqual([other, link])
    const query = { page: '2', limit: '1' }
    expect(await client.succeed('listPaymentLinks', { token, query })).toEqual([link])
    const stranger = await client.createSeller()
    const listed = await client.succeed('listPaymentLinks', { token: stranger.token })
    expect(listed).toEqual([])
  })

  test('requires a payout wallet', async ({ client }) => {
    const { token } = await client.createMerchant()
    expectError(await client.call('createPaymentLink', { token, body: fixed }), 'wallet_required')
  })

  test('creates one link for a repeated request, and rejects another one', async ({ client }) => {
    const { token } = await client.createSeller()
    const request = { token, headers: { 'Idempotency-Key': 'link-1' } }
    const first = await client.succeed('createPaymentLink', { ...request, body: fixed })
    const again = await client.succeed('createPaymentLink', { ...request, body: fixed })
    expect(again).toEqual(first)
    expect(await client.succeed('listPaymentLinks', { token })).toHaveLength(1)
    const body = { ...fixed, amount: '41' }
    const other = await client.call('createPaymentLink', { ...request, body })
    expectError(other, 'idempotency_conflict')
  })

  testInvalidField('createPaymentLink', fixed, 'description', [
    ['missing', undefined],
    ...notText,
    ['empty', ''],
    ['blank', '  '],
    ['too long', 'x'.repeat(limits.descriptionMax + 1)],
  ])
  testInvalidField('createPaymentLink', fixed, 'amount', [
    ['zero', '0'],
    ['negative', '-1'],
    ['a word', 'ten'],
    ['of 11 decimals', '1.00000000001'],
  ])
  testInvalidField('createPaymentLink', fixed, 'currency', [
    ...notText,
    ['unknown', 'XYZ'],
    ['in lower case', 'usdt'],
  ])
  testInvalidField('createPaymentLink', fixed, 'reference', [
    ...notText,
    ['too long', 'x'.repeat(limits.descriptionMax + 1)],
  ])
  testInvalidField('createPaymentLink', fixed, 'is_reusable', [
    ['missing', undefined],
    ['a word', 'yes'],
  ])
})

testInvalidParameter('listPaymentLinks', 'page', [['zero', '0']])
testInvalidParameter('listPaymentLinks', 'limit', [['101', '101']])

describe('updatePaymentLink', () => {
  test('switches a link off and on', async ({ client }) => {
    const seller = await client.createSeller()
    const { token } = seller
    const { id } = await createLink(client, seller)
    const params = { id }
    for (const is_active of [false, true]) {
      const request = { token, params, body: { is_active } }
      expect(await client.succeed('updatePaymentLink', request)).toMatchObject({ id, is_active })
      expect(await client.succeed('getPaymentLink', { params })).toMatchObject({ is_active })
    }
  })

  test('does not find a link of another merchant', async ({ client }) => {
    const { id } = await createLink(client, await client.createSeller())
    const { token } = await client.createSeller()
    const request = { token, params: { id }, body: { is_active: false } }
    expectError(await client.call('updatePaymentLink', request), 'not_found')
  })

  test.for(unknownIds)('does not find the id %s', async (id, { client }) => {
    const { token } = await client.sharedSeller()
    const request = { token, params: { id }, body: { is_active: false } }
    expectError(await client.call('updatePaymentLink', request), 'not_found')
  })

  testInvalidField('updatePaymentLink', {}, 'is_active', [
    ['missing', undefined],
    ['a number', 1],
  ])
})

describe('openPaymentLink', () => {
  test('creates a payment each time, and the link counts them', async ({ client, server }) => {
    const seller = await client.createSeller()
    const { token, apiKey } = seller
    const link = await createLink(client, seller, { reference: 'tasting' })
    const params = { id: link.id }
    await client.createTransaction(seller)
    const opened = await client.succeed('openPaymentLink', { params, body: {} })
    expect(opened.checkout_url).toContain(`/pay/${opened.id}`)
    const second = await client.succeed('openPaymentLink', { params, body: {} })
    expect(second.id).not.toBe(opened.id)
    const checkout = await client.succeed('getCheckout', { params: { id: opened.id } })
    expect(checkout).toMatchObject({ description: 'Tea', amount: '40.0000000000' })
    await server.simulatePayment(opened.id, 'paid')

    const [counted] = await client.succeed('listPaymentLinks', { token })
    expect(counted).toMatchObject({ payments: 2, received: '40.0000000000', is_active: true })
    const query = { link_id: link.id }
    const listed = await client.succeed('listTransactions', { token, query })
    expect(listed).toMatchObject([
      { id: second.id, metadata: 'tasting', created_by: 'link' },
      { id: opened.id, status: 1 },
    ])
    expect(await client.succeed('viewTransactions', { apiKey, query })).toEqual(listed)
  })

  test('takes the amount from the customer if the link has none', async ({ client }) => {
    const { id } = await createLink(client, await client.createSeller(), { amount: null })
    const request = { params: { id }, body: { amount: '7.5' } }
    const opened = await client.succeed('openPaymentLink', request)
    const checkout = await client.succeed('getCheckout', { params: { id: opened.id } })
    expect(checkout).toMatchObject({ amount: '7.5000000000' })
    for (const body of [{}, { amount: '0' }, { amount: 'ten' }]) {
      const response = await client.call('openPaymentLink', { params: { id }, body })
      expectError(response, 'validation_failed', ['amount'])
    }
  })

  test('rejects an amount if the link has one', async ({ client }) => {
    const { id } = await createLink(client, await client.createSeller())
    const response = await client.call('openPaymentLink', { params: { id }, body: { amount: '1' } })
    expectError(response, 'validation_failed', ['amount'])
  })

  test('makes one payment of a link that is not reusable, and leads back to it', async ({
    client,
  }) => {
    const seller = await client.createSeller()
    const { token } = seller
    const { id } = await createLink(client, seller, { is_reusable: false })
    const request = { params: { id }, body: {} }
    const all = await Promise.all(
      Array.from({ length: 20 }, () => client.succeed('openPaymentLink', request)),
    )
    const [first] = all
    expect(new Set(all.map((each) => each.id)).size).toBe(1)
    expect(await client.succeed('countTransactions', { token })).toEqual({ count: 1 })
    const [link] = await client.succeed('listPaymentLinks', { token })
    expect(link).toMatchObject({ payments: 1, is_active: false })
    expect(await client.succeed('getPaymentLink', { params: { id } })).toMatchObject({
      is_active: false,
      checkout_url: first?.checkout_url,
    })
  })

  test('rejects a link that is switched off', async ({ client }) => {
    const seller = await client.createSeller()
    for (const is_reusable of [true, false]) {
      const { id } = await createLink(client, seller, { is_reusable })
      const params = { id }
      const request = { token: seller.token, params, body: { is_active: false } }
      await client.succeed('updatePaymentLink', request)
      expectError(await client.call('openPaymentLink', { params, body: {} }), 'link_inactive')
    }
  })

  test.for(unknownIds)('does not find the id %s', async (id, { client }) => {
    const response = await client.call('openPaymentLink', { params: { id }, body: {} })
    expectError(response, 'not_found')
  })
})

describe('getPaymentLink', () => {
  test('shows of the merchant only the business name', async ({ client }) => {
    const { id } = await createLink(client, await client.createSeller(), { reference: 'secret' })
    expect(await client.succeed('getPaymentLink', { params: { id } })).toEqual({
      id,
      business_name: 'Menon Spices',
      description: 'Tea',
      amount: '40.0000000000',
      currency: 'USDT',
      is_active: true,
      checkout_url: null,
    })
  })

  test.for(unknownIds)('does not find the id %s', async (id, { client }) => {
    expectError(await client.call('getPaymentLink', { params: { id } }), 'not_found')
  })
})
