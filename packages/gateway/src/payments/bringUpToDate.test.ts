import {
  defaultPolicy,
  defaultRules,
  refundEventStates,
  webhookEventStatuses,
} from '@sluice/api/contract'
import type { Decimal, PaymentPolicy } from '@sluice/api/contract'
import { asc, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import {
  ledgerEntries,
  merchantTotals,
  webhookDeliveries,
  webhookEvents,
} from '../database/schema/index.ts'
import { verifyLedger } from '../ledger/verifyLedger.ts'
import { uuidv7 } from '../security/random.ts'
import { refundAll } from '../test/refunds.ts'
import { createTestChain } from '../test/testChain.ts'
import { createTestContext } from '../test/testContext.ts'
import type { TestContext } from '../test/testContext.ts'
import { findWebhook } from '../webhooks/webhookRepository.ts'
import { cancelPayment } from './cancellation.ts'
import { changePaymentPolicy } from './paymentPolicy.ts'
import { acceptPayment } from './resolution.ts'
import { expirePayments, bringPaymentsUpToDate } from './paymentJobs.ts'
import { findPayment } from './paymentRepository.ts'
import { createPayment, readPaymentStatus } from './paymentService.ts'

let context: TestContext
let merchant: string
let chain: ReturnType<typeof createTestChain>

const minute = 60_000
const day = 86_400_000

beforeAll(async () => {
  context = await createTestContext()
  chain = createTestChain(context)
}, 60_000)
afterAll(() => context.close())

function passTime(ms: number) {
  context.clock.now = new Date(context.clock.now.getTime() + ms)
}

/** A merchant whose free days are over. */
beforeEach(async () => {
  merchant = await context.addMerchant()
  passTime(8 * day)
})

function create(amount: Decimal = '300') {
  return createPayment(context, merchant, { amount, metadata: '' })
}

let number = 0

/** A confirmed payment, made `after` milliseconds from now. */
function pay(address: string, amount: Decimal, after = 0, hash = `0x${(number += 1)}`) {
  // Events of one millisecond have no order.
  passTime(1)
  const minedAt = new Date(context.clock.now.getTime() + after)
  return chain.pay({ address, amount, minedAt, hash })
}

async function expire() {
  passTime(80 * minute)
  await chain.catchUp()
}

/** Status, state and the amounts received, fee and net, without trailing zeros. */
async function stateOf(id: string) {
  const { status, state, received, fee_due, net } = await readPaymentStatus(context, merchant, id)
  return [status, state, ...[received, fee_due, net].map(Number)].join(' ')
}

async function receiptNumberOf(id: string) {
  return (await findPayment(context.database.db, merchant, id))?.receipt_number
}

async function earnings() {
  const [totals] = await context.database.db
    .select()
    .from(merchantTotals)
    .where(eq(merchantTotals.user_id, merchant))
  return Number(totals?.total_earnings)
}

const paymentEvents = Object.entries<readonly unknown[]>(webhookEventStatuses)
const refundEvents = Object.entries<readonly unknown[]>(refundEventStates)

/** The sum of each account over all of the merchant's payments. */
async function accounts() {
  const entries = await context.database.db
    .select()
    .from(ledgerEntries)
    .where(eq(ledgerEntries.user_id, merchant))
  const sums: Record<string, number> = { customers: 0, held: 0, merchant: 0, fees: 0 }
  for (const { account, amount } of entries) {
    const sum = sums[account]
    if (sum !== undefined) sums[account] = sum + Number(amount)
  }
  return sums
}

async function events() {
  const rows = await context.database.db
    .select({ type: webhookEvents.type, payload: webhookEvents.payload })
    .from(webhookEvents)
    .where(eq(webhookEvents.user_id, merchant))
    .orderBy(asc(webhookEvents.created_at), asc(webhookEvents.type))
  for (const { type, payload } of rows) {
    const { status, state } = JSON.parse(payload).data
    const [statuses, states] = [new Map(paymentEvents), new Map(refundEvents)]
    expect(states.get(type) ?? statuses.get(type)).toContain(states.has(type) ? state : status)
  }
  return rows.map(({ type }) => type.replace('payment.', ''))
}

describe('payments', () => {
  test('in full: credited, less the fee', async () => {
    const { id, deposit_address: wallet } = await create()
    await pay(wallet, '300')
    expect(await stateOf(id)).toBe('1 paid 300 1.5 298.5')
    expect(await accounts()).toEqual({ customers: -300, held: 0, merchant: 298.5, fees: 1.5 })
    expect(await earnings()).toBe(298.5)
    expect(await events()).toEqual(['paid'])
  })

  test('in parts: one fee on the whole', async () => {
    const { id, deposit_address: wallet } = await create()
    await pay(wallet, '100')
    expect(await stateOf(id)).toBe('0 partially_paid 100 0.5 0')
    const { remaining } = await readPaymentStatus(context, merchant, id)
    expect(remaining).toBe('200.0000000000')
    await pay(wallet, '200')
    expect(await stateOf(id)).toBe('1 paid 300 1.5 298.5')
    expect(await events()).toEqual(['updated', 'paid'])
  })

  test('too much, at once or later: credited in full, and told once as a success', async () => {
    const { id, deposit_address: wallet } = await create()
    await pay(wallet, '400')
    expect(await stateOf(id)).toBe('1 overpaid 400 2 398')
    await expire()
    await pay(wallet, '100')
    expect(await stateOf(id)).toBe('1 overpaid 500 2.5 497.5')
    expect(await events()).toEqual(['paid', 'updated'])
  })

  test('too little: held', async () => {
    const { id, deposit_address: wallet } = await create()
    await pay(wallet, '298.5')
    await expire()
    expect(await stateOf(id)).toBe('-1 underpaid 298.5 1.4925 0')
    expect(await accounts()).toEqual({ customers: -298.5, held: 298.5, merchant: 0, fees: 0 })
    expect(await earnings()).toBe(0)
    expect(await events()).toEqual(['updated', 'failed', 'held'])
  })

  test('none: expired', async () => {
    const { id } = await create()
    await expire()
    expect(await stateOf(id)).toBe('-1 expired 0 0 0')
    expect(await events()).toEqual(['failed'])
  })

  test('too late: held, before and after the expiry was noticed', async () => {
    const early = await create()
    await pay(early.deposit_address, '300', 80 * minute)
    expect(await stateOf(early.id)).toBe('0 awaiting_payment 300 1.5 0')
    await expire()
    expect(await stateOf(early.id)).toBe('-1 late 300 1.5 0')
    const second = await create()
    await expire()
    await pay(second.deposit_address, '300')
    expect(await stateOf(second.id)).toBe('-1 late 300 1.5 0')
    expect(await events()).toEqual(['updated', 'failed', 'held', 'failed', 'held'])
  })

  test('in time, but reported late: credited', async () => {
    const { id, deposit_address: wallet } = await create()
    await expire()
    await pay(wallet, '300', -60 * minute)
    expect(await stateOf(id)).toBe('1 paid 300 1.5 298.5')
    expect(await events()).toEqual(['failed', 'paid'])
  })

  test('reported fifty times at once: credited once', async () => {
    const { id, deposit_address: wallet } = await create()
    await Promise.all(Array.from({ length: 50 }, () => pay(wallet, '300', 0, '0xsame')))
    expect(await stateOf(id)).toBe('1 paid 300 1.5 298.5')
  })
})

describe('fee terms', () => {
  test('are fixed at creation: a payment created in the free days stays free', async () => {
    merchant = await context.addMerchant()
    passTime(7 * day - minute)
    const { id, deposit_address: wallet } = await create()
    passTime(30 * minute)
    await pay(wallet, '300')
    expect(await stateOf(id)).toBe('1 paid 300 0 300')
  })

  test('stay when an earlier payment is reported later: earnings equal the ledger', async () => {
    merchant = await context.addMerchant()
    passTime(7 * day + 1)
    const { id, deposit_address: wallet } = await create()
    passTime(30 * minute)
    await pay(wallet, '300')
    await pay(wallet, '100', -40 * minute)
    expect(await stateOf(id)).toBe('1 overpaid 400 2 398')
    expect(await earnings()).toBe((await accounts()).merchant)
  })

  test('refuse an amount that the fee would take', async () => {
    await expect(create('1')).rejects.toMatchObject({
      code: 'validation_failed',
      fields: [{ field: 'amount', message: 'must be more than the minimum fee of 1' }],
    })
    await create('1.000001')
  })
})

/** A failed payment of 300 that holds 200. */
async function createHeld() {
  const { id, deposit_address: wallet } = await create()
  await pay(wallet, '200')
  await expire()
  passTime(1)
  return { id, wallet }
}

function change(rules: Partial<PaymentPolicy>) {
  return changePaymentPolicy(context, merchant, {
    ...defaultRules,
    ...defaultPolicy,
    ...rules,
  })
}

describe('rules', () => {
  test('a little too little or too much is paid', async () => {
    const [short, long, longer] = [await create(), await create(), await create()]
    await pay(short.deposit_address, '299')
    expect(await stateOf(short.id)).toBe('1 paid 299 1.495 297.505')
    await pay(long.deposit_address, '301')
    expect(await stateOf(long.id)).toMatch(/^1 paid 301 /)
    await pay(longer.deposit_address, '301.01')
    expect(await stateOf(longer.id)).toMatch(/^1 overpaid 301.01 /)
  })

  test('are those of the moment when the payment was created', async () => {
    const before = await create()
    await change({ underpayment_percent: '0', accepted_tokens: ['USDC'] })
    const after = await create()
    await change({ underpayment_percent: '10' })
    for (const { deposit_address: wallet } of [before, after]) await pay(wallet, '299.9')
    expect(await stateOf(before.id)).toMatch(/^1 paid 299.9 /)
    // The test pays in USDT, which is not accepted any more.
    const { state, accepted_tokens, held } = await readPaymentStatus(context, merchant, after.id)
    expect({ state, accepted_tokens }).toEqual({
      state: 'awaiting_payment',
      accepted_tokens: ['USDC'],
    })
    expect(held).toMatchObject([{ reason: 'token_not_accepted', amount: '299.9000000000' }])
    await acceptPayment(context, merchant, after.id)
    expect(await stateOf(after.id)).toBe('0 partially_paid 299.9 1.4995 0')
    await expect(change({ accepted_tokens: ['XYZ'] })).rejects.toMatchObject({
      code: 'validation_failed',
    })
  })

  test('in full within the grace: paid, though it had failed; less than that is held', async () => {
    const [full, part] = [await create(), await create()]
    passTime(61 * minute)
    await chain.catchUp()
    await pay(full.deposit_address, '300')
    await pay(part.deposit_address, '200')
    expect(await stateOf(full.id)).toMatch(/^1 paid 300 /)
    expect(await stateOf(part.id)).toMatch(/^-1 underpaid 200 /)
  })

  test('late in full is accepted by itself if the merchant says so', async () => {
    await change({ accepts_late: true })
    const { id, deposit_address: wallet } = await create()
    await expire()
    await pay(wallet, '150')
    expect(await stateOf(id)).toMatch(/^-1 underpaid 150 /)
    await pay(wallet, '150')
    expect(await stateOf(id)).toMatch(/^1 paid 300 /)
  })

  test('fault 42: dust is booked, but changes no state, tells nobody and blocks no cancelling', async () => {
    const [cancelled, expired, paid] = [await create(), await create(), await create()]
    await pay(paid.deposit_address, '300')
    for (const { deposit_address: wallet } of [cancelled, expired, paid]) {
      await pay(wallet, '0.000001')
    }
    expect(await stateOf(cancelled.id)).toBe('0 awaiting_payment 0.000001 0 0')
    await cancelPayment(context, merchant, cancelled.id)
    expect(await stateOf(cancelled.id)).toBe('-1 cancelled 0.000001 0 0')
    await expire()
    expect(await stateOf(expired.id)).toBe('-1 expired 0.000001 0 0')
    expect(await stateOf(paid.id)).toMatch(/^1 paid 300.000001 /)
    const { held } = await readPaymentStatus(context, merchant, expired.id)
    expect(held).toEqual([])
    expect((await events()).toSorted()).toEqual(['failed', 'failed', 'paid'])
    expect(await accounts()).toMatchObject({ customers: -300.000003, held: 0.000002 })
    expect(await verifyLedger(context.database)).toEqual([])
  })
})

test('without dust, nothing is still nothing, and the smallest amount counts', async () => {
  await change({ dust: '0' })
  const [cancelled, expired, partly] = [await create(), await create(), await create()]
  await bringPaymentsUpToDate(context, [cancelled.id])
  expect(await stateOf(cancelled.id)).toBe('0 awaiting_payment 0 0 0')
  expect(await events()).toEqual([])
  await cancelPayment(context, merchant, cancelled.id)
  await pay(partly.deposit_address, '0.000001')
  expect(await stateOf(partly.id)).toBe('0 partially_paid 0.000001 0 0')
  await expire()
  expect(await stateOf(expired.id)).toBe('-1 expired 0 0 0')
})

describe('held money', () => {
  test('accepted: paid and credited, once', async () => {
    const { id } = await createHeld()
    await acceptPayment(context, merchant, id)
    await acceptPayment(context, merchant, id)
    expect(await stateOf(id)).toBe('1 paid 200 1 199')
    expect(await accounts()).toEqual({ customers: -200, held: 0, merchant: 199, fees: 1 })
    expect(await events()).toEqual(['updated', 'failed', 'held', 'paid'])
  })

  test('refunded: no longer held, and recorded with who, when and how', async () => {
    const { id } = await createHeld()
    await refundAll(context, chain, merchant, id)
    // The contract takes the fee of all money that it forwards, whether or not the merchant sends it back.
    expect(await stateOf(id)).toBe('-1 underpaid 200 1 0')
    expect(await accounts()).toEqual({ customers: 0, held: 0, merchant: -1, fees: 1 })
    await expect(acceptPayment(context, merchant, id)).rejects.toMatchObject({
      code: 'nothing_held',
    })
  })

  test('more of it after a refund needs a decision again, about the rest alone', async () => {
    const { id, wallet } = await createHeld()
    await refundAll(context, chain, merchant, id)
    await pay(wallet, '100')
    expect((await readPaymentStatus(context, merchant, id)).resolution).toBeNull()
    await acceptPayment(context, merchant, id)
    expect(await stateOf(id)).toBe('1 paid 300 1.5 98.5')
    expect(await accounts()).toEqual({ customers: -100, held: 0, merchant: 98.5, fees: 1.5 })
    expect(await verifyLedger(context.database)).toEqual([])
  })

  test('is only there when a transaction has failed with money', async () => {
    const pending = await create()
    const accept = (as = merchant) => acceptPayment(context, as, pending.id)
    await expect(accept()).rejects.toMatchObject({ code: 'nothing_held' })
    await expire()
    await expect(accept()).rejects.toMatchObject({ code: 'nothing_held' })
    const stranger = await context.addMerchant()
    await expect(accept(stranger)).rejects.toMatchObject({ code: 'not_found' })
  })
})

describe('a reorg', () => {
  test('before confirmation: as if there had been no payment', async () => {
    const { id, deposit_address: wallet } = await create()
    await chain.pay({ address: wallet, amount: '300', hash: '0xseen', isConfirmed: false })
    expect(await stateOf(id)).toBe('0 confirming 300 0 0')
    passTime(1)
    await chain.change('0xseen', { canonical: false })
    expect(await stateOf(id)).toBe('0 awaiting_payment 0 0 0')
    expect(await events()).toEqual(['confirming', 'updated'])
    expect(await accounts()).toEqual({ customers: 0, held: 0, merchant: 0, fees: 0 })
  })

  test('after the credit: reversed by new entries, told once, and success is not told again', async () => {
    const { id, deposit_address: wallet } = await create()
    await pay(wallet, '300', 0, '0xgone')
    passTime(1)
    await chain.change('0xgone', { canonical: false })
    expect(await stateOf(id)).toBe('0 awaiting_payment 0 0 0')
    expect(await accounts()).toEqual({ customers: 0, held: 0, merchant: 0, fees: 0 })
    expect(await earnings()).toBe(0)
    await pay(wallet, '300')
    expect(await stateOf(id)).toBe('1 paid 300 1.5 298.5')
    expect(await events()).toEqual(['paid', 'reversed', 'updated'])
    expect(await verifyLedger(context.database)).toEqual([])
  })

  test('takes no receipt number away, and leaves no gap', async () => {
    const [first, second, unpaid] = [await create(), await create(), await create()]
    await pay(first.deposit_address, '300', 0, '0xreceipt')
    await chain.change('0xreceipt', { canonical: false })
    await Promise.all(
      [second, first].map(({ deposit_address, id }) =>
        chain.pay({ address: deposit_address, amount: '300', hash: id }),
      ),
    )
    expect(await receiptNumberOf(first.id)).toBe(1)
    expect(await receiptNumberOf(second.id)).toBe(2)
    expect(await receiptNumberOf(unpaid.id)).toBeNull()
  })

  test('that takes one of two parts: the other is held again', async () => {
    const { id, deposit_address: wallet } = await create()
    await pay(wallet, '100')
    await pay(wallet, '200', 0, '0xpart')
    await chain.change('0xpart', { canonical: false })
    expect(await stateOf(id)).toBe('0 partially_paid 100 0.5 0')
    expect(await accounts()).toEqual({ customers: -100, held: 100, merchant: 0, fees: 0 })
  })

  test('after the end: reversed and failed', async () => {
    const { id, deposit_address: wallet } = await create()
    await pay(wallet, '300', 0, '0xlast')
    await expire()
    await chain.change('0xlast', { canonical: false })
    expect(await stateOf(id)).toBe('-1 expired 0 0 0')
    expect((await events()).toSorted()).toEqual(['failed', 'paid', 'reversed'])
  })
})

describe('events', () => {
  test('a failure is told once, however often it is looked at; accepted after it, success once ever', async () => {
    const { id, deposit_address: wallet } = await create()
    await expire()
    await expire()
    await bringPaymentsUpToDate(context, [id])
    expect(await events()).toEqual(['failed'])
    await pay(wallet, '300', 0, '0xlate')
    await expire()
    expect(await stateOf(id)).toBe('-1 late 300 1.5 0')
    expect(await events()).toEqual(['failed', 'held'])
    passTime(1)
    await acceptPayment(context, merchant, id)
    await expire()
    await pay(wallet, '100', 0, '0xmore')
    expect(await events()).toEqual(['failed', 'held', 'paid', 'updated'])
    // A reorg takes all of it, which is another failure. Money that comes after it is no second success.
    for (const hash of ['0xlate', '0xmore']) {
      passTime(1)
      await chain.change(hash, { canonical: false })
    }
    expect(await stateOf(id)).toBe('-1 expired 0 0 0')
    await pay(wallet, '50')
    expect(await stateOf(id)).toBe('1 paid 50 0.25 49.75')
    const told = (await events()).filter((type) => type !== 'updated')
    expect(told.toSorted()).toEqual(['failed', 'failed', 'held', 'paid', 'reversed'])
  })

  test('are stored for a merchant without a webhook, and nothing is to be delivered', async () => {
    const { deposit_address: wallet } = await create()
    await pay(wallet, '300')
    expect(await findWebhook(context.database.db, merchant)).toBeNull()
    expect(await events()).toEqual(['paid'])
    expect(await context.database.db.$count(webhookDeliveries)).toBe(0)
  })
})

test('one row that cannot be brought up to date does not keep others from expiring', async () => {
  const [bad, good] = [await create(), await create()]
  const { connection: db } = context.database
  await db.execute(sql`
    create function refuse_row() returns trigger language plpgsql as
    $$ begin raise exception 'a bad row'; end $$`)
  await db.execute(
    sql.raw(`create trigger bad_row before update on payments for each row
      when (old.id = '${bad.id}') execute function refuse_row()`),
  )
  await expire()
  expect(await stateOf(bad.id)).toBe('0 awaiting_payment 0 0 0')
  expect(await stateOf(good.id)).toBe('-1 expired 0 0 0')
  await db.execute(sql`drop trigger bad_row on payments`)
  await expirePayments(context)
  expect(await stateOf(bad.id)).toBe('-1 expired 0 0 0')
})

test('fifty creations at once are numbered without gaps', async () => {
  await Promise.all(Array.from({ length: 50 }, () => create('2')))
  const [totals] = await context.database.db
    .select()
    .from(merchantTotals)
    .where(eq(merchantTotals.user_id, merchant))
  expect(totals?.payment_count).toBe(50)
})

describe('the ledger', () => {
  test('refuses to change or delete an entry', async () => {
    const { deposit_address: wallet } = await create()
    await pay(wallet, '300')
    const { connection: db } = context.database
    const mine = eq(ledgerEntries.user_id, merchant)
    const cause = {
      cause: expect.objectContaining({ message: 'ledger entries are never changed' }),
    }
    await expect(db.update(ledgerEntries).set({ amount: '1' }).where(mine)).rejects.toMatchObject(
      cause,
    )
    await expect(db.delete(ledgerEntries).where(mine)).rejects.toMatchObject(cause)
  })

  test('adds up, and verification says where it does not', async () => {
    const { id, deposit_address: wallet } = await create()
    await pay(wallet, '300')
    expect(await verifyLedger(context.database)).toEqual([])
    const row = await findPayment(context.database.db, merchant, id)
    const journalId = uuidv7()
    await context.database.connection.insert(ledgerEntries).values({
      id: uuidv7(),
      journal_id: journalId,
      user_id: merchant,
      payment_id: row?.id ?? '',
      account: 'merchant',
      kind: 'credited',
      asset: 'USDT',
      amount: '0.0000000001',
    })
    const found = await verifyLedger(context.database)
    expect(found.map(({ figure }) => figure)).toEqual([
      `journal ${journalId} in USDT`,
      'total_earnings',
      `merchant USDT of payment ${id}`,
    ])
    expect(found.every((discrepancy) => discrepancy.user_id === merchant)).toBe(true)
  })
})
