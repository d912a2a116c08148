import { asDecimal } from '@sluice/api/contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { mailOutbox, users } from '../database/schema/index.ts'
import { Failure } from '../errors/Failure.ts'
import { createTestContext } from '../test/testContext.ts'
import type { TestContext } from '../test/testContext.ts'
import { createLink, listLinks } from './linkService.ts'
import { openLink } from './openLink.ts'

let context: TestContext

beforeAll(async () => {
  context = await createTestContext()
}, 60_000)
afterAll(() => context.close())

function pass(hours: number): void {
  context.clock.now = new Date(context.clock.now.getTime() + hours * 3_600_000)
}

/** What keeps the merchant's links from taking money, by what they are for. */
async function problemsOf(userId: string) {
  const links = await listLinks(context, userId, { page: 1, limit: 10 })
  return Object.fromEntries(links.map(({ description, problem }) => [description, problem]))
}

function countMails() {
  return context.database.db.$count(mailOutbox)
}

function codeOf(error: unknown): string | undefined {
  return error instanceof Failure ? error.code : undefined
}

test('a link that is too small after the free week says so to its merchant, and mails it once a day', async () => {
  const userId = await context.addMerchant()
  const request = { reference: '', is_reusable: true }
  const small = await createLink(context, userId, {
    ...request,
    description: 'Tea',
    amount: asDecimal('1'),
  })
  await createLink(context, userId, { ...request, description: 'Rice', amount: asDecimal('20') })
  await createLink(context, userId, { ...request, description: 'Any', amount: null })
  expect(await problemsOf(userId)).toEqual({ Tea: null, Rice: null, Any: null })

  pass(8 * 24)
  expect(await problemsOf(userId)).toEqual({ Tea: 'amount_too_small', Rice: null, Any: null })
  const before = await countMails()
  const open = () => openLink(context, small.id, {})
  const opened = await Promise.all(Array.from({ length: 5 }, () => open().catch(codeOf)))
  expect(opened).toEqual(Array(5).fill('link_inactive'))
  expect(await countMails()).toBe(before + 1)
  pass(25)
  await expect(open()).rejects.toMatchObject({ code: 'link_inactive' })
  expect(await countMails()).toBe(before + 2)
})

test('without a payout wallet no link takes money, and its merchant is mailed', async () => {
  const userId = await context.addMerchant()
  const request = { reference: '', is_reusable: true, amount: asDecimal('20') }
  const link = await createLink(context, userId, { ...request, description: 'Rice' })
  await context.database.unitOfWork(({ tx }) =>
    tx.update(users).set({ payout_wallet: '' }).where(eq(users.id, userId)),
  )
  expect(await problemsOf(userId)).toEqual({ Rice: 'wallet_required' })
  const before = await countMails()
  await expect(openLink(context, link.id, {})).rejects.toMatchObject({ code: 'link_inactive' })
  expect(await countMails()).toBe(before + 1)
})
