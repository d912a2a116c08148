import type { Decimal } from '@sluice/api/contract'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { dailyTotals } from '../database/schema/index.ts'
import { createTestContext } from '../test/testContext.ts'
import type { TestContext } from '../test/testContext.ts'
import { createTestChain } from '../test/testChain.ts'
import { createPayment } from '../payments/paymentService.ts'
import { summarize } from './summary.ts'
import { verifyLedger } from './verifyLedger.ts'

let context: TestContext
let chain: ReturnType<typeof createTestChain>

beforeAll(async () => {
  context = await createTestContext()
  chain = createTestChain(context)
}, 60_000)
afterAll(() => context.close())

async function receive(merchant: string, amount: Decimal, at: string): Promise<void> {
  context.clock.now = new Date(at)
  const { deposit_address: address } = await createPayment(context, merchant, {
    amount,
    metadata: '',
  })
  await chain.pay({ address, amount, hash: address })
  await chain.catchUp()
}

test('a summary adds up the days of India, and the period before', async () => {
  context.clock.now = new Date('2031-01-01T00:00:00Z')
  const merchant = await context.addMerchant()
  // The last second of 1 February in India, and the first of the 2nd.
  await receive(merchant, '1000', '2031-02-01T18:20:00Z')
  await receive(merchant, '400', '2031-02-01T18:35:00Z')
  await receive(merchant, '10', '2031-02-02T12:00:00Z')
  await receive(merchant, '100', '2031-02-04T12:00:00Z')
  const summary = await summarize(context, merchant, {
    from_date: '2031-02-02',
    to_date: '2031-02-03',
  })
  expect(summary).toEqual({
    from_date: '2031-02-02',
    to_date: '2031-02-03',
    previous_from_date: '2031-01-31',
    previous_to_date: '2031-02-01',
    currencies: [
      {
        currency: 'USDT',
        received: '407.0000000000',
        fees: '3.0000000000',
        previous_received: '995.0000000000',
        previous_fees: '5.0000000000',
        days: [{ day: '2031-02-02', received: '407.0000000000', fees: '3.0000000000' }],
      },
    ],
    values: [],
  })
  expect(await verifyLedger(context.database)).toEqual([])
})

test('verify-ledger finds a day that is wrong, and one that is missing', async () => {
  const merchant = await context.addMerchant()
  await receive(merchant, '100', '2031-03-01T12:00:00Z')
  await receive(merchant, '100', '2031-03-02T12:00:00Z')
  const { connection: db } = context.database
  await db.update(dailyTotals).set({ fees: '7' }).where(isDay(merchant, '2031-03-01'))
  await db.delete(dailyTotals).where(isDay(merchant, '2031-03-02'))
  const found = await verifyLedger(context.database)
  expect(found.map(({ figure }) => figure).toSorted()).toEqual([
    'fees in USDT on 2031-03-01',
    'fees in USDT on 2031-03-02',
    'received in USDT on 2031-03-02',
  ])
})

function isDay(merchant: string, day: string) {
  return and(eq(dailyTotals.user_id, merchant), eq(dailyTotals.day, day))
}
