import { defaultPolicy, defaultRules } from '@sluice/api/contract'
import type { CreatePaymentRequest, Decimal } from '@sluice/api/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { readCheckout } from '../checkout/checkoutService.ts'
import { rates, rateSources } from '../database/schema/index.ts'
import { createLink } from '../links/linkService.ts'
import { openLink } from '../links/openLink.ts'
import { noRates, parseRates } from '../rates/ratesFile.ts'
import { refreshRates } from '../rates/refreshRates.ts'
import { createTestContext } from '../test/testContext.ts'
import type { TestContext } from '../test/testContext.ts'
import { changePaymentPolicy } from './paymentPolicy.ts'
import { createPayment, readPaymentStatus } from './paymentService.ts'
import { listRates, previewPayment } from './preview.ts'

const policy = { ...defaultRules, ...defaultPolicy }

let context: TestContext
let merchant: string

beforeAll(async () => {
  context = await createTestContext()
}, 60_000)

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
})

describe('a link in rupees', () => {
  const tea = { currency: 'INR', description: 'Tea', reference: '', is_reusable: true } as const

  test('keeps its price, and each of its payments has the rate of its own moment', async () => {
    const link = await createLink(context, merchant, { ...tea, amount: '1700' })
    expect(link).toMatchObject({
      amount: '1700.0000000000',
      currency: 'INR',
      received: '0.0000000000',
      received_currency: 'USDT',
    })
    const first = await openLink(context, link.id, {})
    await useRates({ INR: '86' })
    const second = await openLink(context, link.id, {})
    const due = [first, second].map(({ id }) => readPaymentStatus(context, merchant, id))
    expect(await Promise.all(due)).toMatchObject([
      { amount: '20.0600000000', price: { amount: '1700.0000000000', currency: 'INR' } },
      { amount: '19.7700000000', price: { amount: '1700.0000000000', currency: 'INR' } },
    ])
  })

  test('takes an amount in rupees from its customer', async () => {
    const link = await createLink(context, merchant, { ...tea, amount: null })
    const { id } = await openLink(context, link.id, { amount: '1700' })
    expect(await readPaymentStatus(context, merchant, id)).toMatchObject({
      amount: '20.0600000000',
    })
    expect(await refusal(openLink(context, link.id, { amount: '1700.005' }))).toMatchObject({
      code: 'validation_failed',
    })
  })

  test('asks its customer to come back while there is no fresh rate', async () => {
    const link = await createLink(context, merchant, { ...tea, amount: '1700' })
    context.clock.now = new Date(context.clock.now.getTime() + 16 * 60_000)
    expect(await refusal(openLink(context, link.id, {}))).toMatchObject({
      code: 'rate_unavailable',
    })
    await refresh()
    expect(await openLink(context, link.id, {})).toMatchObject({ id: expect.any(String) })
  })

  test('is refused for less than the fee', async () => {
    const making = createLink(context, merchant, { ...tea, amount: '80' })
    expect(await refusal(making)).toMatchObject({ code: 'validation_failed' })
  })
})

describe('a preview', () => {
  test('says what a price asks for, its fee, and what arrives', async () => {
    const preview = await previewPayment(context, merchant, { amount: '1700', currency: 'INR' })
    expect(preview).toMatchObject({
      price: { amount: '1700.0000000000', currency: 'INR' },
      quotes: [{ amount: '20.0600000000', rate: '84.7500000000', source: 'bank' }],
      fee: '1.0000000000',
      arrives: '19.0600000000',
      value: {
        currency: 'INR',
        amount: '1700.0000000000',
        fee: '84.7500000000',
        arrives: '1615.3400000000',
      },
    })
  })

  test('values a price in a token in the home currency, and without a rate not at all', async () => {
    const ask = () => previewPayment(context, merchant, { amount: '300' })
    expect(await ask()).toMatchObject({
      price: { amount: '300.0000000000', currency: 'USDT' },
      fee: '1.5000000000',
      arrives: '298.5000000000',
      value: { currency: 'INR', fee: '127.1300000000' },
    })
    await changePaymentPolicy(context, merchant, { ...policy, home_currency: 'CHF' })
    expect(await ask()).toMatchObject({ value: null })
  })

  test('fails as creating the payment would', async () => {
    const ask = (amount: Decimal) => previewPayment(context, merchant, { amount, currency: 'INR' })
    expect(await refusal(ask('84.75'))).toMatchObject({ fields: [{ field: 'amount' }] })
    context.clock.now = new Date(context.clock.now.getTime() + 16 * 60_000)
    expect(await refusal(ask('1700'))).toMatchObject({ code: 'rate_unavailable' })
  })
})

test('a spread asks for more tokens, but not for a price in what they follow', async () => {
  await changePaymentPolicy(context, merchant, { ...policy, spread_percent: '2' })
  // 1700 / (84.75 * 0.98) is 20.468…
  const { amount, quotes } = await create('1700', 'INR')
  expect([amount, quotes[0]?.rate]).toEqual(['20.4700000000', '83.0550000000'])
  expect(await create('20', 'USD')).toMatchObject({ amount: '20.0000000000' })
})

test('prices can be in tokens, in what they follow, and in currencies with a fresh rate', async () => {
  const codes = async () => (await listRates(context)).map(({ currency }) => currency)
  expect(await codes()).toEqual(['USDT', 'USDC', 'USD', 'INR', 'JPY', 'KWD'])
  context.clock.now = new Date(context.clock.now.getTime() + 16 * 60_000)
  expect(await codes()).toEqual(['USDT', 'USDC', 'USD'])
})
