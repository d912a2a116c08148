import { afterAll, beforeAll, expect, test } from 'vitest'

import { startTestGateway } from '../test/testGateway.ts'
import type { TestGateway } from '../test/testGateway.ts'

let gateway: TestGateway
let key: string
let token: string
const clock = { ahead: 0 }

beforeAll(async () => {
  gateway = await startTestGateway({}, { now: () => new Date(Date.now() + clock.ahead) })
  token = (await gateway.merchant()).token
  key = await gateway.keyFor(token)
}, 60_000)
afterAll(() => gateway.close())

function create(name: string, body: Record<string, unknown>, by = key) {
  return gateway.call('POST', '/pay/api/transaction/create', {
    key: by,
    body,
    headers: { 'idempotency-key': name },
  })
}

async function count(): Promise<number> {
  return (await gateway.call('GET', '/user/business/transaction/count', { token })).body.count
}

test(
  'a hundred parallel requests create one payment and get the same response',
  { timeout: 60_000 },
  async () => {
    const answers = await Promise.all(
      Array.from({ length: 100 }, () => create('order-1', { amount: '5', metadata: 'one' })),
    )
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1)
    expect(answers.filter(({ headers }) => !headers.has('idempotent-replayed'))).toHaveLength(1)
    expect(await count()).toBe(1)
  },
)

test('the same key with another body is rejected', async () => {
  const answer = await create('order-1', { amount: '6', metadata: 'one' })
  expect([answer.status, answer.body.code]).toEqual([409, 'idempotency_conflict'])
  expect(await count()).toBe(1)
})

test('a rejected request does not use up its key', async () => {
  expect((await create('order-2', { amount: '0' })).status).toBe(422)
  expect((await create('order-2', { amount: '2' })).status).toBe(200)
})

test('another merchant may use the same key', async () => {
  const other = await gateway.keyFor((await gateway.merchant()).token)
  const answer = await create('order-1', { amount: '9' }, other)
  expect([answer.status, answer.headers.has('idempotent-replayed')]).toEqual([200, false])
})

test('a key can be used again after a day', async () => {
  const before = await create('order-3', { amount: '3' })
  clock.ahead = 24 * 3_600_000 - 60_000
  expect((await create('order-3', { amount: '3' })).body).toEqual(before.body)
  clock.ahead = 24 * 3_600_000 + 60_000
  const after = await create('order-3', { amount: '3' })
  expect(after.status).toBe(200)
  expect(after.body.id).not.toBe(before.body.id)
})

test('an invalid key is rejected by name', async () => {
  const answer = await create('a'.repeat(256), { amount: '1' })
  expect([answer.status, answer.body.errors[0].field]).toEqual([422, 'Idempotency-Key'])
})
