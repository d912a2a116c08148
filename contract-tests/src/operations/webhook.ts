import { limits } from '@sluice/api/contract'
import { describe, expect } from 'vitest'

import { expectError, testInvalidParameter } from '../assertions.ts'
import type { Client, Merchant, Seller } from '../client.ts'
import type { PaymentOutcome, TestServer } from '../servers/server.ts'
import { test } from '../test.ts'

const dayMs = 24 * 60 * 60 * 1000

async function getWebhookUrls(client: Client, token: string): Promise<string[]> {
  const { webhook } = await client.succeed('getOverview', { token })
  return webhook.map(({ webhook_url }) => webhook_url)
}

function urlOfLength(length: number): string {
  return 'https://hooks.example.com/'.padEnd(length, 'x')
}

async function addWebhook<M extends Merchant>(client: Client, merchant: M): Promise<M> {
  const query = { webhookUrl: 'https://hooks.example.com/paid' }
  await client.succeed('setWebhook', { token: merchant.token, query })
  return merchant
}

async function getSecret(client: Client, { token }: Merchant): Promise<string> {
  return (await client.succeed('getWebhookSecret', { token })).secret
}

async function settlePayment(
  client: Client,
  server: TestServer,
  seller: Seller,
  outcome: PaymentOutcome,
): Promise<void> {
  await server.simulatePayment(await client.createTransaction(seller), outcome)
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

  test('removes outer spaces', async ({ client }) => {
    const { token } = await client.createMerchant()
    const query = { webhookUrl: '  http://hooks.example.com/paid ' }
    await client.succeed('setWebhook', { token, query })
    expect(await getWebhookUrls(client, token)).toEqual(['http://hooks.example.com/paid'])
  })

  test('removes line breaks', async ({ client }) => {
    const { token } = await client.createMerchant()
    const query = { webhookUrl: 'https://hooks.example.com/pa\r\nid' }
    await client.succeed('setWebhook', { token, query })
    expect(await getWebhookUrls(client, token)).toEqual(['https://hooks.example.com/paid'])
  })

  test('replaces the previous URL', async ({ client }) => {
    const { token } = await client.createMerchant()
    for (const path of ['one', 'two', 'two']) {
      const query = { webhookUrl: `https://hooks.example.com/${path}` }
      await client.succeed('setWebhook', { token, query })
    }
    expect(await getWebhookUrls(client, token)).toEqual(['https://hooks.example.com/two'])
  })

  test('changes no other merchant', async ({ client }) => {
    const other = await client.createMerchant()
    await addWebhook(client, await client.createMerchant())
    expect(await getWebhookUrls(client, other.token)).toEqual([])
  })

  test('accepts a URL of 2,048 characters', async ({ client }) => {
    const { token } = await client.createMerchant()
    const webhookUrl = urlOfLength(limits.webhookUrlMax)
    await client.succeed('setWebhook', { token, query: { webhookUrl } })
    expect(await getWebhookUrls(client, token)).toEqual([webhookUrl])
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

  testInvalidParameter('setWebhook', 'webhookUrl', [
    ['missing', undefined],
    ['empty', ''],
    ['blank', '   '],
    ['not a URL', 'hooks'],
    ['without a scheme', 'hooks.example.com/paid'],
    ['too long', urlOfLength(limits.webhookUrlMax + 1)],
    ['a script', 'javascript:alert(1)'],
    ['a file', 'file:///etc/passwd'],
    ['of another scheme', 'ftp://hooks.example.com/paid'],
    ['on port 0', 'https://hooks.example.com:0/paid'],
    ['with credentials', 'https://user:secret@hooks.example.com/paid'],
    ['in the private network 192.168', 'http://192.168.1.1/paid'],
    ['in the private network 10', 'http://10.0.0.1/paid'],
    ['in the private network 172.16', 'http://172.16.0.1/paid'],
    ['the metadata service of a cloud', 'http://169.254.169.254/latest'],
    ['a loopback address mapped to IPv6', 'http://[::ffff:127.0.0.1]/paid'],
    ['a local host name', 'http://printer.local/paid'],
    ['a host name without a dot', 'http://intranet/paid'],
    ['a host name of a dot', 'http://./'],
    ['a host name with an empty label', 'http://localhost../'],
  ])
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

  test('returns different secrets to different merchants', async ({ client }) => {
    const one = await addWebhook(client, await client.createMerchant())
    const other = await addWebhook(client, await client.createMerchant())
    expect(await getSecret(client, one)).not.toBe(await getSecret(client, other))
  })

  test('finds nothing without a webhook', async ({ client }) => {
    const { token } = await client.createSeller()
    expectError(await client.call('getWebhookSecret', { token }), 'not_found')
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

  test('returns a new secret each time', async ({ client }) => {
    const merchant = await addWebhook(client, await client.createMerchant())
    const { token } = merchant
    const secrets = [await getSecret(client, merchant)]
    for (let roll = 1; roll <= 3; roll += 1) {
      secrets.push((await client.succeed('rollWebhookSecret', { token })).secret)
    }
    expect(new Set(secrets).size).toBe(4)
  })

  test('changes no other merchant', async ({ client }) => {
    const one = await addWebhook(client, await client.createMerchant())
    const other = await addWebhook(client, await client.createMerchant())
    const before = await getSecret(client, other)
    await client.succeed('rollWebhookSecret', { token: one.token })
    expect(await getSecret(client, other)).toBe(before)
  })

  test('finds nothing without a webhook', async ({ client }) => {
    const { token } = await client.createMerchant()
    expectError(await client.call('rollWebhookSecret', { token }), 'not_found')
  })
})

describe('enableWebhook', () => {
  test('changes nothing while the webhook is enabled', async ({ client }) => {
    const { token } = await addWebhook(client, await client.createMerchant())
    const before = await client.succeed('getWebhookSecret', { token })
    expect(before.disabled_at).toBeNull()
    expect(await client.succeed('enableWebhook', { token })).toEqual(before)
  })

  test('finds nothing without a webhook', async ({ client }) => {
    const { token } = await client.createMerchant()
    expectError(await client.call('enableWebhook', { token }), 'not_found')
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

  test('finds nothing without a webhook', async ({ client }) => {
    const { token } = await client.createMerchant()
    expectError(await client.call('removeWebhook', { token }), 'not_found')
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

  test('finds nothing without a webhook', async ({ client }) => {
    const { token } = await client.createMerchant()
    expectError(await client.call('sendTestWebhook', { token }), 'not_found')
  })
})

describe('getWebhookDelivery', () => {
  test('returns the payload of the event', async ({ client, server }) => {
    const seller = await addWebhook(client, await client.createSeller())
    const id = await client.createTransaction(seller)
    await server.simulatePayment(id, 'paid')
    const { token } = seller
    const deliveries = await client.succeed('listWebhookDeliveries', { token })
    const paid = deliveries.find(({ type }) => type === 'transaction.succeeded')
    const params = { id: `${paid?.id}` }
    const { payload, ...delivery } = await client.succeed('getWebhookDelivery', { token, params })
    expect(delivery).toMatchObject({ id: paid?.id, type: 'transaction.succeeded' })
    expect(JSON.parse(payload)).toMatchObject({
      type: 'transaction.succeeded',
      data: { id, status: 1 },
    })
  })

  test('does not return a delivery of another merchant', async ({ client }) => {
    const one = await addWebhook(client, await client.createMerchant())
    const other = await addWebhook(client, await client.createMerchant())
    const { id } = await client.succeed('sendTestWebhook', { token: one.token })
    const { token } = other
    expectError(await client.call('getWebhookDelivery', { token, params: { id } }), 'not_found')
    expectError(await client.call('resendWebhookDelivery', { token, params: { id } }), 'not_found')
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

describe('resendFailedWebhooks', () => {
  test('sends what happened without a webhook', async ({ client, server }) => {
    const seller = await client.createSeller()
    const { token } = seller
    const since = new Date(Date.now() - 60_000).toISOString()
    await settlePayment(client, server, seller, 'paid')
    await addWebhook(client, seller)
    const { count } = await client.succeed('resendFailedWebhooks', { token, body: { since } })
    expect(count).toBeGreaterThan(0)
    const deliveries = await client.succeed('listWebhookDeliveries', { token })
    expect(deliveries.map(({ type }) => type)).toContain('transaction.succeeded')
  })

  test('sends nothing that happened before', async ({ client, server }) => {
    const seller = await client.createSeller()
    await settlePayment(client, server, seller, 'expired')
    const { token } = await addWebhook(client, seller)
    const since = new Date(Date.now() + dayMs).toISOString()
    const body = { since }
    expect(await client.succeed('resendFailedWebhooks', { token, body })).toEqual({ count: 0 })
  })

  test('finds nothing without a webhook', async ({ client }) => {
    const { token } = await client.createMerchant()
    const body = { since: new Date().toISOString() }
    expectError(await client.call('resendFailedWebhooks', { token, body }), 'not_found')
  })

  test('rejects a time that is none', async ({ client }) => {
    const { token } = await addWebhook(client, await client.createMerchant())
    const body = { since: 'yesterday' }
    const response = await client.call('resendFailedWebhooks', { token, body })
    expectError(response, 'validation_failed', ['since'])
  })
})

describe('listWebhookDeliveries', () => {
  testInvalidParameter('listWebhookDeliveries', 'page', [
    ['0', '0'],
    ['text', 'first'],
  ])
  testInvalidParameter('listWebhookDeliveries', 'state', [['unknown', 'lost']])

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
    await settlePayment(client, server, seller, 'paid')
    await settlePayment(client, server, seller, 'underpaid')
    const { token } = seller
    const deliveries = await client.succeed('listWebhookDeliveries', { token })
    // When the gateway sees a payment, and when its money is forwarded, is up to the chain.
    const types = deliveries
      .map(({ type }) => type)
      .filter((type) => !/confirming|settled/.test(type))
    expect(types).toEqual(['transaction.failed', 'transaction.updated', 'transaction.succeeded'])
    expect(new Set(deliveries.map(({ id }) => id)).size).toBe(deliveries.length)
    for (const { id } of deliveries) expect(id).toMatch(/^msg_\S{20,}$/)
  })

  test('does not return deliveries of another merchant', async ({ client, server }) => {
    await settlePayment(
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
    await settlePayment(client, server, seller, 'paid')
    const { token } = seller
    expect(await client.succeed('listWebhookDeliveries', { token })).toEqual([])
  })
})
