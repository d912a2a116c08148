import { describe, expect } from 'vitest'

import { expectError } from '../assertions.ts'
import { createLink, fixed } from '../flows/paymentLinks.ts'
import { test } from '../test.ts'

describe('createPaymentLink', () => {
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
})

describe('openPaymentLink', () => {
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
    expect(await client.succeed('countPayments', { token })).toEqual({ count: 1 })
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
})
