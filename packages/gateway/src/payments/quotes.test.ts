import type { CreatePaymentRequest, Decimal, PaymentId } from '@sluice/api/contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { readCheckout } from '../checkout/checkoutService.ts'
import { ledgerEntries, merchantTotals } from '../database/schema/index.ts'
import { verifyLedger } from '../ledger/verifyLedger.ts'
import { parseRates } from '../rates/ratesFile.ts'
import { refreshRates } from '../rates/refreshRates.ts'
import { createRefund, readRefundable } from '../refunds/refundService.ts'
import { newRefund } from '../test/refunds.ts'
import { createTestChain } from '../test/testChain.ts'
import { createTestContext } from '../test/testContext.ts'
import type { TestContext } from '../test/testContext.ts'
import { createPayment, readPaymentStatus } from './paymentService.ts'

let context: TestContext
let chain: ReturnType<typeof createTestChain>
let merchant: string

beforeAll(async () => {
  context = await createTestContext()
  const [network] = context.networks.list
  if (!network) throw new Error('The context has no network')
  const euro = { symbol: 'EURC', peg: 'EUR', address: `0x${'E'.repeat(40)}`, decimals: 6 }
  context.networks = {
    ...context.networks,
    list: [{ ...network, tokens: [...network.tokens, euro] }],
  }
  const rates = { USD: { INR: '84' }, EUR: { INR: '105' } }
  context.rates = parseRates({ sources: [{ kind: 'fixed', name: 'bank', rates }] })
  await refreshRates(context, new AbortController().signal)
  chain = createTestChain(context)
}, 60_000)
beforeEach(async () => {
  merchant = await context.addMerchant()
})
afterAll(() => context.close())

function create(more: Partial<CreatePaymentRequest> = {}) {
  const request = { amount: '2100', currency: 'INR', metadata: '' } as const
  return createPayment(context, merchant, { ...request, ...more })
}

let transfers = 0
function pay(payment: { deposit_address: string }, amount: Decimal, asset: string) {
  transfers += 1
  const { deposit_address: address } = payment
  return chain.pay({ address, amount, asset, hash: `transfer ${transfers}` })
}

const read = (id: PaymentId) => readPaymentStatus(context, merchant, id)

test('a price in rupees has a quote for each currency that tokens follow', async () => {
  const payment = await create()
  expect(payment.accepted_tokens).toEqual(['USDT', 'USDC', 'EURC'])
  expect(payment.quotes).toMatchObject([
    { peg: 'USD', tokens: ['USDT', 'USDC'], amount: '25.0000000000', rate: '84.0000000000' },
    { peg: 'EUR', tokens: ['EURC'], amount: '20.0000000000', rate: '105.0000000000' },
  ])
  const due = payment.networks.map(({ token, remaining }) => [token.symbol, remaining])
  expect(due).toEqual([
    ['USDT', '25.0000000000'],
    ['USDC', '25.0000000000'],
    ['EURC', '20.0000000000'],
  ])
  expect(payment.networks[2]?.payment_uri).toContain('uint256=20000000')
  const { checkout } = await readCheckout(context, payment.id)
  expect(checkout.quotes).toEqual(payment.quotes)
})

test('a price in a token or in what it follows is paid in that alone, or at a rate', async () => {
  const inToken = await create({ amount: '25', currency: 'USDT' })
  expect(inToken.accepted_tokens).toEqual(['USDT', 'USDC'])
  const inEuros = await create({ amount: '20', currency: 'EUR' })
  expect(inEuros).toMatchObject({ currency: 'EURC', amount: '20.0000000000' })
})

test('tokens that are not accepted take their quote with them', async () => {
  const { quotes, currency } = await create({ accepted_tokens: ['EURC'] })
  expect([currency, quotes.map(({ peg }) => peg)]).toEqual(['EURC', ['EUR']])
  await expect(create({ accepted_tokens: ['DAI'] })).rejects.toMatchObject({
    fields: [{ field: 'accepted_tokens', message: 'must be some of USDT, USDC, EURC' }],
  })
})

describe('a payment', () => {
  test('is paid by any of its quotes', async () => {
    const payment = await create()
    await pay(payment, '20', 'EURC')
    expect(await read(payment.id)).toMatchObject({
      state: 'paid',
      received: '25.0000000000',
      value: { currency: 'INR', received: '2100.0000000000' },
    })
    const entries = await context.database.connection
      .select({
        asset: ledgerEntries.asset,
        amount: ledgerEntries.amount,
        value: ledgerEntries.value,
      })
      .from(ledgerEntries)
      .where(eq(ledgerEntries.payment_id, payment.id))
    expect(entries).toContainEqual({
      asset: 'EURC',
      amount: '20.0000000000',
      value: '2100.0000000000',
    })
    const [totals] = await context.database.connection
      .select()
      .from(merchantTotals)
      .where(eq(merchantTotals.user_id, merchant))
    // Euros are no dollars.
    expect(totals?.total_earnings).toBe('0.0000000000')
  })

  test('is paid by parts of several quotes', async () => {
    const payment = await create()
    await pay(payment, '3.333333', 'EURC')
    const partly = await read(payment.id)
    expect(partly).toMatchObject({ state: 'partially_paid', received: '4.1666662500' })
    const { checkout } = await readCheckout(context, payment.id)
    expect(checkout.networks.map(({ remaining }) => remaining)).toEqual([
      '20.8333340000',
      '20.8333340000',
      '16.6666670000',
    ])
    await pay(payment, '20.833334', 'USDC')
    expect(await read(payment.id)).toMatchObject({ state: 'paid' })
  })

  test('that is overpaid is refunded in its token', async () => {
    const payment = await create()
    await pay(payment, '25', 'EURC')
    expect(await read(payment.id)).toMatchObject({ state: 'overpaid', received: '31.2500000000' })
    expect(await readRefundable(context, merchant, payment.id)).toMatchObject([
      { currency: 'EURC', excess: '5.0000000000', rates: { payment: '105.0000000000' } },
    ])
    const refund = { ...newRefund(payment.id), amount: '2100', currency: 'INR' } as const
    expect(await createRefund(context, merchant, refund)).toMatchObject({
      amount: '20.0000000000',
    })
  })

  test('leaves books that add up', async () => {
    expect(await verifyLedger(context.database)).toEqual([])
  })
})
