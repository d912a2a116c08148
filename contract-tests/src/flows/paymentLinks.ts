import { noSeller } from '@sluice/api/contract'
import { describe, expect } from 'vitest'

import { expectError } from '../assertions.ts'
import type { Client, Seller } from '../client.ts'
import { test } from '../test.ts'

export const fixed = { description: 'Tea', amount: '40', is_reusable: true }

export function createLink(
  client: Client,
  { token }: Seller,
  changes: Record<string, unknown> = {},
) {
  return client.succeed('createPaymentLink', { token, body: { ...fixed, ...changes } })
}

describe('createPaymentLink', () => {
  test('makes no more payments than its limit, and none in the past', async ({ client }) => {
    const seller = await client.createSeller()
    const { token } = seller
    const expires_at = '2100-12-31T23:59:59.999+05:30'
    const link = await createLink(client, seller, { max_payments: 1, expires_at })
    expect(link).toMatchObject({ max_payments: 1, expires_at: '2100-12-31T18:29:59.999Z' })
    const params = { id: link.id }
    const { id } = await client.succeed('openPaymentLink', { params, body: {} })
    expectError(await client.call('openPaymentLink', { params, body: {} }), 'link_inactive')
    expect(await client.succeed('getPaymentLink', { params })).toMatchObject({ is_active: false })
    expect(await client.succeed('listPaymentLinks', { token })).toMatchObject([
      { is_active: true, problem: 'limit_reached' },
    ])
    await client.succeed('cancelMerchantPayment', { token, params: { id } })
    await client.succeed('openPaymentLink', { params, body: {} })
    const body = { description: 'Tea', is_reusable: true, expires_at: '2020-01-01T00:00:00Z' }
    expectError(await client.call('createPaymentLink', { token, body }), 'validation_failed')
  })

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
      problem: null,
      expires_at: null,
      max_payments: null,
      return_url: null,
      is_reusable: true,
      created_at: expect.stringMatching(/Z$/),
      payments: 0,
      received: '0.0000000000',
      received_currency: 'USDT',
    })
    const rupees = await createLink(client, seller, { amount: '1700', currency: 'INR' })
    expect(rupees).toMatchObject({
      amount: '1700.0000000000',
      currency: 'INR',
      received_currency: 'USDT',
    })
    const other = await createLink(client, seller, { amount: null, currency: 'USDC' })
    expect(other).toMatchObject({ amount: null, currency: 'USDC', reference: '' })
    expect(await client.succeed('listPaymentLinks', { token })).toEqual([other, rupees, link])
    const query = { page: '3', limit: '1' }
    expect(await client.succeed('listPaymentLinks', { token, query })).toEqual([link])
    const stranger = await client.createSeller()
    const listed = await client.succeed('listPaymentLinks', { token: stranger.token })
    expect(listed).toEqual([])
  })
})

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
})

describe('openPaymentLink', () => {
  test('creates a payment each time, and the link counts them', async ({ client, server }) => {
    const seller = await client.createSeller()
    const { token, apiKey } = seller
    const link = await createLink(client, seller, { reference: 'tasting' })
    const params = { id: link.id }
    await client.createPayment(seller)
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
    const listed = await client.succeed('listPayments', { token, query })
    expect(listed).toMatchObject([
      { id: second.id, reference: 'tasting', created_by: 'link' },
      { id: opened.id, status: 1 },
    ])
    expect(await client.succeed('viewPayments', { apiKey, query })).toEqual(listed)
  })
})

describe('getPaymentLink', () => {
  test('shows of the merchant only the business profile', async ({ client }) => {
    const { id } = await createLink(client, await client.createSeller(), { reference: 'secret' })
    expect(await client.succeed('getPaymentLink', { params: { id } })).toEqual({
      id,
      business_name: 'Menon Spices',
      seller: noSeller,
      description: 'Tea',
      amount: '40.0000000000',
      currency: 'USDT',
      is_active: true,
      checkout_url: null,
      invoice: null,
    })
  })
})
