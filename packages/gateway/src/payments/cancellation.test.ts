import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import { readCheckout } from '../checkout/checkoutService.ts'
import { paymentLinks, webhookEvents } from '../database/schema/index.ts'
import { verifyLedger } from '../ledger/verifyLedger.ts'
import { createLink, setLinkActive } from '../links/linkService.ts'
import { openLink, readLink } from '../links/openLink.ts'
import { createTestChain } from '../test/testChain.ts'
import { createTestContext } from '../test/testContext.ts'
import type { TestContext } from '../test/testContext.ts'
import { cancelPayment } from './cancellation.ts'
import { acceptPayment } from './resolution.ts'
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
  merchant = await context.addMerchant()
})

function create() {
  return createPayment(context, merchant, { amount: '20', metadata: '' })
}

async function eventsOf(id: string) {
  const rows = await context.database.db.select().from(webhookEvents)
  return rows.filter(({ payload }) => JSON.parse(payload).data.id === id).map(({ type }) => type)
}

test('money that comes after it is held until the merchant decides', async () => {
  const { id, deposit_address: address } = await create()
  await cancelPayment(context, merchant, id)
  await cancelPayment(context, merchant, id)
  expect(await eventsOf(id)).toEqual(['payment.failed'])
  // Mined before, but not seen until afterwards.
  const minedAt = new Date(context.clock.now.getTime() - 5_000)
  await chain.pay({ address, amount: '15', minedAt, hash: id })
  const held = { status: -1, state: 'late', received: '15.0000000000', net: '0.0000000000' }
  expect(await readPaymentStatus(context, merchant, id)).toMatchObject(held)
  await cancelPayment(context, merchant, id)
  expect(await readPaymentStatus(context, merchant, id)).toMatchObject(held)
  await acceptPayment(context, merchant, id)
  const paid = { status: 1, state: 'paid', net: '15.0000000000' }
  expect(await readPaymentStatus(context, merchant, id)).toMatchObject(paid)
})

test('is refused once money is seen, confirmed or not', async () => {
  const { id, deposit_address: address } = await create()
  await chain.pay({ address, amount: '1', hash: id, isConfirmed: false })
  await expect(cancelPayment(context, merchant, id)).rejects.toThrow('can no longer')
  expect(await readPaymentStatus(context, merchant, id)).toMatchObject({
    status: 0,
    state: 'partially_paid',
  })
})

test('races with a payment: one of them wins, and the books are right', async () => {
  for (let turn = 0; turn < 15; turn += 1) {
    const { id, deposit_address: address } = await create()
    const [cancelled] = await Promise.allSettled([
      cancelPayment(context, merchant, id),
      chain.pay({ address, amount: '20', hash: id }),
    ])
    expect(await readPaymentStatus(context, merchant, id)).toMatchObject(
      cancelled.status === 'fulfilled'
        ? { status: -1, state: 'late' }
        : { status: 1, state: 'paid' },
    )
  }
  expect(await verifyLedger(context.database)).toEqual([])
})

test('a link’s sum follows what is credited, while it is opened', { timeout: 60_000 }, async () => {
  const request = { description: 'Tea', amount: '20', reference: '', is_reusable: true } as const
  const { id } = await createLink(context, merchant, request)
  const receivedOf = async () => {
    const { db } = context.database
    const [link] = await db.select().from(paymentLinks).where(eq(paymentLinks.id, id))
    return [link?.payments, Number(link?.received)]
  }
  const opened = await Promise.all(Array.from({ length: 8 }, () => openLink(context, id, {})))
  await Promise.all([
    ...opened.map(async (payment) => {
      const { deposit_address: address } = await readPaymentStatus(context, merchant, payment.id)
      await chain.pay({ address, amount: '20', hash: payment.id })
    }),
    ...Array.from({ length: 8 }, () => openLink(context, id, {})),
  ])
  expect(await receivedOf()).toEqual([16, 160])
  await chain.change(opened[0]?.id ?? '', { canonical: false })
  expect(await receivedOf()).toEqual([16, 140])
  expect(await verifyLedger(context.database)).toEqual([])
  await context.database.connection.update(paymentLinks).set({ received: '141' })
  const [wrong] = await verifyLedger(context.database)
  expect(wrong).toMatchObject({ user_id: merchant, recomputed: '16, 140.0000000000' })
})

test('a live gateway accepts no http return URL', async () => {
  const live = { ...context, settings: { ...context.settings, mode: 'live' as const } }
  const request = { amount: '20', metadata: '', return_url: 'http://localhost/thanks' } as const
  await createPayment(context, merchant, request)
  await expect(createPayment(live, merchant, request)).rejects.toMatchObject({
    fields: [{ field: 'return_url' }],
  })
})

test('a link for one payment makes another one if nobody has paid, unless the merchant has switched it', async () => {
  const request = { description: 'Tea', amount: '20', reference: '', is_reusable: false } as const
  const links = [
    await createLink(context, merchant, request),
    await createLink(context, merchant, request),
  ]
  const payments = []
  for (const { id } of links) payments.push(await openLink(context, id, {}))
  const [left, switched] = links
  const linkOf = async (id: string) => (await readLink(context, id)).is_active
  expect(await linkOf(left?.id ?? '')).toBe(false)
  for (const isActive of [true, false])
    await setLinkActive(context, merchant, switched?.id ?? '', isActive)
  context.clock.now = new Date(context.clock.now.getTime() + 7_200_000)
  await chain.catchUp()
  expect(await linkOf(left?.id ?? '')).toBe(true)
  expect(await linkOf(switched?.id ?? '')).toBe(false)
  const { checkout } = await readCheckout(context, payments[0]?.id ?? '')
  expect(checkout).toMatchObject({ state: 'expired', link_url: left?.url })
  const again = await openLink(context, left?.id ?? '', {})
  expect(again.id).not.toBe(payments[0]?.id)
})
