import { count } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { sessions } from '../database/schema/index.ts'
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
  const { db } = context.database
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
