import type { ServerResponse } from 'node:http'

import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'

import { addMerchantWithWebhook } from '../test/merchantWithWebhook.ts'
import { createTestContext } from '../test/testContext.ts'
import type { TestContext } from '../test/testContext.ts'
import { startWebhookReceiver } from '../test/webhookReceiver.ts'
import type { WebhookReceiver } from '../test/webhookReceiver.ts'
import { createWebhookSender } from './webhookSender.ts'

const healthy = 49
const eventsOfEach = 10
/** The events that wait for the dead endpoint. */
const backlog = 10_000
/** How long a well endpoint takes to answer, and when the dead one is given up, by the test's clock. */
const answerMs = 200
const timeoutMs = 15_000

let context: TestContext
let receiver: WebhookReceiver
/** What was asked and is not answered yet: by when it is, and for whom. */
const held: { path: string; at: number; response: ServerResponse }[] = []

beforeAll(async () => {
  receiver = await startWebhookReceiver(({ path }, response) => {
    const wait = path === '/dead' ? timeoutMs : answerMs
    held.push({ path, at: context.clock.now.getTime() + wait, response })
    return undefined
  })
  context = await createTestContext({ webhook_allowed_hosts: [receiver.host] })
  // Only the test's clock decides when something has taken too long.
  context.outbound.timeoutMs = 600_000
}, 60_000)
afterAll(async () => {
  await receiver.close()
  await context.close()
})

const merchantAt = (path: string) =>
  addMerchantWithWebhook(context, `http://${receiver.host}${path}`)

/** Queues copies of a merchant's only event. */
async function copyDelivery(userId: string, copies: number): Promise<void> {
  const { connection: db } = context.database
  await db.execute(sql`
    insert into webhook_events (id, user_id, type, payload, created_at)
    select id || '_' || copy, user_id, type, payload, created_at
    from webhook_events, generate_series(1, ${copies}::int) as copy where user_id = ${userId}`)
  await db.execute(sql`
    with original as materialized (
      select delivery.* from webhook_deliveries delivery join webhook_events event on event.id = delivery.event_id
      where event.user_id = ${userId}
    )
    insert into webhook_deliveries (id, event_id, webhook_id, next_attempt_at, created_at)
    select gen_random_uuid(), event.id, original.webhook_id, original.next_attempt_at, original.created_at
    from webhook_events event, original where event.user_id = ${userId} and event.id <> original.event_id`)
}

/** Sends everything of the well endpoints, and gives how long each delivery took by the test's clock, in milliseconds. */
async function delays(run: string, withDead: boolean): Promise<number[]> {
  if (withDead) {
    const { userId, queue } = await merchantAt('/dead')
    await queue(1)
    await copyDelivery(userId, backlog - 1)
  }
  for (let turn = 0; turn < healthy; turn += 1) {
    await (await merchantAt(`/${run}/${turn}`)).queue(eventsOfEach)
  }
  const began = context.clock.now.getTime()
  const sender = createWebhookSender(context, () => undefined)
  const taken: number[] = []
  while (taken.length < healthy * eventsOfEach) {
    while (await sender.fill());
    // Everything that left has arrived; only now may time pass.
    await vi.waitFor(() => expect(held).toHaveLength(sender.inFlight()), { timeout: 30_000 })
    const next = Math.min(...held.map(({ at }) => at))
    context.clock.now = new Date(next)
    const due = held.filter(({ at }) => at === next)
    for (const one of due) {
      held.splice(held.indexOf(one), 1)
      if (one.path === '/dead') one.response.socket?.resetAndDestroy()
      else one.response.writeHead(204).end()
      if (one.path !== '/dead') taken.push(next - began)
    }
    await vi.waitFor(() => expect(sender.inFlight()).toBe(held.length), { timeout: 30_000 })
  }
  const stopped = sender.stop(0)
  held.length = 0
  await stopped
  return taken.toSorted((a, b) => a - b)
}

// Row 6 of the table of faults.
test('one dead endpoint among fifty does not delay the others', { timeout: 120_000 }, async () => {
  const without = await delays('without', false)
  const beside = await delays('beside', true)
  expect(without.length).toBe(healthy * eventsOfEach)
  for (const share of [0.5, 0.95, 1]) {
    const place = Math.ceil(share * without.length) - 1
    const [alone = 0, now = Infinity] = [without[place], beside[place]]
    expect(alone).toBeGreaterThan(0)
    expect(now / alone).toBeLessThan(1.1)
  }
  expect(receiver.received.filter(({ path }) => path === '/dead').length).toBeGreaterThan(0)
})
