import { defaultPolicy, defaultRules } from '@sluice/api/contract'
import type { Decimal } from '@sluice/api/contract'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import { rates } from '../database/schema/index.ts'
import { listBalanceTransactions } from '../ledger/balanceTransactions.ts'
import { readEarnings, summarize } from '../ledger/summary.ts'
import { verifyLedger } from '../ledger/verifyLedger.ts'
import { parseRates } from '../rates/ratesFile.ts'
import { refreshRates } from '../rates/refreshRates.ts'
import { createTestChain } from '../test/testChain.ts'
import { createTestContext } from '../test/testContext.ts'
import type { TestContext } from '../test/testContext.ts'
import { changePaymentPolicy } from './paymentPolicy.ts'
import { createPayment, readPaymentStatus } from './paymentService.ts'

let context: TestContext
let chain: ReturnType<typeof createTestChain>
let merchant: string

beforeAll(async () => {
  context = await createTestContext()
  chain = createTestChain(context)
}, 60_000)
afterAll(() => context.close())

beforeEach(async () => {
  context.clock.now = new Date('2031-02-01T06:00:00Z')
  merchant = await context.addMerchant()
  // A week later the fee is due.
  context.clock.now = new Date('2031-02-10T06:00:00Z')
  await context.database.unitOfWork(({ tx }) => tx.delete(rates))
  await useRates({ INR: '84.75', EUR: '0.86' })
})

async function useRates(table: Record<string, Decimal>): Promise<void> {
  context.rates = parseRates({ sources: [{ kind: 'fixed', name: 'bank', rates: { USD: table } }] })
  await refreshRates(context, new AbortController().signal)
}

function create() {
  return createPayment(context, merchant, { amount: '300', metadata: '' })
}

async function receive() {
  const { id, deposit_address: address } = await create()
  await chain.pay({ address, amount: '300', hash: id })
  await chain.catchUp()
  return id
}

function read(id: string) {
  return readPaymentStatus(context, merchant, id)
}

function summary() {
  return summarize(context, merchant, { from_date: '2031-02-10', to_date: '2031-02-10' })
}

test('a credit stores what it was worth, which later rates and another home currency do not change', async () => {
  const id = await receive()
  const value = {
    currency: 'INR',
    // 300 * 84.75, and 1.5 * 84.75 rounded.
    received: '25425.0000000000',
    fee: '127.1300000000',
    net: '25297.8700000000',
    rate: '84.7500000000',
    source: 'bank',
    quoted_at: context.now().toISOString(),
    is_stale: false,
  }
  expect(await read(id)).toMatchObject({ value })
  await useRates({ INR: '90', EUR: '0.9' })
  const policy = { ...defaultRules, ...defaultPolicy, home_currency: 'EUR' }
  await changePaymentPolicy(context, merchant, policy)
  const other = await receive()
  expect(await read(id)).toMatchObject({ value })
  expect(await read(other)).toMatchObject({
    value: { currency: 'EUR', received: '270.0000000000' },
  })
  expect(await readEarnings(context, merchant)).toEqual({
    tokens: [{ currency: 'USDT', amount: '597.0000000000' }],
    values: [
      { currency: 'EUR', amount: '268.6500000000' },
      { currency: 'INR', amount: '25297.8800000000' },
    ],
  })
  expect(await summary()).toMatchObject({
    currencies: [{ currency: 'USDT', received: '597.0000000000', fees: '3.0000000000' }],
    values: [
      { currency: 'EUR', received: '268.6500000000', fees: '1.3500000000' },
      { currency: 'INR', received: '25297.8800000000', fees: '127.1300000000' },
    ],
  })
  expect(await verifyLedger(context.database)).toEqual([])
})

test('without a fresh rate the last one is taken and marked, and without any there is no value', async () => {
  await useRates({ INR: '84.75' })
  context.clock.now = new Date(context.clock.now.getTime() + 3_600_000)
  const id = await receive()
  expect(await read(id)).toMatchObject({ value: { rate: '84.7500000000', is_stale: true } })
  await context.database.unitOfWork(({ tx }) => tx.delete(rates))
  const other = await receive()
  await useRates({ INR: '84.75' })
  await chain.catchUp()
  expect(await read(other)).toMatchObject({ status: 1, value: null })
})

test('every change of the earnings is listed once, in order, with its value and rate', async () => {
  const first = await receive()
  // What is booked in the same millisecond has no order of its own.
  context.clock.now = new Date('2031-02-10T06:00:01Z')
  const second = await receive()
  context.clock.now = new Date('2031-02-11T06:00:00Z')
  await chain.change(first, { canonical: false })
  const list = (limit: number, cursor?: string) =>
    listBalanceTransactions(context, merchant, {
      from_date: '2031-02-10',
      to_date: '2031-02-11',
      limit,
      cursor,
    })
  const all = await list(100)
  const value = { gross: '25425.0000000000', fee: '127.1300000000', net: '25297.8700000000' }
  const credited = { type: 'payment', currency: 'USDT', gross: '300.0000000000', value }
  expect(all).toMatchObject([
    { ...credited, payment_id: first, fee: '1.5000000000', net: '298.5000000000' },
    { ...credited, payment_id: second },
    {
      type: 'reversal',
      payment_id: first,
      created_at: '2031-02-11T06:00:00.000Z',
      net: '-298.5000000000',
      value: { net: '-25297.8700000000', rate: '84.7500000000', source: 'bank' },
    },
  ])
  expect([...(await list(2)), ...(await list(2, all[1]?.id))]).toEqual(all)
  const today = { from_date: '2031-02-11', to_date: '2031-02-11', limit: 100 }
  expect(await listBalanceTransactions(context, merchant, today)).toEqual(all.slice(2))
})

test('what a reorg takes away takes its value along, at the rate that it was credited at', async () => {
  const id = await receive()
  await useRates({ INR: '90' })
  await chain.change(id, { canonical: false })
  expect(await read(id)).toMatchObject({ status: 0, value: null })
  expect(await readEarnings(context, merchant)).toEqual({
    tokens: [{ currency: 'USDT', amount: '0.0000000000' }],
    values: [{ currency: 'INR', amount: '0.0000000000' }],
  })
  expect(await verifyLedger(context.database)).toEqual([])
})
