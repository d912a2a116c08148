import { afterAll, beforeAll, expect, test } from 'vitest'

import { refundAll } from '../test/refunds.ts'
import { createTestChain } from '../test/testChain.ts'
import { createTestContext } from '../test/testContext.ts'
import type { TestContext } from '../test/testContext.ts'
import { setWebhook } from '../webhooks/webhookService.ts'
import { readTimeline } from './timeline.ts'
import { createPayment } from './paymentService.ts'

let context: TestContext
let chain: ReturnType<typeof createTestChain>

beforeAll(async () => {
  context = await createTestContext()
  chain = createTestChain(context)
}, 60_000)
afterAll(() => context.close())

const minute = 60_000
const hash = expect.stringMatching(/^0x[\da-f]{64}$/)
const wait = (ms: number) => {
  context.clock.now = new Date(context.clock.now.getTime() + ms)
}

test('a paid transaction: created, payment, paid, and the event', async () => {
  const merchant = await context.addMerchant()
  await setWebhook(context, merchant, 'https://shop.example/hook')
  const created = context.now()
  const { id, deposit_address: address } = await createPayment(context, merchant, {
    amount: '10',
    metadata: '',
  })
  wait(minute)
  await chain.pay({ address, amount: '10', hash: '0xpaid' })
  const timeline = await readTimeline(context, merchant, id)
  expect(timeline.map(({ type }) => type)).toEqual(['created', 'transfer', 'paid', 'event'])
  expect(timeline[0]?.at).toBe(created.toISOString())
  expect(timeline[1]).toMatchObject({ amount: '10.0000000000', currency: 'USDT', hash })
  expect(timeline[3]).toMatchObject({
    event: { type: 'payment.paid', state: 'waiting' },
  })
})

test('a late payment that was refunded, without a webhook', async () => {
  const merchant = await context.addMerchant()
  const { id, deposit_address: address } = await createPayment(context, merchant, {
    amount: '10',
    metadata: '',
  })
  wait(120 * minute)
  await chain.catchUp()
  await chain.pay({ address, amount: '10', hash: '0xlate' })
  wait(minute)
  await refundAll(context, chain, merchant, id)
  const timeline = await readTimeline(context, merchant, id)
  expect(timeline.filter(({ type }) => type !== 'event')).toMatchObject([
    { type: 'created' },
    { type: 'transfer', hash },
    { type: 'refund_created', amount: '10.0000000000', currency: 'USDT' },
    { type: 'refund_claimed' },
    { type: 'refund_succeeded', amount: '10.0000000000' },
  ])
  expect(
    timeline.flatMap((entry) => (entry.type === 'event' ? (entry.event.state ?? []) : [])),
  ).toEqual([])
})
