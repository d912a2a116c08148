import { connect } from 'node:net'
import { setTimeout } from 'node:timers/promises'

import { afterAll, beforeAll, expect, test } from 'vitest'

import { checkSettings } from '../config/loadSettings.ts'
import { startTestGateway } from '../test/testGateway.ts'
import type { TestGateway } from '../test/testGateway.ts'
import { createLogger } from './logger.ts'

let gateway: TestGateway
const lines: string[] = []
const collect = {
  write: (line: string) => {
    lines.push(line)
  },
}

/** Stands for any part of the gateway that fails unexpectedly. */
const broken = { verify: () => Promise.reject(new Error('broken')) }

beforeAll(async () => {
  const logger = createLogger(checkSettings({ log_level: 'debug' }), collect)
  gateway = await startTestGateway(
    { trust_proxy: 1, sandbox_exposed: true },
    { identity: broken },
    logger,
  )
}, 60_000)
afterAll(() => gateway.close())

test('logs one line per request, with route and status but no content', async () => {
  const { email, password, token } = await gateway.merchant('Meenakshi')
  const key = await gateway.keyFor(token)
  const hook = 'https://shop.example/hook?secret=hook-q7w1'
  await gateway.call('GET', `/user/config/webhook/set?webhookUrl=${encodeURIComponent(hook)}`, {
    token,
  })
  await gateway.call('GET', '/user/config/webhook/set?webhookUrl=bad-q7w1', { token })
  const moved = { wallet_id: `0x${'5eC4e7'.repeat(6)}abcd`.toLowerCase(), password }
  await gateway.call('PUT', '/user/update/walletid', { token, body: moved })
  const mistyped = { wallet_id: 'wallet-q7w1', password: 'wrong-q7w1' }
  await gateway.call('PUT', '/user/update/walletid', { token, body: mistyped })
  const created = await gateway.call('POST', '/pay/api/transaction/create', {
    key,
    body: { amount: '5', metadata: 'metadata-q7w1' },
    headers: { 'idempotency-key': 'idem-q7w1' },
  })
  await gateway.call('GET', `/pay/api/transaction/status/${created.body.id}`, { key })
  await gateway.call('POST', '/user/login', { body: { email, password: 'wrong-q7w1' } })
  await gateway.call('POST', '/user/business/forgetpassword', { body: { email } })
  const link = await gateway.tokenFor(email, /reset/i)
  await gateway.call('POST', '/user/reset-password', {
    body: { token: link, new_password: password },
  })
  await gateway.call('GET', '/verifyuser?token=link-q7w1')
  await gateway.call('GET', '/nothing/path-q7w1')
  await gateway.call('POST', '/user/login', { body: '{"email":"broken-q7w1' })

  const log = lines.join('')
  for (const secret of [
    email,
    password,
    token,
    key,
    link,
    'q7w1',
    '5ec4e7',
    'Meenakshi',
    'shop.example',
  ]) {
    expect(log).not.toContain(secret)
  }
  const requests = lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'request')
  expect(requests).toContainEqual(
    expect.objectContaining({
      method: 'GET',
      route: '/pay/api/transaction/status/:id',
      status: 200,
    }),
  )
  expect(requests).toContainEqual(
    expect.objectContaining({ method: 'GET', route: '/user/config/webhook/set', status: 422 }),
  )
})

/** Sends the beginning of a request and ends the connection. */
async function abort(path: string): Promise<void> {
  const { hostname, port } = new URL(gateway.url)
  const socket = connect(Number(port), hostname)
  socket.on('error', () => undefined)
  socket.write(
    `POST ${path} HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 500\r\n\r\n{"email":`,
  )
  await setTimeout(100)
  socket.destroy()
}

test('failures that strangers can cause are not logged or counted as ours', async () => {
  lines.length = 0
  const { email, password } = await gateway.merchant()
  const body = { email, password, full_name: 'Ravi' }
  const taken = await gateway.call('POST', '/user/business/register', { body })
  expect(taken.status).toBe(503)
  await abort('/user/login')
  await expect
    .poll(() => lines.map((line) => JSON.parse(line)))
    .toContainEqual(expect.objectContaining({ route: '/user/login', status: 400 }))
  expect(lines.filter((line) => 'err' in JSON.parse(line))).toEqual([])

  const metrics = await gateway.call('GET', '/metrics')
  expect(metrics.body).toMatch(/^sluice_http_failures_total\{code="internal"\} 0$/m)
  expect(metrics.body).toMatch(/^sluice_http_failures_total\{code="unavailable"\} 0$/m)
  expect(metrics.body).not.toContain('code="email_taken"')
})

test('failures of the gateway are logged as errors and counted', async () => {
  lines.length = 0
  const response = await gateway.call('POST', '/user/login', {
    body: { email: 'asha@shop.example', password: 'monsoon river 42' },
    headers: { 'x-identity-token': 'token' },
  })
  expect(response.status).toBe(500)
  expect(lines.map((line) => JSON.parse(line))).toContainEqual(
    expect.objectContaining({
      level: 50,
      route: '/user/login',
      status: 500,
      err: expect.anything(),
    }),
  )
  const metrics = await gateway.call('GET', '/metrics')
  expect(metrics.body).toMatch(/^sluice_http_failures_total\{code="internal"\} 1$/m)
})

test('logs database errors without their values', () => {
  lines.length = 0
  const cause = Object.assign(new Error('Key (email)=(ravi@shop.example) exists'), {
    code: '23505',
  })
  const logger = createLogger(checkSettings({ log_level: 'debug' }), collect)
  logger.error(
    { err: new Error('insert into users values ravi@shop.example', { cause }) },
    'failed',
  )
  logger.info(
    { token: 'secret', mail: { to: 'ravi@shop.example' }, email: 'ravi@shop.example' },
    'x',
  )
  expect(lines.join('')).not.toMatch(/ravi|"secret"/)
  expect(JSON.parse(lines[0] ?? '').err).toMatchObject({ type: 'Error', cause: { code: '23505' } })
})
