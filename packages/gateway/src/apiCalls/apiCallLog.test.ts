import { afterAll, beforeAll, expect, test } from 'vitest'

import { createMerchantKey, listMerchantKeys, rollMerchantKey } from '../apiKeys/apiKeyService.ts'
import { createApp } from '../http/createApp.ts'
import { uuidv7 } from '../security/random.ts'
import { createTestContext } from '../test/testContext.ts'
import type { TestContext } from '../test/testContext.ts'
import { listApiCalls, storeApiCalls } from './apiCallLog.ts'

let context: TestContext

beforeAll(async () => {
  context = await createTestContext()
}, 60_000)
afterAll(() => context.close())

async function addSeller() {
  const userId = await context.addMerchant()
  const created = await createMerchantKey(context, userId, 'Shop')
  if (!created) throw new Error('The key was not created')
  return { userId, ...created }
}

const call = (key: string, path: string, init: RequestInit = {}) =>
  createApp(context, []).request(`/pay/api/transaction/${path}`, {
    ...init,
    headers: { 'x-api-key': key, 'content-type': 'application/json' },
  })

test('calls are listed with their request ID, newest first, without what they sent', async () => {
  const { userId, id, key } = await addSeller()
  const unknown = uuidv7()
  const sent = [
    await call(key, 'create', { method: 'POST', body: '{"amount":"5","metadata":"secret note"}' }),
    await call(key, `status/${unknown}?note=secret`),
    await call(key, `status/${key}`),
    await call(key, 'create', { method: 'POST', body: '{' }),
  ]
  await call('sluice_test_unknown', 'view')
  while (await storeApiCalls(context));

  const calls = await listApiCalls(context, userId, { page: 1 })
  const ids = sent.map(({ headers }) => `${headers.get('x-request-id')}`)
  // Those of the same millisecond are in the order of their IDs.
  expect(calls.map(({ request_id }) => request_id).toSorted()).toEqual(ids.toSorted())
  expect(calls.map(({ method, path, status }) => `${method} ${path} ${status}`).toSorted()).toEqual(
    [
      `GET /pay/api/transaction/status/${unknown} 422`,
      'GET /pay/api/transaction/status/{id} 404',
      'POST /pay/api/transaction/create 200',
      'POST /pay/api/transaction/create 400',
    ],
  )
  expect(await listApiCalls(context, userId, { page: 1, result: 'failed' })).toHaveLength(3)
  expect(await listApiCalls(context, userId, { page: 2 })).toEqual([])
  expect(JSON.stringify(calls)).not.toMatch(/secret|sluice_test/)

  const stranger = await addSeller()
  expect(await listApiCalls(context, stranger.userId, { page: 1 })).toEqual([])
  const used = context.now().toISOString()
  expect(await listMerchantKeys(context, userId)).toMatchObject([{ id, last_used_at: used }])
  expect(await listMerchantKeys(context, stranger.userId)).toMatchObject([{ last_used_at: null }])
})

test('the last use of a key is its own', async () => {
  const { userId, id, key } = await addSeller()
  await rollMerchantKey(context, userId, id)
  await call(key, 'view')
  while (await storeApiCalls(context));
  expect(await listMerchantKeys(context, userId)).toMatchObject([{ last_used_at: null }])
})
