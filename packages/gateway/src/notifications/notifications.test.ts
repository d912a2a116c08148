import type { Decimal, PaymentMails } from '@sluice/api/contract'
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'

import { users, webhooks } from '../database/schema/index.ts'
import { sendMails } from '../mail/mailService.ts'
import type { Mail } from '../mail/mailer.ts'
import { createPayment } from '../payments/paymentService.ts'
import { acceptPayment } from '../payments/resolution.ts'
import { refreshRates } from '../rates/refreshRates.ts'
import { createTestChain } from '../test/testChain.ts'
import { createTestContext } from '../test/testContext.ts'
import type { TestContext } from '../test/testContext.ts'
import { setWebhook } from '../webhooks/webhookService.ts'
import { queueDailySummary } from './dailySummary.ts'
import { listNotifications, seeNotifications } from './notificationList.ts'
import { changeNotifications } from './notificationService.ts'
import { lastSummaryDay } from './summaryDay.ts'

let context: TestContext
let chain: ReturnType<typeof createTestChain>
let merchant: string
let start = Date.parse('2031-02-10T06:00:00Z')

beforeAll(async () => {
  context = await createTestContext()
  chain = createTestChain(context)
}, 60_000)
afterAll(() => context.close())

/** Each test has a week and a merchant of its own. */
beforeEach(async () => {
  context.clock.now = new Date(start)
  await refreshRates(context, new AbortController().signal)
  merchant = await context.addMerchant()
})
afterEach(async () => {
  start += 7 * 86_400_000
  await context.database.connection.update(users).set({ payment_mails: 'attention_only' })
})

/** Lets hours pass. */
function wait(hours: number) {
  context.clock.now = new Date(context.clock.now.getTime() + hours * 3_600_000)
}

function choose(payment_mails: PaymentMails) {
  return changeNotifications(context, merchant, { payment_mails })
}

/** Creates a payment of 20 USDT, and pays another amount of it. */
async function pay(amount: Decimal, about: object = {}) {
  const { id, deposit_address: address } = await createPayment(context, merchant, {
    amount: '20',
    metadata: '',
    ...about,
  })
  await chain.pay({ address, amount, hash: id })
  return id
}

/** The mails that were sent since the last time, as one reads them. */
async function readMails(): Promise<Mail[]> {
  const mails: Mail[] = []
  const mailer = {
    send: (_id: string, mail: Mail) => {
      mails.push(mail)
      return Promise.resolve()
    },
    close: () => {},
  }
  while (await sendMails(context, mailer));
  return mails.map(({ subject, text, ...mail }) => ({
    ...mail,
    subject: subject.replaceAll('\u200C', ''),
    text: text.replaceAll('\u200C', ''),
  }))
}

async function subjects() {
  return (await readMails()).map(({ subject }) => subject)
}

test('the summary of a day is due at 8 in India, once, and of days with payments', async () => {
  await choose('daily_summary')
  await pay('20', { description: 'Table 4' })
  await pay('20')
  await pay('12')
  // 23:59 in India belongs to the same day.
  context.clock.now = new Date('2031-02-10T18:29:00Z')
  await pay('20')
  await chain.catchUp()
  await readMails()

  context.clock.now = new Date('2031-02-11T02:29:00Z')
  expect(await queueDailySummary(context)).toBe(false)
  context.clock.now = new Date('2031-02-11T02:30:00Z')
  while (await queueDailySummary(context));
  const [mail, ...others] = await readMails()
  expect(others).toEqual([])
  expect(mail?.subject).toBe('₹5,085.00 on 10 February 2031')
  expect(mail?.text).toContain('3 payments were paid on 10 February 2031.')
  expect(mail?.text).toContain('- 60.00 USDT\n')
  expect(mail?.text).toContain('Money is waiting for your decision.')
  expect(mail?.text).toContain('/transactions?from_date=2031-02-10&to_date=2031-02-10\n')

  while (await queueDailySummary(context));
  context.clock.now = new Date('2031-02-12T06:00:00Z')
  while (await queueDailySummary(context));
  expect(await subjects()).toEqual([])
})

