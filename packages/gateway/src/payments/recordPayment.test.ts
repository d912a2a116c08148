import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { ledgerEntries, merchantTotals, payments } from '../database/schema/index.ts'
import { createTestContext } from '../test/testContext.ts'
import type { TestContext } from '../test/testContext.ts'
import { findTransaction } from '../transactions/transactionRepository.ts'
import { createMerchantTransaction } from '../transactions/transactionService.ts'
import { expireTransactions } from './expireTransactions.ts'
import { recordPayment } from './recordPayment.ts'
import { verifyLedger } from './verifyLedger.ts'

let context: TestContext
let merchant: string

const minute = 60_000
const day = 86_400_000

beforeAll(async () => {
  context = await createTestContext()
}, 60_000)
afterAll(() => context.close())

/** A merchant whose free days are over asks for 300. */
async function ask(amount = '300') {
  merchant = await context.addMerchant()
  context.clock.now = new Date(context.clock.now.getTime() + 8 * day)
  return createMerchantTransaction(context, merchant, { amount, metadata: '' })
}

let turn = 0
function pay(walletId: string, amount: string, after = 0, reference = `0x${(turn += 1)}`) {
  return recordPayment(context, {
    reference,
    chain_hash: reference,
    wallet_id: walletId,
    amount,
    paid_at: new Date(context.clock.now.getTime() + after),
  })
}

async function stands(id: string) {
  const row = await findTransaction(context.database.db, merchant, id)
  const [totals] = await context.database.db
    .select()
    .from(merchantTotals)
    .where(eq(merchantTotals.user_id, merchant))
  return [row?.status, row?.outcome, row?.received, row?.fee, totals?.total_earnings].join(' ')
}

async function passHour() {
  context.clock.now = new Date(context.clock.now.getTime() + 61 * minute)
  await expireTransactions(context)
}

test('paid in full: net of the fee', async () => {
  const { transaction_id: id, wallet_id: wallet } = await ask()
  await pay(wallet, '300')
  expect(await stands(id)).toBe('1 paid 300.0000000000 1.5000000000 298.5000000000')
})

test('paid in parts: one fee on the whole', async () => {
  const { transaction_id: id, wallet_id: wallet } = await ask()
  await pay(wallet, '100')
  expect(await stands(id)).toBe('0 pending 100.0000000000 0.0000000000 0.0000000000')
  await pay(wallet, '200')
  expect(await stands(id)).toBe('1 split 300.0000000000 1.5000000000 298.5000000000')
})

test('overpaid at once, and overpaid by a second payment: the merchant has it all', async () => {
  const { transaction_id: id, wallet_id: wallet } = await ask()
  await pay(wallet, '400')
  expect(await stands(id)).toBe('1 overpaid 400.0000000000 2.0000000000 398.0000000000')
  await passHour()
  await pay(wallet, '100')
  expect(await stands(id)).toBe('1 overpaid 500.0000000000 2.5000000000 497.5000000000')
})

test('underpaid: held, not credited', async () => {
  const { transaction_id: id, wallet_id: wallet } = await ask()
  await pay(wallet, '299.9999999999')
  await passHour()
  expect(await stands(id)).toBe('-1 underpaid 299.9999999999 0.0000000000 0.0000000000')
})

test('nothing came: expired', async () => {
  const { transaction_id: id } = await ask()
  await passHour()
  expect(await stands(id)).toBe('-1 expired 0.0000000000 0.0000000000 0.0000000000')
})

test('it came too late, before or after the expiry was noticed', async () => {
  const first = await ask()
  await pay(first.wallet_id, '300', 61 * minute)
  expect(await stands(first.transaction_id)).toBe(
    '-1 late 300.0000000000 0.0000000000 0.0000000000',
  )
  const second = await ask()
  await passHour()
  await pay(second.wallet_id, '300')
  expect(await stands(second.transaction_id)).toBe(
    '-1 late 300.0000000000 0.0000000000 0.0000000000',
  )
})

test('it came in time, and the network told of it late', async () => {
  const { transaction_id: id, wallet_id: wallet } = await ask()
  await passHour()
  await pay(wallet, '300', -60 * minute)
  expect(await stands(id)).toBe('1 paid 300.0000000000 1.5000000000 298.5000000000')
})

test('told of fifty times at once, credited once', async () => {
  const { transaction_id: id, wallet_id: wallet } = await ask()
  const results = await Promise.all(
    Array.from({ length: 50 }, () => pay(wallet, '300', 0, '0xsame')),
  )
  expect(results.filter((result) => result === 'recorded')).toHaveLength(1)
  expect(await stands(id)).toBe('1 paid 300.0000000000 1.5000000000 298.5000000000')
  const seen = await context.database.db
    .select()
    .from(payments)
    .where(eq(payments.transaction_id, id))
  expect(seen).toHaveLength(1)
})

test('an address that was never given out is nobody’s', async () => {
  expect(await pay('sbxnobody', '300')).toBe('unknown')
})

test('fifty creations at once are numbered without gaps', async () => {
  merchant = await context.addMerchant()
  await Promise.all(
    Array.from({ length: 50 }, () =>
      createMerchantTransaction(context, merchant, { amount: '1', metadata: '' }),
    ),
  )
  const [totals] = await context.database.db
    .select()
    .from(merchantTotals)
    .where(eq(merchantTotals.user_id, merchant))
  expect(totals?.transaction_count).toBe(50)
})

test('the ledger adds up, and says where it does not', async () => {
  const { wallet_id: wallet } = await ask()
  await pay(wallet, '300')
  expect(await verifyLedger(context.database)).toMatchObject({ wrong: [] })
  const [entry] = await context.database.db
    .select()
    .from(ledgerEntries)
    .where(eq(ledgerEntries.user_id, merchant))
  await context.database.db
    .update(ledgerEntries)
    .set({ amount: '300.0000000001' })
    .where(eq(ledgerEntries.id, entry?.id ?? ''))
  const { wrong } = await verifyLedger(context.database)
  expect(new Set(wrong.map((finding) => finding.user_id))).toEqual(new Set([merchant]))
  expect(wrong.map(({ about }) => about)).toEqual([
    'total_earnings',
    `transaction ${entry?.transaction_id}`,
  ])
})
