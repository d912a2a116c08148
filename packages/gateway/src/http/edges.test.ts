import { request } from 'node:http'

import { afterAll, beforeAll, expect, test } from 'vitest'

import { startTestGateway } from '../test/testGateway.ts'
import type { TestGateway } from '../test/testGateway.ts'

let gateway: TestGateway
let token: string
let key: string

beforeAll(async () => {
  gateway = await startTestGateway()
  token = (await gateway.merchant()).token
  key = await gateway.keyFor(token)
}, 60_000)
afterAll(() => gateway.close())

const create = '/pay/api/transaction/create'

type Answer = Awaited<ReturnType<TestGateway['call']>>

/** All that every failure must have in common, whatever went wrong. */
function summary({ status, headers, body }: Answer) {
  return {
    code: body.code,
    statuses: [status, body.status],
    type: headers.get('content-type')?.split(';')[0],
    cache: headers.get('cache-control'),
    named: body.request_id === headers.get('x-request-id') && body.message.length > 0,
  }
}

function problem(code: string, status: number): ReturnType<typeof summary> {
  return {
    code,
    statuses: [status, status],
    type: 'application/problem+json',
    cache: 'no-store',
    named: true,
  }
}

async function statusOf(headers: Record<string, string>, body: Uint8Array<ArrayBuffer> | string) {
  const response = await fetch(`${gateway.url}${create}`, {
    method: 'POST',
    headers: { 'x-api-key': key, ...headers },
    body,
  })
  return response.status
}

test.each([
  ['', 400, 'malformed_body'],
  ['{"amount":', 400, 'malformed_body'],
  ['{"amount":"1"}trailing', 400, 'malformed_body'],
  ['{"amount":"1","amount":"2"}', 400, 'malformed_body'],
  ['{"amount":"1", "\\u0061mount" : "2"}', 400, 'malformed_body'],
  ['{"note":[{"a":1},{"a":1,"b":{},"a":2}]}', 400, 'malformed_body'],
  ['['.repeat(100_000), 400, 'malformed_body'],
  [`{"metadata":"${'a'.repeat(200_000)}"}`, 413, 'body_too_large'],
  ['null', 422, 'validation_failed'],
  ['[]', 422, 'validation_failed'],
  ['"text"', 422, 'validation_failed'],
])('invalid body %# is rejected', async (body, status, code) => {
  expect(summary(await gateway.call('POST', create, { key, body }))).toEqual(problem(code, status))
})

test('equal names in different objects and in texts are no duplicates', async () => {
  const metadata = '{"amount":1,"amount":2} \\" , "metadata":'
  const body = JSON.stringify({ amount: '1', metadata })
  expect((await gateway.call('POST', create, { key, body })).status).toBe(200)
  const nested = await gateway.call('POST', create, { key, body: '{"a":{"a":[{"a":1},{"a":2}]}}' })
  expect(summary(nested)).toEqual(problem('unknown_field', 400))
})

test('a body that is not UTF-8, not JSON or compressed is rejected', async () => {
  expect(
    await statusOf({ 'content-type': 'application/json' }, new Uint8Array([34, 255, 34])),
  ).toBe(400)
  expect(await statusOf({ 'content-type': 'text/plain' }, '{"amount":"1"}')).toBe(415)
  expect(
    await statusOf(
      { 'content-type': 'application/json', 'content-encoding': 'gzip' },
      '{"amount":"1"}',
    ),
  ).toBe(415)
  expect(
    await statusOf({ 'content-type': 'application/json; charset=utf-8' }, '{"amount":"1"}'),
  ).toBe(200)
})

test('a chunked body above the limit is rejected', async () => {
  const status = await new Promise<number | undefined>((resolve, reject) => {
    const sent = request(
      `${gateway.url}${create}`,
      { method: 'POST', headers: { 'x-api-key': key, 'content-type': 'application/json' } },
      (response) => {
        response.resume()
        resolve(response.statusCode)
      },
    )
    sent.on('error', reject)
    sent.write('"')
    for (let turn = 0; turn < 4; turn += 1) sent.write('a'.repeat(50_000))
    sent.end('"')
  })
  expect(status).toBe(413)
})

