import { describe, expect } from 'vitest'

import { expectError } from '../assertions.ts'
import type { Client, Merchant, Seller } from '../client.ts'
import type { PaymentOutcome, TestServer } from '../servers/server.ts'
import { test } from '../test.ts'

const dayMs = 24 * 60 * 60 * 1000

export async function getWebhookUrls(client: Client, token: string): Promise<string[]> {
  const { webhook } = await client.succeed('getOverview', { token })
  return webhook.map(({ webhook_url }) => webhook_url)
}

export async function addWebhook<M extends Merchant>(client: Client, merchant: M): Promise<M> {
  const query = { webhookUrl: 'https://hooks.example.com/paid' }
  await client.succeed('setWebhook', { token: merchant.token, query })
  return merchant
}

export async function getSecret(client: Client, { token }: Merchant): Promise<string> {
  return (await client.succeed('getWebhookSecret', { token })).secret
}

export async function endPaymentAs(
  client: Client,
  server: TestServer,
  seller: Seller,
  outcome: PaymentOutcome,
): Promise<void> {
  await server.simulatePayment(await client.createPayment(seller), outcome)
}

describe('setWebhook', () => {
  test('sets the URL exactly as sent', async ({ client }) => {
    const { token } = await client.createMerchant()
    const webhookUrl = 'https://hooks.example.com:8443/paid?shop=1&note=a%20b%2Bc#part'
    const response = await client.call('setWebhook', { token, query: { webhookUrl } })
    expect(response.status).toBe(200)
    expect(response.headers.get('Cache-Control')).toContain('no-store')
    expect(await getWebhookUrls(client, token)).toEqual([webhookUrl])
  })

  test('replaces the previous URL', async ({ client }) => {
    const { token } = await client.createMerchant()
    for (const path of ['one', 'two', 'two']) {
      const query = { webhookUrl: `https://hooks.example.com/${path}` }
      await client.succeed('setWebhook', { token, query })
    }
    expect(await getWebhookUrls(client, token)).toEqual(['https://hooks.example.com/two'])
  })
})

describe('getWebhookSecret', () => {
  test('returns a secret as soon as there is a webhook', async ({ client }) => {
    const { token } = await addWebhook(client, await client.createMerchant())
    expect(await client.succeed('getWebhookSecret', { token })).toEqual({
      secret: expect.stringMatching(/^whsec_[A-Za-z0-9+/=]{32,}$/),
      previous_secret_expires_at: null,
      disabled_at: null,
      disabled_reason: null,
    })
  })

  test('keeps the secret when the URL changes', async ({ client }) => {
    const merchant = await addWebhook(client, await client.createMerchant())
    const before = await getSecret(client, merchant)
    await addWebhook(client, merchant)
    expect(await getSecret(client, merchant)).toBe(before)
  })
})

describe('rollWebhookSecret', () => {
  test('keeps the previous secret active for a day', async ({ client, server }) => {
    const merchant = await addWebhook(client, await client.createMerchant())
    const before = await getSecret(client, merchant)
    const { token } = merchant
    const rolled = await client.succeed('rollWebhookSecret', { token })
    expect(rolled.secret).not.toBe(before)
    const remainingMs = Date.parse(`${rolled.previous_secret_expires_at}`) - Date.now()
    expect(remainingMs).toBeGreaterThan(dayMs - 60_000)
    expect(remainingMs).toBeLessThanOrEqual(dayMs)
    expect(await client.succeed('getWebhookSecret', { token })).toEqual(rolled)

    server.setTime(new Date(Date.now() + dayMs + 1_000))
    const later = await client.succeed('getWebhookSecret', { token })
    expect(later).toEqual({ ...rolled, previous_secret_expires_at: null })
  })
})

describe('enableWebhook', () => {
  test('changes nothing while the webhook is enabled', async ({ client }) => {
    const { token } = await addWebhook(client, await client.createMerchant())
    const before = await client.succeed('getWebhookSecret', { token })
    expect(before.disabled_at).toBeNull()
    expect(await client.succeed('enableWebhook', { token })).toEqual(before)
  })
})

