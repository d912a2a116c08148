import type { CreatePaymentRequest, Decimal } from '@sluice/api/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { readCheckout } from '../checkout/checkoutService.ts'
import { rates, rateSources } from '../database/schema/index.ts'
import { createLink } from '../links/linkService.ts'
import { noRates, parseRates } from '../rates/ratesFile.ts'
import { refreshRates } from '../rates/refreshRates.ts'
import { createTestContext } from '../test/testContext.ts'
import type { TestContext } from '../test/testContext.ts'
import { createPayment, readPaymentStatus } from './paymentService.ts'

let context: TestContext
let merchant: string

beforeAll(async () => {
  context = await createTestContext()
})

beforeEach(async () => {
  await context.database.unitOfWork(async ({ tx }) => {
    await tx.delete(rates)
    await tx.delete(rateSources)
  })
  await useRates({ INR: '84.75', JPY: '148', KWD: '0.306' })
  // A week later the fee is due.
  merchant = await context.addMerchant()
  context.clock.now = new Date(context.clock.now.getTime() + 8 * 86_400_000)
  await refresh()
})

afterAll(() => context.close())

async function useRates(table: Record<string, Decimal>): Promise<void> {
  context.rates = parseRates({ sources: [{ kind: 'fixed', name: 'bank', rates: { USD: table } }] })
  await refresh()
}

function refresh(): Promise<void> {
  return refreshRates(context, new AbortController().signal)
}

function create(amount: Decimal, currency: string, more: Partial<CreatePaymentRequest> = {}) {
  return createPayment(context, merchant, {
    amount,
    currency,
    metadata: '',
    description: '',
    reference: '',
    ...more,
  })
}

/** Why something failed; undefined if it did not. */
function refusal(making: Promise<unknown>): Promise<unknown> {
  return making.then(
    () => undefined,
    (error: unknown) => error,
  )
}

test('a price in rupees is a quote in tokens, rounded up to cents', async () => {
  const payment = await create('1700', 'INR')
  expect(payment).toMatchObject({
    // 1700 / 84.75 is 20.0589…
    amount: '20.0600000000',
    currency: 'USDT',
    price: { amount: '1700.0000000000', currency: 'INR' },
    quotes: [
      {
        peg: 'USD',
        tokens: ['USDT', 'USDC'],
        amount: '20.0600000000',
        rate: '84.7500000000',
        source: 'bank',
        quoted_at: context.clock.now.toISOString(),
      },
    ],
  })
  const { checkout } = await readCheckout(context, payment.id)
  expect([checkout.price, checkout.quotes]).toEqual([payment.price, payment.quotes])
})

test('the quote stays when the rate changes', async () => {
  const { id, price, quotes } = await create('1700', 'INR')
  await useRates({ INR: '86' })
  expect(await readPaymentStatus(context, merchant, id)).toMatchObject({
    amount: '20.0600000000',
    price,
    quotes,
  })
  expect(await create('1700', 'INR')).toMatchObject({ amount: '19.7700000000' })
})

test.each<[Decimal, string, Decimal]>([
  ['2960', 'JPY', '20.0000000000'],
  ['6.125', 'KWD', '20.0200000000'],
  ['20.05', 'USD', '20.0500000000'],
])('%s %s is %s USDT', async (amount, currency, due) => {
  const payment = await create(amount, currency)
  expect([payment.amount, payment.price.currency]).toEqual([due, currency])
})

describe('refuses', () => {
  test.each<[string, Decimal, string, Partial<CreatePaymentRequest>, string, string]>([
    [
      'a fraction of a paisa',
      '1700.005',
      'INR',
      {},
      'amount',
      'must have at most 2 decimals, as INR has',
    ],
    ['a fraction of a yen', '2960.5', 'JPY', {}, 'amount', 'must have no decimals, as JPY has'],
    [
      'less than the fee',
      '84.75',
      'INR',
      {},
      'amount',
      'must be more than the minimum fee of 84.75 INR',
    ],
    [
      'a currency without a rate',
      '10',
      'CHF',
      {},
      'currency',
      'must be one of USDT, USDC, or a currency that has a rate, such as INR',
    ],
    [
      'a token that is not listed',
      '10',
      'DAI',
      {},
      'currency',
      'must be one of USDT, USDC, or a currency that has a rate, such as INR',
    ],
    [
      'a rate that is fixed for two days',
      '1700',
      'INR',
      { expires_in: 172_800 },
      'expires_in',
      'must be at most 86400 for a price in INR',
    ],
  ])('%s', async (_, amount, currency, more, field, message) => {
    expect(await refusal(create(amount, currency, more))).toMatchObject({
      code: 'validation_failed',
      fields: [{ field, message }],
    })
  })

  test('a price while there is no fresh rate, and takes all others', async () => {
    context.clock.now = new Date(context.clock.now.getTime() + 16 * 60_000)
    expect(await refusal(create('1700', 'INR'))).toMatchObject({
      code: 'rate_unavailable',
      retryAfter: 60,
    })
    expect(await create('20', 'USDT')).toMatchObject({ amount: '20.0000000000' })
    await refresh()
    expect(await create('1700', 'INR')).toMatchObject({ amount: '20.0600000000' })
  })

  test('every currency but the pegs without sources', async () => {
    context.rates = noRates
    expect(await refusal(create('1700', 'INR'))).toMatchObject({ code: 'validation_failed' })
    expect(await create('20', 'USD')).toMatchObject({ amount: '20.0000000000' })
  })

  test('a link that is priced in rupees', async () => {
    const link = { amount: '1700', currency: 'INR', description: 'Tea', is_reusable: true } as const
    expect(await refusal(createLink(context, merchant, { ...link, reference: '' }))).toMatchObject({
      code: 'validation_failed',
    })
  })
})