test('an invalid body names its fields but not their values', async () => {
  const response = await gateway.call('POST', '/user/business/register', {
    body: { email: 'not-an-address-q7w1', password: '', full_name: 7.25 },
  })
  expect(summary(response)).toEqual(problem('validation_failed', 422))
  expect(response.body.errors.map((error: { field: string }) => error.field)).toEqual([
    'email',
    'password',
    'full_name',
  ])
  expect(JSON.stringify(response.body)).not.toMatch(/q7w1|7\.25/)
})

test('an empty object names the missing fields', async () => {
  const { body } = await gateway.call('POST', create, { key, body: {} })
  expect(body.errors).toEqual([
    { field: 'amount', message: expect.stringMatching(/required|must/) },
  ])
})

test('an unknown field of the public API is named', async () => {
  const response = await gateway.call('POST', create, { key, body: { amount: '1', note: 'x' } })
  expect(summary(response)).toEqual(problem('unknown_field', 400))
  expect(response.body.errors).toEqual([{ field: 'note', message: 'is not a known field' }])
})

test.each(['a\u0000b', 'half \ud83c of a pair'])(
  'text that cannot be stored is rejected: %j',
  async (text) => {
    const response = await gateway.call('POST', create, {
      key,
      body: { amount: '1', metadata: text },
    })
    expect(summary(response)).toEqual(problem('validation_failed', 422))
    expect(response.body.errors[0].field).toBe('metadata')
  },
)

test('an unknown route is 404, a wrong method is 405 with Allow', async () => {
  expect(summary(await gateway.call('GET', '/user/nothing'))).toEqual(problem('not_found', 404))
  const wrong = await gateway.call('GET', '/user/login')
  expect(summary(wrong)).toEqual(problem('method_not_allowed', 405))
  expect(wrong.headers.get('allow')).toBe('POST, OPTIONS')
  const asked = await gateway.call('OPTIONS', '/user/login')
  expect([asked.status, asked.headers.get('allow')]).toEqual([204, 'POST, OPTIONS'])
})

test('HEAD has no side effects', async () => {
  const path = '/user/config/webhook/set?webhookUrl=https://shop.example/hook'
  const { status, headers } = await gateway.call('HEAD', path, { token })
  expect([status, headers.get('allow')]).toEqual([405, 'GET, OPTIONS'])
  expect((await gateway.call('GET', '/user/me', { token })).body.webhook).toEqual([])
})

test('every response has security headers', async () => {
  const { headers } = await gateway.call('GET', '/user/me', { token })
  expect(headers.get('x-content-type-options')).toBe('nosniff')
  expect(headers.get('referrer-policy')).toBe('no-referrer')
  expect(headers.get('content-security-policy')).toContain("default-src 'none'")
  expect(headers.get('cache-control')).toBe('no-store')
})

test('the health endpoints respond', async () => {
  expect((await gateway.call('GET', '/healthz')).body).toEqual({ status: 'ok' })
  expect((await gateway.call('GET', '/readyz')).body).toEqual({ status: 'ready' })
})

test('metrics count by route and are available on this machine only', async () => {
  await gateway.call('GET', '/pay/api/transaction/status/nothing', { key })
  const { status, body } = await gateway.call('GET', '/metrics')
  expect(status).toBe(200)
  expect(body).toMatch(
    /duration_seconds_count\{method="GET",route="\/pay\/api\/transaction\/status\/:id",status="404"\} 1/,
  )
  expect(body).not.toContain('nothing')
  expect(body).toMatch(/^sluice_outbox_waiting\{outbox="mail"\} \d+$/m)
  expect(body).toMatch(/^sluice_outbox_late_seconds\{outbox="webhooks"\} 0$/m)
  const forwarded = await gateway.call('GET', '/metrics', {
    headers: { 'x-forwarded-for': '203.0.113.1' },
  })
  expect(forwarded.status).toBe(404)
})
