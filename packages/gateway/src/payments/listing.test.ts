import { afterAll, beforeAll, expect, test } from 'vitest'

import { createTestContext } from '../test/testContext.ts'
import type { TestContext } from '../test/testContext.ts'
import { createPayment, listMerchantPayments } from './paymentService.ts'

let context: TestContext
let merchant: string
const base = { page: 1, limit: 10 }

beforeAll(async () => {
  context = await createTestContext()
  merchant = await context.addMerchant()
}, 60_000)
afterAll(() => context.close())

async function add(userId: string, metadata: string): Promise<string> {
  const created = await createPayment(context, userId, { amount: '2', metadata })
  return created.id
}

async function page(userId: string, query: Partial<Parameters<typeof listMerchantPayments>[2]>) {
  const { payments } = await listMerchantPayments(context, userId, { ...base, ...query })
  return payments.map(({ meta }) => meta)
}

test('pages are newest first, end where the list ends, and hold nobody else’s', async () => {
  const other = await context.addMerchant()
  for (let turn = 1; turn <= 12; turn += 1) {
    await add(merchant, String(turn))
    await add(other, `other ${turn}`)
  }
  expect(await page(merchant, { limit: 5 })).toEqual(['12', '11', '10', '9', '8'])
  expect(await page(merchant, { limit: 5, page: 3 })).toEqual(['2', '1'])
  expect(await page(merchant, { limit: 5, page: 4 })).toEqual([])
  expect(await page(merchant, { limit: 100, page: 1_000_000 })).toEqual([])
  expect(await page(merchant, { status: 0, limit: 5, page: 3 })).toEqual(['2', '1'])
  expect(await page(merchant, { status: 1 })).toEqual([])
  expect(await page(merchant, { transaction_type: 0, limit: 3 })).toEqual(['12', '11', '10'])
})

test('a plain date is a whole day in Asia/Kolkata, an instant is an instant', async () => {
  const userId = await context.addMerchant()
  for (const moment of [
    '2026-05-01T18:29:59.999Z',
    '2026-05-01T18:30:00.000Z',
    '2026-05-02T18:29:59.999Z',
    '2026-05-02T18:30:00.000Z',
  ]) {
    context.clock.now = new Date(moment)
    await add(userId, moment.slice(8))
  }
  const [a, b, c, d] = [
    '01T18:29:59.999Z',
    '01T18:30:00.000Z',
    '02T18:29:59.999Z',
    '02T18:30:00.000Z',
  ]
  const day = '2026-05-02'
  expect(await page(userId, { from_date: day, to_date: day })).toEqual([c, b])
  expect(await page(userId, { from_date: day })).toEqual([d, c, b])
  expect(await page(userId, { to_date: '2026-05-01' })).toEqual([a])
  expect(await page(userId, { from_date: day, status: 0 })).toEqual([d, c, b])
  expect(await page(userId, { from_date: '2026-05-02T18:30:00Z' })).toEqual([d])
  expect(await page(userId, { to_date: '2026-05-01T23:59:59.999+05:30' })).toEqual([a])
  expect(await page(userId, { from_date: '2027-01-01' })).toEqual([])
  expect(await page(userId, { to_date: '0000-01-01' })).toEqual([])
  expect(await page(userId, { from_date: '0000-01-01', to_date: '9999-12-31' })).toHaveLength(4)
  expect(await page(userId, { from_date: day, limit: 2, page: 2 })).toEqual([b])
})

test('a payment is found by whatever one remembers or pastes of it', async () => {
  const userId = await context.addMerchant()
  const { id, checkout_url, deposit_address } = await createPayment(context, userId, {
    amount: '1250.5',
    metadata: 'tea for two',
    reference: 'PO-7781',
    description: 'Table 4, masala chai',
    customer_name: 'Meera Iyer',
    customer_email: 'meera@shop.example',
  })
  await createPayment(context, userId, { amount: '3', metadata: '', description: 'Table 5' })
  for (const search of [
    'po-7781',
    'tea',
    '7781 two',
    'table 4',
    'chai',
    'Iyer',
    'meera@shop.example',
    '1,250.50',
    '1250.5 USDT',
    id,
    checkout_url,
    `https://explorer.example/address/${deposit_address}?a=token_transfers`,
    `ethereum:${deposit_address}@137`,
    `${deposit_address.slice(0, 8)}…${deposit_address.slice(-4)}`,
  ]) {
    const { payments } = await listMerchantPayments(context, userId, { ...base, search })
    expect([search, ...payments.map((payment) => payment.id)]).toEqual([search, id])
  }
  for (const search of ['PO-7782', '1250.5 USDC', '₹1,250.50', 'Meena'])
    expect(await page(userId, { search })).toEqual([])
})
