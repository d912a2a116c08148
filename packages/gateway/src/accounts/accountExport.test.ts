import { Hono } from 'hono'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { object } from 'valibot'

import {
  apiKeys,
  counterDevices,
  sessions,
  totpSecrets,
  webhooks,
} from '../database/schema/index.ts'
import { downloadRoute } from '../http/downloadRoute.ts'
import type { Environment } from '../http/Environment.ts'
import { addRoute } from '../http/route.ts'
import { askApp } from '../test/askApp.ts'
import { addFullMerchant } from '../test/fullMerchant.ts'
import { createTestContext } from '../test/testContext.ts'
import type { TestContext } from '../test/testContext.ts'

let context: TestContext
let call: ReturnType<typeof askApp>

beforeAll(async () => {
  context = await createTestContext()
  call = askApp(context)
}, 60_000)
afterAll(() => context.close())

test('the export has what is the merchant’s, but no secret and nothing of another merchant', async () => {
  const [owner, stranger] = [await addFullMerchant(context), await addFullMerchant(context)]
  const { connection: db } = context.database
  await db.update(sessions).set({ confirmed_at: context.clock.now })
  await call('POST', '/user/totp', { token: owner.token })
  const { body } = await call('GET', '/user/export', { token: owner.token })
  const text = JSON.stringify(body)
  // Deliveries, and the ledger behind the payments, are no part of it.
  const { token, key, deviceToken, eventId: _event, balanceTransactionId: _entry, ...own } = owner
  expect(Object.values(own).filter((id) => !text.includes(id))).toEqual([])

  const stored = [
    ...(await db.select({ secret: totpSecrets.secret_ciphertext }).from(totpSecrets)),
    ...(await db.select({ secret: webhooks.secret_ciphertext }).from(webhooks)),
    ...(await db.select({ secret: apiKeys.key_ciphertext }).from(apiKeys)),
    ...(await db.select({ secret: apiKeys.key_hash }).from(apiKeys)),
    ...(await db.select({ secret: counterDevices.token_hash }).from(counterDevices)),
  ]
  expect(stored).toHaveLength(9)
  const secrets = stored.map(({ secret }) => secret ?? '')
  const hidden = [token, key, deviceToken, ...secrets, ...Object.values(stranger)]
  expect(hidden.filter((each) => text.includes(each))).toEqual([])
})

test('ten exports per hour', async () => {
  const { token } = await addFullMerchant(context)
  const statuses: number[] = []
  for (let count = 0; count < 11; count += 1) {
    statuses.push((await call('GET', '/user/export', { token })).status)
  }
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429])
})

async function* brokenFile() {
  yield '{"first": '
  throw new Error('The database is gone')
}

test('a failure in the middle of a file breaks it off', async () => {
  const operation = {
    method: 'GET',
    path: '/file',
    auth: 'none',
    tag: 'Account',
    summary: 'Get a file',
    description: 'A file that breaks off.',
    response: object({}),
    errors: [],
  } as const
  const app = new Hono<Environment>()
  addRoute(
    app,
    context,
    downloadRoute(operation, 'file.json', async () => brokenFile()),
  )
  const response = await app.request('/file')
  expect(response.status).toBe(200)
  await expect(response.text()).rejects.toThrow('The database is gone')
})