describe('removeWebhook', () => {
  test('removes the URL, and a new one gets a new secret', async ({ client }) => {
    const merchant = await addWebhook(client, await client.createMerchant())
    const before = await getSecret(client, merchant)
    const { token } = merchant
    await client.succeed('removeWebhook', { token })
    expect(await getWebhookUrls(client, token)).toEqual([])
    expectError(await client.call('getWebhookSecret', { token }), 'not_found')
    await addWebhook(client, merchant)
    expect(await getSecret(client, merchant)).not.toBe(before)
  })
})

describe('sendTestWebhook', () => {
  test('sends an event that is listed', async ({ client }) => {
    const { token } = await addWebhook(client, await client.createMerchant())
    const { id, type } = await client.succeed('sendTestWebhook', { token })
    expect(type).toBe('webhook.test')
    const deliveries = await client.succeed('listWebhookDeliveries', { token })
    expect(deliveries.map((delivery) => delivery.id)).toEqual([id])
  })
})

describe('getWebhookDelivery', () => {
  test('returns the payload of the event', async ({ client, server }) => {
    const seller = await addWebhook(client, await client.createSeller())
    const id = await client.createPayment(seller)
    await server.simulatePayment(id, 'paid')
    const { token } = seller
    const deliveries = await client.succeed('listWebhookDeliveries', { token })
    const paid = deliveries.find(({ type }) => type === 'payment.paid')
    const params = { id: `${paid?.id}` }
    const { payload, ...delivery } = await client.succeed('getWebhookDelivery', { token, params })
    expect(delivery).toMatchObject({ id: paid?.id, type: 'payment.paid' })
    expect(JSON.parse(payload)).toMatchObject({
      type: 'payment.paid',
      data: { id, status: 1 },
    })
  })
})

describe('resendWebhookDelivery', () => {
  test('sends the same event again', async ({ client }) => {
    const { token } = await addWebhook(client, await client.createMerchant())
    const { id } = await client.succeed('sendTestWebhook', { token })
    const resent = await client.succeed('resendWebhookDelivery', { token, params: { id } })
    expect(resent.id).toBe(id)
    expect(await client.succeed('listWebhookDeliveries', { token })).toHaveLength(1)
  })
})

describe('listWebhookDeliveries', () => {
  test('returns only those in a state, and nothing past the last page', async ({ client }) => {
    const { token } = await addWebhook(client, await client.createMerchant())
    const { id } = await client.succeed('sendTestWebhook', { token })
    const states = await Promise.all(
      ['waiting', 'delivered', 'failed'].map((state) =>
        client.succeed('listWebhookDeliveries', { token, query: { state } }),
      ),
    )
    expect(states.flat().map((delivery) => delivery.id)).toEqual([id])
    const query = { page: '2' }
    expect(await client.succeed('listWebhookDeliveries', { token, query })).toEqual([])
  })

  test('returns the deliveries, newest first', async ({ client, server }) => {
    const seller = await addWebhook(client, await client.createSeller())
    await endPaymentAs(client, server, seller, 'paid')
    await endPaymentAs(client, server, seller, 'underpaid')
    const { token } = seller
    const deliveries = await client.succeed('listWebhookDeliveries', { token })
    // When the gateway sees a payment, and when its money is forwarded, is up to the chain.
    const types = deliveries
      .map(({ type }) => type)
      .filter((type) => !/confirming|forwarded/.test(type))
    // A payment fails and its money is held in the same moment.
    const [last, before, ...earlier] = types
    expect(new Set([last, before])).toEqual(new Set(['payment.failed', 'payment.held']))
    expect(earlier).toEqual(['payment.updated', 'payment.paid'])
    expect(new Set(deliveries.map(({ id }) => id)).size).toBe(deliveries.length)
    for (const { id } of deliveries) expect(id).toMatch(/^msg_\S{20,}$/)
  })
})
