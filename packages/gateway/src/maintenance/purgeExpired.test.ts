import { count } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { apiCalls, sessions } from '../database/schema/index.ts'
import { uuidv7 } from '../security/random.ts'
import { createTestContext } from '../test/testContext.ts'
import type { TestContext } from '../test/testContext.ts'
import { purgeExpired } from './purgeExpired.ts'

let context: TestContext

beforeAll(async () => {
  context = await createTestContext()
}, 60_000)
afterAll(() => context.close())

test('what has ended is deleted in batches, and what has not stays', async () => {
  const user_id = await context.addMerchant()
  const { connection: db } = context.database
  const ends = (index: number) =>
    new Date(context.clock.now.getTime() + (index < 2_100 ? -1 : 60_000))
  const rows = Array.from({ length: 2_101 }, (_, index) => ({
    id: uuidv7(),
    user_id,
    expires_at: ends(index),
  }))
  await db.insert(sessions).values(rows)
  const left = async () => (await db.select({ count: count() }).from(sessions))[0]?.count
  expect(await purgeExpired(context)).toBe(true)
  expect(await left()).toBe(1_101)
  expect(await purgeExpired(context)).toBe(true)
  expect(await purgeExpired(context)).toBe(false)
  expect(await left()).toBe(1)
})

test('API calls are deleted after seven days, and a merchant’s beyond the newest 10,000', async () => {
  const [busy, quiet] = [await context.addMerchant(), await context.addMerchant()]
  const { connection: db } = context.database
  const day = 86_400_000
  const call = (user_id: string, ago: number) => ({
    id: uuidv7(),
    user_id,
    method: 'GET',
    path: '/pay/api/transaction/view',
    status: 200,
    duration_ms: 1,
    created_at: new Date(context.clock.now.getTime() - ago),
  })
  const old = [call(quiet, 6 * day), call(quiet, 8 * day)]
  await db.insert(apiCalls).values(old)
  for (let batch = 0; batch < 3; batch += 1) {
    const rows = Array.from({ length: 4_000 }, (_, index) => call(busy, batch * 4_000 + index))
    await db.insert(apiCalls).values(rows)
  }
  while (await purgeExpired(context));
  const left = await db.select().from(apiCalls)
  expect(left.filter(({ user_id }) => user_id === quiet).map(({ id }) => id)).toEqual([old[0]?.id])
  const kept = left.filter(({ user_id }) => user_id === busy)
  const oldest = Math.min(...kept.map(({ created_at }) => created_at.getTime()))
  expect(kept).toHaveLength(10_000)
  expect(context.clock.now.getTime() - oldest).toBe(9_999)
})
