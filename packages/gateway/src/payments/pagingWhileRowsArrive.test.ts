import { desc, eq, inArray, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import { payments } from '../database/schema/index.ts'
import { createTestContext } from '../test/testContext.ts'
import type { TestContext } from '../test/testContext.ts'
import { localNetworks } from '../rails/evm/local/localNetworks.ts'
import { findPayments } from './listingRepository.ts'
import { searchPayments } from './searchRepository.ts'
import { parseSearch } from './searchTerms.ts'
import { findPayment } from './paymentRepository.ts'
import { countMerchantPayments, createPayment, listMerchantPayments } from './paymentService.ts'

const existing = 10_000
const arriving = 500
const limit = 100

let context: TestContext
let merchant: string
/** The ids of the payments that were there before, newest first. */
let before: string[]

beforeAll(async () => {
  context = await createTestContext()
}, 60_000)
afterAll(() => context.close())

async function addMerchantWithPayments(): Promise<void> {
  merchant = await context.addMerchant()
  const { connection: db } = context.database
  const now = context.clock.now.toISOString()
  // Asked for one by one, so many would take a minute.
  await db.execute(sql`insert into payments
    (id, user_id, seq, network, deposit_address, amount, created_by, expires_at, created_at, metadata)
    select gen_random_uuid(), ${merchant}::uuid, n, 'local', ${merchant} || n, 1, 'api',
      ${now}::timestamptz + interval '1 hour', ${now}::timestamptz - interval '1 second' * (${existing}::int - n),
      'tea'
    from generate_series(1, ${existing}::int) as n`)
  await db.execute(
    sql`update merchant_totals set payment_count = ${existing}, last_payment_at = ${now}::timestamptz where user_id = ${merchant}::uuid`,
  )
  // The clock stands still from here on: not even the moment tells new rows from old ones.
  const ids = await db
    .select({ id: payments.id })
    .from(payments)
    .where(eq(payments.user_id, merchant))
    .orderBy(desc(payments.seq))
  before = ids.map(({ id }) => id)
}

beforeEach(addMerchantWithPayments, 60_000)

async function list(query: Partial<Parameters<typeof listMerchantPayments>[2]>) {
  const page = await listMerchantPayments(context, merchant, { page: 1, limit, ...query })
  return page.payments
}

async function arrive(): Promise<void> {
  await createPayment(context, merchant, { amount: '1', metadata: 'new' })
}

/** Reads pages until one is empty; with each, some of the new payments arrive. */
async function readAll(
  next: (page: number, last: string | undefined) => ReturnType<typeof list>,
): Promise<string[]> {
  const seen: string[] = []
  let arrived = 0
  for (let page = 1; ; page += 1) {
    const some = Math.min(5, arriving - arrived)
    arrived += some
    const [rows] = await Promise.all([
      next(page, seen.at(-1)),
      ...Array.from({ length: some }, arrive),
    ])
    if (rows.length === 0) break
    seen.push(...rows.map(({ id }) => id))
  }
  expect(arrived).toBe(arriving)
  expect(await countMerchantPayments(context, merchant)).toBe(existing + arriving)
  return seen
}

test('after a cursor: none is missing, none comes twice', { timeout: 120_000 }, async () => {
  const seen = await readAll((_, cursor) => list({ cursor }))
  expect(before).toHaveLength(existing)
  const old = new Set(before)
  expect(seen.filter((id) => old.has(id))).toEqual(before)
  // Those that came with the first page may be on it.
  expect(seen.length - existing).toBeLessThanOrEqual(5)
})

test('up to a moment: none is missing, none comes twice', { timeout: 120_000 }, async () => {
  const until = context.clock.now.toISOString()
  context.clock.now = new Date(context.clock.now.getTime() + 1_000)
  expect(await readAll((page) => list({ page, to_date: until }))).toEqual(before)
})

test(
  'by page alone: some come again, as their ids tell, and none is missing',
  { timeout: 120_000 },
  async () => {
    const seen = await readAll((page) => list({ page }))
    expect(seen.length).toBeGreaterThan(existing)
    const old = new Set(before)
    expect([...new Set(seen)].filter((id) => old.has(id))).toEqual(before)
  },
)

test(
  'after a cursor within a status that rows leave: none of those that stay is missing',
  { timeout: 120_000 },
  async () => {
    const paid = new Set(before.filter((_, index) => index % 40 === 0))
    const seen: string[] = []
    for (;;) {
      const rows = await list({ status: 0, cursor: seen.at(-1) })
      if (rows.length === 0) break
      seen.push(...rows.map(({ id }) => id))
      // What was just shown is paid, and no longer pending.
      const left = rows.filter(({ id }) => paid.has(id)).map(({ id }) => id)
      if (left.length === 0) continue
      await context.database.connection
        .update(payments)
        .set({ status: 1 })
        .where(inArray(payments.id, left))
    }
    expect(seen).toEqual(before)
    expect(await list({ status: 1, limit: 100 })).toHaveLength(100)
  },
)

test('pages read few rows, also if the statistics are older than the merchant', async () => {
  await context.database.connection.execute(sql`analyze payments`)
  await addMerchantWithPayments()
  const start = existing / 2
  const now = context.clock.now.getTime()
  const after = { cursor: before[start - 1], skip: 0, take: limit }
  const span = {
    from: new Date(now - (start + limit - 1) * 1_000),
    to: new Date(now - start * 1_000),
    skip: 0,
    take: limit,
  }
  await context.database.unitOfWork(async ({ tx }) => {
    const countReads = async () => {
      const [counted] = await tx
        .select({ reads: sql`idx_tup_fetch + seq_tup_read`.mapWith(Number) })
        .from(sql`pg_stat_xact_user_tables`)
        .where(sql`relname = 'payments'`)
      return counted?.reads ?? Number.NaN
    }
    for (const read of [
      () => findPayments(tx, merchant, { ...after, status: 0 }),
      () => findPayments(tx, merchant, span),
      () => findPayments(tx, merchant, { ...span, status: 0 }),
      () => searchPayments(tx, merchant, parseSearch(localNetworks(null), 'tea'), after),
      () => searchPayments(tx, merchant, parseSearch(localNetworks(null), 'tea'), span),
    ]) {
      const readBefore = await countReads()
      const rows = await read()
      const reads = (await countReads()) - readBefore
      expect(rows.map(({ id }) => id)).toEqual(before.slice(start, start + limit))
      // A search looks at the newest 300 first.
      expect(reads).toBeGreaterThanOrEqual(limit)
      expect(reads).toBeLessThan(500)
    }
    const readBefore = await countReads()
    expect(await findPayment(tx, merchant, before[start]!)).not.toBeNull()
    expect((await countReads()) - readBefore).toBe(1)
  })
})
