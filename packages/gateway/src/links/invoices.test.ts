import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { invoices, mailOutbox, payments } from '../database/schema/index.ts'
import { createTestContext } from '../test/testContext.ts'
import type { TestContext } from '../test/testContext.ts'
import {
  cancelInvoice,
  createInvoice,
  listInvoices,
  queueInvoiceReminder,
} from './invoiceService.ts'
import { openLink, readLink } from './openLink.ts'

let context: TestContext

beforeAll(async () => {
  context = await createTestContext()
}, 60_000)
afterAll(() => context.close())

const line = { description: 'Tea', quantity: '2', unit_price: '10', tax_percent: '5' } as const
const request = {
  customer_name: 'Asha Traders',
  customer_email: 'asha@traders.example',
  lines: [line],
  note: '',
}

/** The mails that are waiting, oldest first. They are taken out. */
async function takeMails(): Promise<{ to: string; subject: string; text: string }[]> {
  const { db, connection } = context.database
  const rows = await db.select().from(mailOutbox).orderBy(mailOutbox.id)
  await connection.delete(mailOutbox)
  return rows.map(({ id, mail_ciphertext }) =>
    JSON.parse(context.vault.decrypt('mail', id, mail_ciphertext)),
  )
}

/** Goes to an hour in India of a day, and sends the reminders that are due. */
async function remindAt(day: string, hour: string): Promise<string[]> {
  context.clock.now = new Date(`${day}T${hour}:00+05:30`)
  while (await queueInvoiceReminder(context)) {
    // One invoice each time.
  }
  return (await takeMails()).map(({ subject }) => subject)
}

test('a customer gets the invoice, and is reminded three days before and after until it is paid', async () => {
  context.clock.now = new Date('2027-01-10T06:00:00Z')
  const userId = await context.addMerchant()
  await takeMails()
  const due = { ...request, due_date: '2027-01-31' }
  const create = (changes: object = {}) => {
    context.clock.now = new Date(context.clock.now.getTime() + 1_000)
    return createInvoice(context, userId, { ...due, ...changes })
  }
  await create()
  const paid = await create()
  const cancelled = await create()
  // The due date is too near to be reminded before it.
  await create({ due_date: '2027-01-12', number: 'NEAR-1' })
  await create({ customer_email: '' })
  const mails = await takeMails()
  expect(mails).toHaveLength(4)
  expect(mails[0]).toMatchObject({
    to: 'asha@traders.example',
    subject: expect.stringContaining('INV-0001'),
    text: expect.stringMatching(/2 × 10\.00 USDT = 20\.00 USDT[^]*Tax: 1\.00[^]*Total: 21\.00/),
  })
  const { id } = await openLink(context, paid.id, {})
  await context.database.connection.update(payments).set({ status: 1 }).where(eq(payments.id, id))
  await cancelInvoice(context, userId, cancelled.id)
  await takeMails()

  expect(await remindAt('2027-01-15', '08:59')).toEqual([])
  expect(await remindAt('2027-01-15', '09:00')).toEqual([
    expect.stringMatching(/^Overdue: invoice NEAR-1/),
  ])
  expect(await remindAt('2027-01-28', '08:59')).toEqual([])
  expect(await remindAt('2027-01-28', '09:00')).toEqual([
    expect.stringMatching(/^Reminder: invoice INV-0001 .* 31 January 2027$/),
  ])
  expect(await remindAt('2027-01-29', '09:00')).toEqual([])
  expect(await remindAt('2027-02-03', '09:00')).toEqual([
    expect.stringMatching(/^Overdue: invoice INV-0001/),
  ])
  expect(await remindAt('2027-03-01', '09:00')).toEqual([])
  const states = await listInvoices(context, userId, { page: 1, limit: 10 })
  expect(states.map(({ state }) => state)).toEqual([
    'overdue',
    'overdue',
    'cancelled',
    'paid',
    'overdue',
  ])
})

test('a customer is reminded in the language of the page that they have opened', async () => {
  context.clock.now = new Date('2028-01-10T06:00:00Z')
  const userId = await context.addMerchant()
  const { id } = await createInvoice(context, userId, { ...request, due_date: '2028-01-31' })
  await readLink({ ...context, origin: { ...context.origin, language: 'de' } }, id)
  await takeMails()
  expect(await remindAt('2028-01-28', '09:00')).toEqual([
    expect.stringMatching(/^Erinnerung: Rechnung INV-0001 .* 31\. Januar 2028 fällig$/),
  ])
})

test('invoices made at the same time have one number after the other', async () => {
  const userId = await context.addMerchant()
  const due = { ...request, due_date: '2100-01-31' }
  const made = await Promise.all(
    Array.from({ length: 5 }, () => createInvoice(context, userId, due)),
  )
  expect(made.map(({ number }) => number).toSorted()).toEqual([
    'INV-0001',
    'INV-0002',
    'INV-0003',
    'INV-0004',
    'INV-0005',
  ])
  const stored = await context.database.db.$count(invoices, eq(invoices.user_id, userId))
  expect(stored).toBe(5)
})
