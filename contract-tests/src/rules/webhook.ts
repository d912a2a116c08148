import { describe, expect } from 'vitest'

import { rightRequest } from '../../../packages/gateway/src/test/rightRequests.ts'
import { expectError } from '../assertions.ts'
import { addWebhook, getSecret, getWebhookUrls, endPaymentAs } from '../flows/webhook.ts'
import { test } from '../test.ts'

const dayMs = 24 * 60 * 60 * 1000

test.for([
  'getWebhookSecret',
  'rollWebhookSecret',
  'enableWebhook',
  'removeWebhook',
  'sendTestWebhook',
  'resendFailedWebhooks',
] as const)('%s finds nothing without a webhook', async (name, { client }) => {
  const { token } = await client.createMerchant()
  expectError(await client.call(name, { token, ...rightRequest(name) }), 'not_found')
})

describe('setWebhook', () => {
  test('changes no other merchant', async ({ client }) => {
    const other = await client.createMerchant()
    await addWebhook(client, await client.createMerchant())
    expect(await getWebhookUrls(client, other.token)).toEqual([])
  })

  test('accepts a server on the same machine, as a sandbox does', async ({ client }) => {
    const { token } = await client.createMerchant()
    for (const webhookUrl of [
      'http://localhost:4242/hooks',
      'http://127.0.0.1:4242/',
      'http://[::1]/',
    ]) {
      await client.succeed('setWebhook', { token, query: { webhookUrl } })
      expect(await getWebhookUrls(client, token)).toEqual([webhookUrl])
    }
  })
})

// The other addresses that are refused are tested in the gateway, in `webhooks/destination.test.ts`.
test('setWebhook refuses an address in a private network', async ({ client }) => {
  const { token } = await client.createMerchant()
  const query = { webhookUrl: 'http://192.168.1.1/paid' }
  const response = await client.call('setWebhook', { token, query })
  expectError(response, 'validation_failed', ['webhookUrl'])
  expect(await getWebhookUrls(client, token)).toEqual([])
})

describe('getWebhookSecret', () => {
  test('returns different secrets to different merchants', async ({ client }) => {
    const one = await addWebhook(client, await client.createMerchant())
    const other = await addWebhook(client, await client.createMerchant())
    expect(await getSecret(client, one)).not.toBe(await getSecret(client, other))
  })
})

describe('rollWebhookSecret', () => {
  test('changes no other merchant', async ({ client }) => {
    const one = await addWebhook(client, await client.createMerchant())
    const other = await addWebhook(client, await client.createMerchant())
    const before = await getSecret(client, other)
    await client.succeed('rollWebhookSecret', { token: one.token })
    expect(await getSecret(client, other)).toBe(before)
  })
})

describe('resendFailedWebhooks', () => {
  test('sends what happened without a webhook', async ({ client, server }) => {
    const seller = await client.createSeller()
    const { token } = seller
    const since = new Date(Date.now() - 60_000).toISOString()
    await endPaymentAs(client, server, seller, 'paid')
    await addWebhook(client, seller)
    const { count } = await client.succeed('resendFailedWebhooks', { token, body: { since } })
    expect(count).toBeGreaterThan(0)
    const deliveries = await client.succeed('listWebhookDeliveries', { token })
    expect(deliveries.map(({ type }) => type)).toContain('payment.paid')
  })

  test('sends nothing that happened before', async ({ client, server }) => {
    const seller = await client.createSeller()
    await endPaymentAs(client, server, seller, 'expired')
    const { token } = await addWebhook(client, seller)
    const since = new Date(Date.now() + dayMs).toISOString()
    const body = { since }
    expect(await client.succeed('resendFailedWebhooks', { token, body })).toEqual({ count: 0 })
  })
})

describe('listWebhookDeliveries', () => {
  test('does not return deliveries of another merchant', async ({ client, server }) => {
    await endPaymentAs(
      client,
      server,
      await addWebhook(client, await client.createSeller()),
      'paid',
    )
    const { token } = await addWebhook(client, await client.createSeller())
    expect(await client.succeed('listWebhookDeliveries', { token })).toEqual([])
  })

  test('returns an empty list without a webhook', async ({ client, server }) => {
    const seller = await client.createSeller()
    await endPaymentAs(client, server, seller, 'paid')
    const { token } = seller
    expect(await client.succeed('listWebhookDeliveries', { token })).toEqual([])
  })
})
