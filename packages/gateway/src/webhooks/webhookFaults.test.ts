import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'

import { webhookAttempts, webhookDeliveries } from '../database/schema/index.ts'
import { startFailingReceiver } from '../test/failingReceiver.ts'
import type { FailingReceiver } from '../test/failingReceiver.ts'
import { addMerchantWithWebhook } from '../test/merchantWithWebhook.ts'
import { sendAll } from '../test/sendWebhooks.ts'
import { createTestContext } from '../test/testContext.ts'
import type { TestContext } from '../test/testContext.ts'
import { verifyWebhook } from '../test/verifyWebhook.ts'
import type { Manner, Received } from '../test/webhookReceiver.ts'

// A busy machine may take its time; only the outcome counts.
vi.setConfig({ testTimeout: 60_000 })

const merchants = 20
const eventsOfEach = 50
/** From this attempt on the receiver is well: the schedule has ten, and a busy machine may cost one. */
const wellFrom = 7

// Row 4 of the table of faults.
describe('a thousand events to an unreliable endpoint', () => {
  let context: TestContext
  let receiver: FailingReceiver
  const secrets = new Map<string, string>()
  /** When each attempt came, by event. */
  const moments = new Map<string, number[]>()
  const unverified: string[] = []

  function look(received: Received, event: string): void {
    const now = context.clock.now
    moments.set(event, [...(moments.get(event) ?? []), now.getTime()])
    try {
      verifyWebhook(received, secrets.get(received.path) ?? '', now)
    } catch (error) {
      unverified.push(`${event}: ${String(error)}`)
    }
  }

  beforeAll(async () => {
    // Without it no two retries are due together, and each that hangs is waited for alone.
    vi.spyOn(Math, 'random').mockReturnValue(0)
    receiver = await startFailingReceiver(wellFrom, look)
    context = await createTestContext({ webhook_allowed_hosts: [receiver.host] })
    // What hangs is given up after a moment of real time; by the test's clock no time passes at all.
    context.outbound.timeoutMs = 400
    for (let turn = 0; turn < merchants; turn += 1) {
      const path = `/shop/${turn}`
      const merchant = await addMerchantWithWebhook(context, `http://${receiver.host}${path}`)
      secrets.set(path, merchant.secret)
      await merchant.queue(eventsOfEach)
    }
    await sendAll(context)
  }, 240_000)
  afterAll(async () => {
    vi.restoreAllMocks()
    await receiver.close()
    await context.close()
  })

  test('the endpoint fails as configured', () => {
    const manners = [...receiver.events.values()].flatMap((event) => event.manners)
    const share = (manner: Manner) =>
      (100 * manners.filter((one) => one === manner).length) / manners.length
    expect(manners.length).toBeGreaterThan(1_800)
    expect(share(500)).toBeGreaterThan(20)
    expect(share('hang')).toBeGreaterThan(6)
    expect(share('reset')).toBeGreaterThan(6)
    expect(share('redirect')).toBeGreaterThan(3)
  })

  test('every event arrives', async () => {
    expect(receiver.events.size).toBe(merchants * eventsOfEach)
    expect([...receiver.events.values()].filter(({ manners }) => manners.at(-1) !== 200)).toEqual(
      [],
    )
    const deliveries = await context.database.db.select().from(webhookDeliveries)
    expect(new Set(deliveries.map(({ state }) => state))).toEqual(new Set(['delivered']))
  })

  test('every signature verifies with the official library', () => {
    expect(unverified).toEqual([])
  })

  test('repeats have the webhook-id of the first attempt', () => {
    expect([...receiver.events.values()].filter(({ ids }) => ids.size !== 1)).toEqual([])
  })

  test('no redirect is followed', () => {
    expect(receiver.redirected()).toBe(0)
  })

  test('no attempt is early', () => {
    const waits = [5, 300, 1_800, 7_200, 18_000, 36_000, 50_400, 72_000, 86_400]
    const early = [...moments.values()].filter((at) =>
      at.slice(1).some((moment, index) => moment - (at[index] ?? 0) < (waits[index] ?? 0) * 1_000),
    )
    expect(early).toEqual([])
  })

  test('every attempt is stored with a status or an error', async () => {
    const attempts = await context.database.db.select().from(webhookAttempts)
    expect(attempts.length).toBeGreaterThanOrEqual(
      [...moments.values()].reduce((total, at) => total + at.length, 0),
    )
    const ends = new Set(attempts.map(({ status, error }) => status ?? error))
    expect(ends).toEqual(new Set([200, 500, 307, 'timeout', 'connection_broken']))
    expect(attempts.every(({ duration_ms: time }) => time >= 0)).toBe(true)
  })
})
