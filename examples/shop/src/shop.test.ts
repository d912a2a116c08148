import { once } from 'node:events'
import type { Server } from 'node:http'

import { startTestGateway } from '@sluice/gateway/src/test/testGateway.ts'
import type { TestGateway } from '@sluice/gateway/src/test/testGateway.ts'
import { Sluice } from '@sluice/node'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { freePort } from '../../../scripts/lib/listen.ts'
import { createShop } from './createShop.ts'

let gateway: TestGateway
let shop: Server
let shopUrl: string

beforeAll(async () => {
  gateway = await startTestGateway({ local_chain: true })
  const { token } = await gateway.merchant()
  const apiKey = await gateway.keyFor(token)
  const port = await freePort()
  shopUrl = `http://127.0.0.1:${port}`
  const query = new URLSearchParams({ webhookUrl: `${shopUrl}/webhooks` })
  await gateway.call('GET', `/user/config/webhook/set?${query}`, { token })
  const { body } = await gateway.call('GET', '/user/config/webhook/secret', { token })
  const sluice = new Sluice({ apiKey, baseUrl: gateway.url })
  shop = createShop({ sluice, webhookSecret: body.secret, shopUrl }).listen(port, '127.0.0.1')
  await once(shop, 'listening')
}, 120_000)

afterAll(async () => {
  shop.close()
  await gateway.close()
})

/** Visits a page as a browser does, without following redirects. */
async function visit(path: string, cookie = '', form?: Record<string, string>) {
  const response = await fetch(`${shopUrl}${path}`, {
    method: form ? 'POST' : 'GET',
    redirect: 'manual',
    headers: { cookie },
    ...(form && { body: new URLSearchParams(form) }),
  })
  const location = response.headers.get('location') ?? ''
  const newCookie = response.headers.get('set-cookie')?.split(';')[0] ?? ''
  return { status: response.status, html: await response.text(), location, cookie: newCookie }
}

test('a customer buys something, and the order is paid once the webhook arrives', async () => {
  expect((await visit('/')).html).toContain('Assam tea')
  const first = await visit('/cart', '', { product: 'assam' })
  const { cookie } = await visit('/cart', first.cookie, { product: 'teapot' })
  expect((await visit('/cart', cookie)).html).toContain('Total: 56.50')

  const checkout = await visit('/checkout', cookie, {})
  expect([checkout.status, checkout.cookie]).toEqual([303, 'cart='])
  const payment = new URL(checkout.location)
  expect(payment.origin).toBe(gateway.url)
  const id = payment.pathname.replace('/pay/', '')
  const { body: shown } = await gateway.call('GET', `/pay/api/checkout/${id}`)
  expect(shown).toMatchObject({
    amount: '56.5000000000',
    description: expect.stringMatching(/^Tea shop, order [0-9a-f]{8}$/),
  })

  const order = new URL(shown.return_url).pathname
  expect((await visit(order)).html).toContain('waiting for your payment')
  await gateway.call('POST', `/sandbox/transactions/${id}/pay`, { body: { outcome: 'paid' } })
  await expect
    .poll(async () => (await visit(order)).html, { timeout: 15_000 })
    .toContain('Your order is paid')
}, 120_000)

test('a forged event changes nothing', async () => {
  const forged = await fetch(`${shopUrl}/webhooks`, {
    method: 'POST',
    headers: {
      'webhook-id': 'msg_1',
      'webhook-timestamp': String(Math.floor(Date.now() / 1000)),
      'webhook-signature': 'v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=',
    },
    body: JSON.stringify({ type: 'payment.paid', data: { status: 1 } }),
  })
  expect(forged.status).toBe(400)
})

test('an empty cart has no checkout, and an unknown page is not found', async () => {
  expect(await visit('/checkout', '', {})).toMatchObject({ status: 303, location: '/cart' })
  expect((await visit('/orders/none')).status).toBe(404)
})