test('a mail says what was paid, for what and when in India, and leads to the payment', async () => {
  const id = await pay('20', {
    description: 'Table 4',
    reference: '1046',
    customer_name: 'Meera',
    customer_email: 'meera@example.com',
  })
  const [mail, ...others] = await readMails()
  expect(others).toEqual([])
  expect(mail).toMatchObject({ to: `${merchant}@shop.example` })
  expect(mail?.subject).toBe('20.00 USDT received · Table 4')
  expect(mail?.text).toContain(
    '- For: Table 4\n- Reference: 1046\n- Customer: Meera (meera@example.com)',
  )
  expect(mail?.text).toContain('17 Feb 2031, 11:30 am IST')
  expect(mail?.text).toContain(`https://pay.example/transactions?payment=${id}\n`)
})

test('a price in rupees is told in rupees, in the merchant’s language', async () => {
  await context.database.connection
    .update(users)
    .set({ language: 'hi' })
    .where(eq(users.id, merchant))
  const {
    id,
    deposit_address: address,
    amount,
  } = await createPayment(context, merchant, {
    amount: '1700',
    currency: 'INR',
    metadata: '',
  })
  await chain.pay({ address, amount, hash: id })
  const [mail] = await readMails()
  expect(mail?.subject).toBe('₹1,700.00 मिले')
  expect(mail?.html).toContain('<html lang="hi" dir="ltr">')
})

test.each([
  ['each_payment', ['20.00 USDT received']],
  ['daily_summary', []],
  ['attention_only', []],
] as const)('%s: what a payment that is paid brings', async (choice, expected) => {
  await choose(choice)
  await pay('20')
  expect(await subjects()).toEqual(expected)
})

test.each(['each_payment', 'daily_summary', 'attention_only'] as const)(
  '%s: held money and reversals always bring a mail, once',
  async (choice) => {
    await choose(choice)
    await pay('12', { description: 'Table 4' })
    expect(await subjects()).toEqual([])
    wait(3)
    await chain.catchUp()
    const [held] = await readMails()
    expect(held?.subject).toBe('Money needs your decision · Table 4')
    expect(held?.text).toContain('- 12.00 USDT arrived in time, which is too little.')
    await chain.catchUp()

    const id = await pay('20')
    await readMails()
    await chain.change(id, { canonical: false })
    expect(await subjects()).toEqual(['Payment of 20.00 USDT reversed'])
  },
)

test('accepting held money is told as any payment', async () => {
  const id = await pay('12')
  wait(3)
  await chain.catchUp()
  await readMails()
  await acceptPayment(context, merchant, id)
  const [mail] = await readMails()
  expect(mail?.text).toContain('Received: 12.00 USDT')
})

test('a closed account gets no mail', async () => {
  await context.database.connection
    .update(users)
    .set({ closed_at: context.clock.now })
    .where(eq(users.id, merchant))
  await pay('20')
  expect(await subjects()).toEqual([])
})

test('who chooses the summary today has the first one tomorrow', async () => {
  await pay('20')
  wait(24)
  await choose('daily_summary')
  expect(await queueDailySummary(context)).toBe(false)
})

test.each([
  ['2031-03-01T02:29:59Z', '2031-02-27'],
  ['2031-03-01T02:30:00Z', '2031-02-28'],
])('at %s the last day with a summary is %s', (now, day) => {
  expect(lastSummaryDay(new Date(now))).toBe(day)
})

test('the bell says that the webhook was disabled, until it has been seen, and while it is', async () => {
  const { connection } = context.database
  await setWebhook(context, merchant, 'https://shop.example/hook')
  expect(await listNotifications(context, merchant)).toEqual({ new_count: 0, notifications: [] })

  wait(1)
  const now = context.clock.now
  await connection.update(webhooks).set({ disabled_at: now }).where(eq(webhooks.user_id, merchant))
  const disabled = { type: 'webhook.disabled', created_at: now.toISOString() }
  expect(await listNotifications(context, merchant)).toMatchObject({
    new_count: 1,
    notifications: [{ ...disabled, is_new: true }],
  })
  expect(await seeNotifications(context, merchant, now)).toMatchObject({
    new_count: 0,
    notifications: [{ ...disabled, is_new: false }],
  })

  await connection.update(webhooks).set({ disabled_at: null }).where(eq(webhooks.user_id, merchant))
  expect((await listNotifications(context, merchant)).notifications).toEqual([])
})
