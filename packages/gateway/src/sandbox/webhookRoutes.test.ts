import { afterAll, beforeAll, expect, test, vi } from 'vitest'

import { startTestGateway } from '../test/testGateway.ts'
import type { TestGateway } from '../test/testGateway.ts'

// A busy machine may take its time; only the outcome counts.
vi.setConfig({ testTimeout: 60_000 })

let gateway: TestGateway
let token: string
let key: string

beforeAll(async () => {
  gateway = await startTestGateway({ local_chain: true })
  token = (await gateway.merchant()).token
  key = await gateway.keyFor(token)
}, 60_000)
afterAll(() => gateway.close())

async function pay(metadata: string) {
  const { body } = await gateway.call('POST', '/pay/api/transaction/create', {
    key,
    body: { amount: '7', metadata },
  })
  const path = `/sandbox/transactions/${body.id}/pay`
  await gateway.call('POST', path, { body: { outcome: 'paid' } })
}

function set(webhookUrl: string) {
  const query = `webhookUrl=${encodeURIComponent(webhookUrl)}`
  return gateway.call('GET', `/user/config/webhook/set?${query}`, { token })
}

const page = () => gateway.call('GET', '/sandbox/webhooks')

test('the page shows its URL; other local URLs are rejected', async () => {
  expect((await page()).body).toContain(`${gateway.url}/sandbox/webhooks`)
  expect((await page()).body).toContain('No events received yet')
  expect((await set(`${gateway.url}/sandbox/mail`)).status).toBe(422)
  expect((await set(`${gateway.url}/`)).status).toBe(422)
})

test('receives events signed with one secret, then with both', async () => {
  expect((await set(`${gateway.url}/sandbox/webhooks`)).status).toBe(200)
  await pay('<script>alert(1)</script>')
  await expect.poll(async () => (await page()).body, { timeout: 10_000 }).toContain('payment.paid')
  const { body, headers } = await page()
  expect(body).toContain('Signature verified')
  expect(body).not.toContain('Invalid signature')
  expect(body).not.toMatch(/<script/i)
  expect(headers.get('content-security-policy')).toMatch(/default-src 'none'/)

  const rolled = await gateway.call('POST', '/user/config/webhook/secret/roll', { token })
  expect(rolled.body.secret).toMatch(/^whsec_/)
  await pay('after the roll')
  await expect
    .poll(async () => (await page()).body, { timeout: 10_000 })
    .toContain('after the roll')
  expect((await page()).body).not.toContain('Invalid signature')
  const deliveries = async () =>
    (await gateway.call('GET', '/user/config/webhook/deliveries', { token })).body.filter(
      ({ type }: { type: string }) => type === 'payment.paid',
    )
  const delivered = { state: 'delivered', status: 204, attempts: 1 }
  await expect.poll(deliveries, { timeout: 10_000 }).toMatchObject([delivered, delivered])
})

test('shows other messages as not verified', async () => {
  const sets: Record<string, string>[] = [
    {},
    { 'webhook-id': 'msg_nobody', 'webhook-timestamp': '1', 'webhook-signature': 'v1,AAAA' },
    {
      'webhook-id': 'msg_nobody',
      'webhook-timestamp': String(Math.floor(Date.now() / 1_000)),
      'webhook-signature': 'v1,AAAA',
    },
  ]
  for (const headers of sets) {
    const sent = await gateway.call('POST', '/sandbox/webhooks', { body: 'no JSON', headers })
    expect(sent.status).toBe(204)
  }
  const { body } = await page()
  expect(body.match(/Invalid signature/g)).toHaveLength(3)
})

test('rejects requests from pages of other sites', async () => {
  const headers = { origin: 'https://elsewhere.example' }
  expect((await gateway.call('POST', '/sandbox/webhooks', { body: {}, headers })).status).toBe(403)
})
