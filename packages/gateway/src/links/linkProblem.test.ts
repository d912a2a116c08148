import { asDecimal } from '@sluice/api/contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { mailOutbox, payments, users } from '../database/schema/index.ts'
import { Failure } from '../errors/Failure.ts'
import { cancelPayment } from '../payments/cancellation.ts'
import { createTestContext } from '../test/testContext.ts'
import type { TestContext } from '../test/testContext.ts'
import { createLink, listLinks } from './linkService.ts'
import { openLink, readLink } from './openLink.ts'

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

test('a link makes no more payments than its limit, also at the same time, and none after its end', async () => {
  const userId = await context.addMerchant()
  const request = { reference: '', is_reusable: true, amount: asDecimal('20') }
  const limited = await createLink(context, userId, {
    ...request,
    description: 'Seats',
    max_payments: 2,
    return_url: 'https://shop.example/thanks',
  })
  const open = () => openLink(context, limited.id, {}).then(({ id }) => id, codeOf)
  const opened = await Promise.all(Array.from({ length: 5 }, open))
  const made = opened.filter((each) => each !== 'link_inactive')
  expect(made).toHaveLength(2)
  const rows = await context.database.db
    .select()
    .from(payments)
    .where(eq(payments.link_id, limited.id))
  expect(rows.map(({ return_url }) => return_url)).toEqual(
    Array(2).fill('https://shop.example/thanks'),
  )
  expect(await problemsOf(userId)).toEqual({ Seats: 'limit_reached' })
  expect(await readLink(context, limited.id)).toMatchObject({ is_active: false })
  // One that nobody pays makes room again.
  await cancelPayment(context, userId, made[0] ?? '')
  expect(await problemsOf(userId)).toEqual({ Seats: null })
  expect(await open()).not.toBe('link_inactive')

  const inAnHour = new Date(context.clock.now.getTime() + 3_600_000).toISOString()
  const ending = { ...request, description: 'Offer', expires_at: inAnHour }
  const { id } = await createLink(context, userId, ending)
  await openLink(context, id, {})
  const before = await countMails()
  pass(1)
  await expect(openLink(context, id, {})).rejects.toMatchObject({ code: 'link_inactive' })
  expect(await problemsOf(userId)).toMatchObject({ Offer: 'ended' })
  // That was meant.
  expect(await countMails()).toBe(before)
  await expect(createLink(context, userId, ending)).rejects.toMatchObject({
    fields: [{ field: 'expires_at' }],
  })
})
