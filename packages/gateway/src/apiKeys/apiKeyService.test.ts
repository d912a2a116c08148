import { afterAll, beforeAll, expect, test } from 'vitest'

import { createTestContext } from '../test/testContext.ts'
import type { TestContext } from '../test/testContext.ts'
import {
  createMerchantKey,
  identifyKey,
  listMerchantKeys,
  revokeMerchantKey,
  rollMerchantKey,
} from './apiKeyService.ts'

const dayMs = 24 * 60 * 60 * 1000

let context: TestContext
beforeAll(async () => {
  context = await createTestContext()
}, 60_000)
afterAll(() => context.close())

function pass(ms: number): void {
  context.clock.now = new Date(context.clock.now.getTime() + ms)
}

async function addMerchantWithKey() {
  const userId = await context.addMerchant()
  const key = await createMerchantKey(context, userId, 'Shop')
  if (!key) throw new Error('No key was created')
  return { userId, key }
}

const ownerOf = async (key: string) => (await identifyKey(context, key))?.user_id

test('a rolled key works for 24 hours, beside the new one', async () => {
  const { userId, key } = await addMerchantWithKey()
  const expiresAt = new Date(context.clock.now.getTime() + dayMs).toISOString()
  const rolled = await rollMerchantKey(context, userId, key.id)
  expect(rolled).toMatchObject({ name: 'Shop', previous_key_expires_at: expiresAt })
  expect(await listMerchantKeys(context, userId)).toEqual([rolled])

  pass(dayMs - 1)
  expect(await ownerOf(key.key)).toBe(userId)
  expect(await ownerOf(rolled.key)).toBe(userId)

  pass(1)
  expect(await ownerOf(key.key)).toBeUndefined()
  expect(await ownerOf(rolled.key)).toBe(userId)
  expect(await listMerchantKeys(context, userId)).toEqual([
    { ...rolled, previous_key_expires_at: null },
  ])
  await expect(revokeMerchantKey(context, userId, key.id)).rejects.toMatchObject({
    code: 'not_found',
  })
})

test('rolling twice does not shorten the life of the first key', async () => {
  const { userId, key } = await addMerchantWithKey()
  const second = await rollMerchantKey(context, userId, key.id)
  pass(dayMs / 2)
  const third = await rollMerchantKey(context, userId, second.id)
  for (const { key: each } of [key, second, third]) expect(await ownerOf(each)).toBe(userId)
  pass(dayMs / 2)
  expect(await ownerOf(key.key)).toBeUndefined()
  expect(await ownerOf(second.key)).toBe(userId)
})

test('revoking the current key ends the rolled one; revoking the rolled one ends only that', async () => {
  const { userId, key } = await addMerchantWithKey()
  const second = await rollMerchantKey(context, userId, key.id)
  const third = await rollMerchantKey(context, userId, second.id)
  await revokeMerchantKey(context, userId, second.id)
  expect(await ownerOf(second.key)).toBeUndefined()
  expect(await ownerOf(key.key)).toBe(userId)

  await revokeMerchantKey(context, userId, third.id)
  for (const { key: each } of [key, second, third]) expect(await ownerOf(each)).toBeUndefined()
  expect(await listMerchantKeys(context, userId)).toEqual([])
})

test('only the current key can be rolled', async () => {
  const { userId, key } = await addMerchantWithKey()
  const { userId: stranger } = await addMerchantWithKey()
  await expect(rollMerchantKey(context, stranger, key.id)).rejects.toMatchObject({
    code: 'not_found',
  })
  await rollMerchantKey(context, userId, key.id)
  await expect(rollMerchantKey(context, userId, key.id)).rejects.toMatchObject({
    code: 'not_found',
  })
})

test('50 parallel rolls and creations leave one current key, and the old one works', async () => {
  const { userId, key } = await addMerchantWithKey()
  const results = await Promise.allSettled(
    Array.from({ length: 50 }, (_, n) =>
      n % 2 === 0
        ? rollMerchantKey(context, userId, key.id)
        : createMerchantKey(context, userId, 'Another'),
    ),
  )
  const made = results.flatMap((each) =>
    each.status === 'fulfilled' && each.value ? [each.value] : [],
  )
  expect(made).toHaveLength(1)
  expect(await listMerchantKeys(context, userId)).toEqual(made)
  expect(await ownerOf(key.key)).toBe(userId)
})
