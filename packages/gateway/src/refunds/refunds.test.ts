import type { CreateRefundRequest, Decimal, Refund } from '@sluice/api/contract'
import { asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { ledgerEntries, mailOutbox, users, webhookEvents } from '../database/schema/index.ts'
import { readCheckout } from '../checkout/checkoutService.ts'
import { listBalanceTransactions } from '../ledger/balanceTransactions.ts'
import { verifyLedger } from '../ledger/verifyLedger.ts'
import { listNotifications } from '../notifications/notificationList.ts'
import { createPayment, findPayment, readPaymentStatus } from '../payments/paymentService.ts'
import { readTimeline } from '../payments/timeline.ts'
import { claimOf, customerWallet, newRefund } from '../test/refunds.ts'
import { createTestChain } from '../test/testChain.ts'
import { createTestContext } from '../test/testContext.ts'
import type { TestContext } from '../test/testContext.ts'
import { testWallet } from '../test/testWallet.ts'
import { claimRefund, readPublicRefund } from './claimRefund.ts'
import { expireRefunds } from './followRefunds.ts'
import { startPaying, verifyRefund } from './payRefund.ts'
import {
  cancelRefund,
  createRefund,
  listRefunds,
  readRefund,
  readRefundable,
} from './refundService.ts'

let otherWallet = ''
const minute = 60_000
const day = 86_400_000

let context: TestContext
let merchant: string
let chain: ReturnType<typeof createTestChain>

beforeAll(async () => {
  context = await createTestContext()
  chain = createTestChain(context)
}, 60_000)
afterAll(() => context.close())

function passTime(ms: number) {
  context.clock.now = new Date(context.clock.now.getTime() + ms)
}

beforeEach(async () => {
  merchant = await context.addMerchant()
})

let number = 0
/** The customer's wallet of this test, which no other test pays to. */
let wallet = customerWallet

beforeEach(() => {
  number += 1
  // An address in lower case has no checksum to keep.
  wallet = `0x${String(number).padStart(40, '7')}`
  otherWallet = `0x${String(number).padStart(40, '5')}`
})

/** A payment of 100 that received so much. */
async function paid(amount: Decimal = '100') {
  passTime(1)
  const payment = await createPayment(context, merchant, { amount: '100', metadata: '' })
  await chain.pay({ address: payment.deposit_address, amount, hash: `paid ${payment.id}` })
  return payment
}

function claim(refund: Refund, address = wallet, code?: string) {
  // What happens in one millisecond has no order.
  passTime(1)
  const request = { address, accepts_contract: false, ...(code !== undefined && { code }) }
  return claimRefund(context, claimOf(refund), request)
}

/** Creates a refund and claims it for the wallet of this test. */
async function claimed(request: CreateRefundRequest): Promise<Refund> {
  const refund = await createRefund(context, merchant, request)
  await claim(refund)
  return refund
}

/** A transfer to the customer. By default it is what pays the refund. */
async function send(
  { id, amount }: Refund,
  what: Partial<Parameters<typeof chain.pay>[0]> = {},
): Promise<string> {
  passTime(1)
  const hash = what.hash ?? `refund ${id} ${(number += 1)}`
  const { address } = await readRefund(context, merchant, id.slice(4))
  await chain.pay({ address: address ?? '', amount, sender: testWallet, ...what, hash })
  return hash
}

function read({ id }: Pick<Refund, 'id'>) {
  return readRefund(context, merchant, id.slice(4))
}

async function events(): Promise<string[]> {
  const rows = await context.database.db
    .select({ type: webhookEvents.type })
    .from(webhookEvents)
    .where(eq(webhookEvents.user_id, merchant))
    .orderBy(asc(webhookEvents.id))
  return rows.map(({ type }) => type).filter((type) => type.startsWith('refund.'))
}

/** What the bell shows of refunds, newest first. */
async function notices(): Promise<string[]> {
  const { notifications } = await listNotifications(context, merchant)
  return notifications.map(({ type }) => type).filter((type) => type.startsWith('refund.'))
}

/** The accounts of refunds, added up. */
async function accounts() {
  const entries = await context.database.db
    .select()
    .from(ledgerEntries)
    .where(eq(ledgerEntries.user_id, merchant))
  const sum = (name: string) =>
    entries
      .filter(({ account }) => account === name)
      .reduce((all, { amount }) => all + Number(amount), 0)
  return { refund_wallets: sum('refund_wallets'), refunds: sum('refunds') }
}

/** The mails of this merchant's and their customers, newest last. */
async function mails() {
  const rows = await context.database.db.select().from(mailOutbox).orderBy(asc(mailOutbox.id))
  return rows.map(({ id, mail_ciphertext }): { to: string; subject: string; text: string } =>
    JSON.parse(context.vault.decrypt('mail', id, mail_ciphertext)),
  )
}

describe('what can be refunded', () => {
  test('all of it, in parts, in the token or by its price, and never more', async () => {
    const payment = await paid('130')
    expect(await readRefundable(context, merchant, payment.id)).toMatchObject([
      {
        currency: 'USDT',
        received: '130.0000000000',
        refundable: '130.0000000000',
        excess: '30.0000000000',
      },
    ])
    const first = await createRefund(context, merchant, newRefund(payment.id, '30'))
    expect(first).toMatchObject({ state: 'created', amount: '30.0000000000', currency: 'USDT' })
    expect(await readRefundable(context, merchant, payment.id)).toMatchObject([
      { refundable: '100.0000000000', excess: null },
    ])
    await expect(
      createRefund(context, merchant, newRefund(payment.id, '100.000001')),
    ).rejects.toMatchObject({ fields: [{ field: 'amount', message: 'must be at most 100 USDT' }] })
    await createRefund(context, merchant, newRefund(payment.id))
    await expect(createRefund(context, merchant, newRefund(payment.id))).rejects.toMatchObject({
      code: 'nothing_to_refund',
    })
    // One that is withdrawn frees what it was of.
    await cancelRefund(context, merchant, first.id.slice(4))
    expect(await readRefundable(context, merchant, payment.id)).toMatchObject([
      { refundable: '30.0000000000' },
    ])
  })

  test('of parallel refunds, only what was received', async () => {
    const payment = await paid()
    const answers = await Promise.allSettled(
      Array.from({ length: 5 }, () => createRefund(context, merchant, newRefund(payment.id, '40'))),
    )
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(2)
  })

  test('nothing of a payment that received nothing', async () => {
    const { id } = await createPayment(context, merchant, { amount: '100', metadata: '' })
    await expect(createRefund(context, merchant, newRefund(id))).rejects.toMatchObject({
      code: 'nothing_to_refund',
    })
  })

  test.each([
    [{ amount: '0.0000001' }, 'amount'],
    [{ amount: '5', currency: 'EUR' }, 'currency'],
    [{ token: 'DAI' }, 'token'],
    [{ network: 'nowhere' }, 'network'],
  ] as const)('%j is refused', async (wrong, field) => {
    const { id } = await paid()
    await expect(
      createRefund(context, merchant, { ...newRefund(id), ...wrong }),
    ).rejects.toMatchObject({ fields: [{ field }] })
  })
})

describe('the claim', () => {
  test('can be corrected until the merchant pays, and then again after a while', async () => {
    const refund = await createRefund(context, merchant, newRefund((await paid()).id))
    expect(await claim(refund)).toMatchObject({ state: 'claimed', is_open: true })
    expect(await claim(refund, otherWallet)).toMatchObject({ address: otherWallet })
    const pay = (address: string) => startPaying(context, merchant, refund.id.slice(4), address)
    const { address } = await read(refund)
    await expect(pay(wallet)).rejects.toMatchObject({ code: 'refund_changed' })
    expect(await pay(address ?? '')).toMatchObject({ units: '100000000' })
    await expect(claim(refund)).rejects.toMatchObject({ code: 'refund_paying' })
    expect(await readPublicRefund(context, claimOf(refund))).toMatchObject({ is_open: false })
    passTime(31 * minute)
    expect(await claim(refund)).toMatchObject({ is_open: true })
    expect(await events()).toEqual([
      'refund.created',
      ...Array.from({ length: 3 }, () => 'refund.claimed'),
    ])
  })

  test('that was corrected too late is still paid to where it was', async () => {
    const refund = await createRefund(context, merchant, newRefund((await paid()).id))
    await claim(refund, otherWallet)
    await claim(refund)
    await send(refund, { address: otherWallet })
    expect(await read(refund)).toMatchObject({ state: 'succeeded' })
  })

  test('of an address with an email needs the code of the mail, for that address, five times at most', async () => {
    const customer_email = `customer${number}@mail.example`
    const { id } = await paid()
    const refund = await createRefund(context, merchant, { ...newRefund(id), customer_email })
    await expect(claim(refund)).rejects.toMatchObject({ code: 'refund_code_required' })
    const sent = (await mails()).filter(({ to }) => to === customer_email)
    expect(sent.map(({ text }) => text)[0]).toContain(refund.claim_url)
    const code = /\d{6}/.exec(sent.at(-1)?.subject ?? '')?.[0] ?? ''
    expect(sent.at(-1)?.text.toLowerCase()).toContain(wallet)
    await expect(claim(refund, otherWallet, code)).rejects.toMatchObject({
      code: 'refund_code_invalid',
    })
    expect(await claim(refund, wallet, code)).toMatchObject({
      state: 'claimed',
      email_hint: 'c…@mail.example',
    })
    // To change the address takes another code, and guessing ends.
    await expect(claim(refund, otherWallet)).rejects.toMatchObject({ code: 'refund_code_required' })
    const next = /\d{6}/.exec((await mails()).at(-1)?.subject ?? '')?.[0] ?? ''
    const wrong = next === '000000' ? '000001' : '000000'
    for (let tries = 0; tries < 5; tries += 1) {
      await expect(claim(refund, otherWallet, wrong)).rejects.toThrow('code')
    }
    await expect(claim(refund, otherWallet, next)).rejects.toMatchObject({
      code: 'refund_code_invalid',
    })
  })

  test('is mailed about in the language of the page', async () => {
    const customer_email = `customer${number}@mail.example`
    const { id } = await paid()
    const refund = await createRefund(context, merchant, { ...newRefund(id), customer_email })
    // Mails are in the order of their times.
    passTime(1000)
    const inTamil = { ...context, origin: { ...context.origin, language: 'ta' } } as const
    const request = { address: wallet, accepts_contract: false }
    await expect(claimRefund(inTamil, claimOf(refund), request)).rejects.toThrow('code')
    const sent = (await mails()).filter(({ to }) => to === customer_email)
    expect(sent.map(({ text }) => /^\P{L}*\p{Script=Tamil}/u.test(text))).toEqual([false, true])
  })

  test.each([
    ['no address', 'somewhere'],
    ['a wallet of the seller', testWallet],
    ['the zero address', '0x0000000000000000000000000000000000000000'],
  ])('of %s is refused', async (_, address) => {
    const refund = await createRefund(context, merchant, newRefund((await paid()).id))
    await expect(claim(refund, address)).rejects.toMatchObject({ fields: [{ field: 'address' }] })
  })

  test('of a token or a deposit address is refused', async () => {
    const payment = await paid()
    const refund = await createRefund(context, merchant, newRefund(payment.id))
    const [token] = context.networks.list[0]?.tokens ?? []
    for (const address of [payment.deposit_address, token?.address ?? '']) {
      await expect(claim(refund, address)).rejects.toMatchObject({ fields: [{ field: 'address' }] })
    }
  })

  test('ends after thirty days, and tells the merchant', async () => {
    const payment = await paid()
    const refund = await createRefund(context, merchant, newRefund(payment.id))
    passTime(30 * day)
    await expect(claim(refund)).rejects.toMatchObject({ code: 'refund_closed' })
    await expireRefunds(context)
    expect(await read(refund)).toMatchObject({ state: 'expired' })
    expect(await events()).toEqual(['refund.created', 'refund.expired'])
    expect(await notices()).toEqual(['refund.expired'])
    expect(await readRefundable(context, merchant, payment.id)).toMatchObject([
      { refundable: '100.0000000000' },
    ])
  })
})

describe('the proof', () => {
  test('is a transfer from the merchant: detected, confirmed, booked, told, in the net amount', async () => {
    const payment = await paid()
    const refund = await claimed(newRefund(payment.id, '40'))
    const hash = await send(refund, { isConfirmed: false })
    expect(await read(refund)).toMatchObject({ state: 'sent', sender: testWallet, transfers: [] })
    expect(await accounts()).toEqual({ refund_wallets: 0, refunds: 0 })
    passTime(1)
    await chain.change(hash, { confirmed_at: context.clock.now })
    expect(await read(refund)).toMatchObject({
      state: 'succeeded',
      succeeded_at: expect.any(String),
    })
    expect(await accounts()).toEqual({ refund_wallets: -40, refunds: 40 })
    expect(await readPaymentStatus(context, merchant, payment.id)).toMatchObject({
      status: 1,
      state: 'paid',
      refunded: '40.0000000000',
      net: '60.0000000000',
    })
    expect(await events()).toEqual([
      'refund.created',
      'refund.claimed',
      'refund.sent',
      'refund.succeeded',
    ])
    const timeline = await readTimeline(context, merchant, payment.id)
    expect(timeline.filter(({ type }) => type.startsWith('refund_'))).toMatchObject([
      { type: 'refund_created', amount: '40.0000000000' },
      { type: 'refund_claimed' },
      { type: 'refund_succeeded', hash: expect.any(String) },
    ])
    const today = context.clock.now.toISOString().slice(0, 10)
    const period = { from_date: '2020-01-01', to_date: today, limit: 100 }
    expect(await listBalanceTransactions(context, merchant, period)).toMatchObject([
      { type: 'payment', gross: '100.0000000000' },
      { type: 'refund', gross: '-40.0000000000', fee: '0.0000000000', net: '-40.0000000000' },
    ])
    expect((await readCheckout(context, payment.id)).checkout.refunded).toBe('40.0000000000')
    expect(await verifyLedger(context.database)).toEqual([])
  })

  test('is taken back by a reorg, and comes back', async () => {
    const payment = await paid()
    const refund = await claimed(newRefund(payment.id))
    const hash = await send(refund)
    passTime(1)
    await chain.change(hash, { canonical: false })
    expect(await read(refund)).toMatchObject({
      state: 'sent',
      succeeded_at: null,
      confirmations: 0,
      hash: expect.any(String),
    })
    expect(await accounts()).toEqual({ refund_wallets: 0, refunds: 0 })
    expect(await verifyLedger(context.database)).toEqual([])
    passTime(1)
    await chain.change(hash, { canonical: true })
    expect(await read(refund)).toMatchObject({ state: 'succeeded' })
    expect((await events()).slice(2)).toEqual([
      'refund.succeeded',
      'refund.reversed',
      'refund.succeeded',
    ])
    expect(await notices()).toEqual(['refund.reversed', 'refund.claimed'])
  })

  test.each([
    ['too little', { amount: '39.999999' }, 'amount'],
    ['too much', { amount: '40.000001' }, 'amount'],
    ['another token', { asset: 'USDC' }, 'token'],
    ['another network', { on: 'elsewhere' }, 'network'],
  ] as const)('is not %s, which is shown', async (_, what, fault) => {
    const refund = await claimed(newRefund((await paid()).id, '40'))
    await send(refund, what)
    expect(await read(refund)).toMatchObject({
      state: 'claimed',
      hash: null,
      transfers: [{ fault }],
    })
    expect(await accounts()).toEqual({ refund_wallets: 0, refunds: 0 })
  })

  test('from a wallet that is not known waits for the merchant, who says that it was theirs', async () => {
    const refund = await claimed(newRefund((await paid()).id))
    await send(refund, { sender: otherWallet })
    const [seen] = (await read(refund)).transfers
    expect(seen).toMatchObject({ fault: 'sender', sender: otherWallet })
    const verify = (accepts_sender: boolean) =>
      verifyRefund(context, merchant, refund.id.slice(4), {
        hash: seen?.hash ?? '',
        accepts_sender,
      })
    expect(await verify(false)).toMatchObject({
      state: 'claimed',
      transfers: [{ fault: 'sender' }],
    })
    expect(await verify(true)).toMatchObject({ state: 'succeeded', sender: otherWallet })
    await expect(verify(true)).rejects.toMatchObject({ code: 'refund_closed' })
  })

  test('of one refund is none of another, and a second transfer is shown', async () => {
    const payment = await paid()
    const refunds = [
      await claimed(newRefund(payment.id, '40')),
      await claimed(newRefund(payment.id, '40')),
    ]
    const [first, second] = refunds
    if (!first || !second) throw new Error('There are two')
    await send(first)
    expect([(await read(first)).state, (await read(second)).state]).toEqual([
      'succeeded',
      'claimed',
    ])
    await send(first)
    expect((await read(second)).state).toBe('succeeded')
    await send(first)
    expect((await read(first)).transfers).toMatchObject([{ fault: 'repeated' }])
    expect(await accounts()).toEqual({ refund_wallets: -80, refunds: 80 })
  })

  test('is no transfer from before the claim', async () => {
    const refund = await createRefund(context, merchant, newRefund((await paid()).id))
    const claimedAt = context.clock.now.getTime()
    await claim(refund)
    await send(refund, { minedAt: new Date(claimedAt - 10 * minute) })
    expect(await read(refund)).toMatchObject({ state: 'claimed', transfers: [] })
    // The clocks of the server and the network may differ by five minutes.
    await send(refund, { minedAt: new Date(claimedAt - 5 * minute) })
    expect(await read(refund)).toMatchObject({ state: 'succeeded' })
  })
})

test('money that a reorg takes from the payment is not to be refunded', async () => {
  const payment = await paid()
  const refund = await claimed(newRefund(payment.id))
  await chain.change(`paid ${payment.id}`, { canonical: false })
  expect(await read(refund)).toMatchObject({ is_covered: false })
  const { address } = await read(refund)
  await expect(
    startPaying(context, merchant, refund.id.slice(4), address ?? ''),
  ).rejects.toMatchObject({ code: 'refund_not_covered' })
})

test('held money waits for no decision while it is refunded, and does again when the refund is withdrawn', async () => {
  const payment = await createPayment(context, merchant, { amount: '100', metadata: '' })
  passTime(180 * minute)
  await chain.catchUp()
  await chain.pay({ address: payment.deposit_address, amount: '100', hash: `late ${payment.id}` })
  const needs = async () =>
    (await findPayment(context.database.db, merchant, payment.id))?.needs_resolution
  expect(await needs()).toBe(true)
  const refund = await createRefund(context, merchant, newRefund(payment.id))
  expect(await needs()).toBe(false)
  await cancelRefund(context, merchant, refund.id.slice(4))
  expect(await needs()).toBe(true)
})

test('lists are paged, and only of their merchant', async () => {
  const payment = await paid()
  for (let count = 0; count < 3; count += 1) {
    await createRefund(context, merchant, newRefund(payment.id, '10'))
  }
  const page = await listRefunds(context, merchant, { limit: 2 })
  expect([page.data.length, page.has_more]).toEqual([2, true])
  const cursor = page.next_cursor?.slice(4) ?? ''
  const rest = await listRefunds(context, merchant, { limit: 2, cursor })
  expect([rest.data.length, rest.has_more, rest.next_cursor]).toEqual([1, false, null])
  const stranger = await context.addMerchant()
  expect((await listRefunds(context, stranger, { limit: 2 })).data).toEqual([])
})

test('a wallet that the merchant has replaced since the payment still pays', async () => {
  const payment = await paid()
  const refund = await claimed(newRefund(payment.id))
  await context.database.connection
    .update(users)
    .set({ payout_wallet: otherWallet })
    .where(eq(users.id, merchant))
  await send(refund)
  expect(await read(refund)).toMatchObject({ state: 'succeeded' })
})
