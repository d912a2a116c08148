import { request } from 'node:http'

import { afterAll, beforeAll, expect, test } from 'vitest'

import { startTestGateway } from '../test/testGateway.ts'
import type { TestGateway } from '../test/testGateway.ts'

let gateway: TestGateway
let exposed: TestGateway

beforeAll(async () => {
  gateway = await startTestGateway({ local_chain: true })
  exposed = await startTestGateway({ local_chain: true, sandbox_exposed: true, trust_proxy: 1 })
}, 60_000)
afterAll(async () => {
  await gateway.close()
  await exposed.close()
})

/** Requests with any headers, also those that `fetch` does not send. */
function requestStatus(
  { url }: TestGateway,
  method: string,
  path: string,
  headers: Record<string, string>,
): Promise<{ status: number | undefined; type: string | undefined }> {
  return new Promise((resolve, reject) => {
    request(`${url}${path}`, { method, headers }, (response) => {
      response.resume()
      resolve({ status: response.statusCode, type: response.headers['content-type'] })
    })
      .on('error', reject)
      .end()
  })
}

const outside: Record<string, string>[] = [
  { origin: 'https://evil.example' },
  { host: 'evil.example' },
  { host: 'pay.example:3000' },
  { forwarded: 'for=203.0.113.1' },
  { 'x-forwarded-for': '127.0.0.1' },
  { 'x-forwarded-host': 'pay.example' },
  { 'x-forwarded-proto': 'https' },
  { 'x-real-ip': '203.0.113.1' },
  { via: '1.1 proxy' },
]

test.each(outside)('the sandbox is closed to requests with %j', async (headers) => {
  for (const [method, path] of [
    ['GET', '/sandbox'],
    ['GET', '/sandbox/mails'],
    ['POST', '/sandbox/transactions/01990000-0000-7000-8000-000000000000/pay'],
  ] as const) {
    expect(await requestStatus(gateway, method, path, headers)).toEqual({
      status: 403,
      type: expect.stringContaining('application/problem+json'),
    })
  }
})

test('an exposed sandbox is open to other hosts and through proxies, but not to other origins', async () => {
  const headers = { host: 'pay.example', 'x-forwarded-for': '203.0.113.1', via: '1.1 proxy' }
  expect(await requestStatus(exposed, 'GET', '/sandbox', headers)).toMatchObject({ status: 200 })
  const foreign = { ...headers, origin: 'https://evil.example' }
  expect(await requestStatus(exposed, 'GET', '/sandbox', foreign)).toMatchObject({ status: 403 })
})
