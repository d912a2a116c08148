import { afterAll, beforeAll, expect, test } from 'vitest'

import { createTestContext } from '../test/testContext.ts'
import type { TestContext } from '../test/testContext.ts'
import { createApp } from './createApp.ts'

let context: TestContext
const shop = 'https://shop.example'

beforeAll(async () => {
  context = await createTestContext({ cors_origins: [shop] })
}, 60_000)
afterAll(() => context.close())

function ask(origin: string, method = 'POST', headers: Record<string, string> = {}) {
  return createApp(context, []).request('/user/login', { method, headers: { origin, ...headers } })
}

const preflight = { 'access-control-request-method': 'POST' }

test('a listed origin may call, also if the call fails', async () => {
  const asked = await ask(shop, 'OPTIONS', preflight)
  expect(asked.status).toBe(204)
  expect(asked.headers.get('access-control-allow-origin')).toBe(shop)
  expect(asked.headers.get('access-control-allow-headers')).toContain('Idempotency-Key')
  const called = await ask(shop)
  expect([called.status, called.headers.get('access-control-allow-origin')]).toEqual([415, shop])
  expect(called.headers.get('vary')).toContain('Origin')
  expect(called.headers.get('access-control-allow-credentials')).toBeNull()
})

test.each(['https://evil.example', 'https://shop.example.evil.example', 'null', `${shop}:8443`])(
  '%s may not',
  async (origin) => {
    for (const response of [await ask(origin, 'OPTIONS', preflight), await ask(origin)]) {
      expect(response.headers.get('access-control-allow-origin')).toBeNull()
    }
  },
)
