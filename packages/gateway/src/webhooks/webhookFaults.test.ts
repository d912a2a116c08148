import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { webhookAttempts, webhookDeliveries } from '../database/schema/index.ts'
import { addMerchantWithWebhook } from '../test/merchantWithWebhook.ts'
import { sendAll } from '../test/sendWebhooks.ts'
import { createTestContext } from '../test/testContext.ts'
import type { TestContext } from '../test/testContext.ts'
import { verifyWebhook } from '../test/verifyWebhook.ts'
import { startWebhookReceiver } from '../test/webhookReceiver.ts'
import type { Manner, Received, WebhookReceiver } from '../test/webhookReceiver.ts'

const merchants = 20
const eventsOfEach = 50
/** From this attempt on the receiver is well: the schedule has ten, and a busy machine may cost one. */
const wellFrom = 7

/** Numbers that look random and are the same every time. */
function diceOf(path: string, n: number, attempt: number): number {
  let state = 17
  for (const character of `${path}/${n}/${attempt}`) {
    state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 0x9e_37_79_b1) >>> 0
  }
  return ((state ^ (state >>> 15)) >>> 0) % 100
}

/** 30 % fail, 10 % hang, 10 % hang up, 5 % send elsewhere. */
function mannerOf(dice: number): Manner {
  if (dice < 30) return 500
  if (dice < 40) return 'hang'
  if (dice < 50) return 'reset'
  return dice < 55 ? 'redirect' : 200
}

// Row 4 of the table of faults.
describe('a thousand events to an endpoint that fails more often than not', () => {
  let context: TestContext
  let receiver: WebhookReceiver
  const secrets = new Map<string, string>()
  /** Every attempt that came, by event. */
  const came = new Map<string, { ids: Set<string>; at: number[]; manners: Manner[] }>()
  const unverified: string[] = []

  function take(received: Received): Manner {
    const { path, headers, body } = received
    const { data }: { data: { n: number } } = JSON.parse(body)
    const event = `${path} ${data.n}`
    try {
      verifyWebhook(received, secrets.get(path) ?? '', context.clock.now)
    } catch (error) {
      unverified.push(`${event}: ${String(error)}`)
    }
    const seen = came.get(event) ?? { ids: new Set(), at: [], manners: [] }
    came.set(event, seen)
    const attempt = seen.at.length + 1
    const manner = attempt < wellFrom ? mannerOf(diceOf(path, data.n, attempt)) : 200
    seen.ids.add(String(headers['webhook-id']))
    seen.at.push(context.clock.now.getTime())
    seen.manners.push(manner)
    return manner
  }

  beforeAll(async () => {
    receiver = await startWebhookReceiver(take)
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
    await receiver.close()
    await context.close()
  })

  test('the endpoint did fail as it was meant to', () => {
    const manners = [...came.values()].flatMap((event) => event.manners)
    const share = (manner: Manner) =>
      (100 * manners.filter((one) => one === manner).length) / manners.length
    expect(manners.length).toBeGreaterThan(1_800)
    expect(share(500)).toBeGreaterThan(20)
    expect(share('hang')).toBeGreaterThan(6)
    expect(share('reset')).toBeGreaterThan(6)
    expect(share('redirect')).toBeGreaterThan(3)
  })

  test('every event arrived', async () => {
    expect(came.size).toBe(merchants * eventsOfEach)
    expect([...came.values()].filter(({ manners }) => manners.at(-1) !== 200)).toEqual([])
    const deliveries = await context.database.db.select().from(webhookDeliveries)
    expect(new Set(deliveries.map(({ state }) => state))).toEqual(new Set(['delivered']))
  })

  test('every signature verified with the official library, at the time of its attempt', () => {
    expect(unverified).toEqual([])
  })

  test('every repeat carried the webhook-id of the first attempt', () => {
    expect([...came.values()].filter(({ ids }) => ids.size !== 1)).toEqual([])
  })

  test('no redirect was followed', () => {
    expect(receiver.redirected()).toBe(0)
  })

  test('no attempt came before its time', () => {
    const waits = [5, 300, 1_800, 7_200, 18_000, 36_000, 50_400, 72_000, 86_400]
    const early = [...came.values()].filter(({ at }) =>
      at.slice(1).some((moment, index) => moment - (at[index] ?? 0) < (waits[index] ?? 0) * 1_000),
    )
    expect(early).toEqual([])
  })

  test('every attempt was written down, with a status or a word for why there was none', async () => {
    const attempts = await context.database.db.select().from(webhookAttempts)
    expect(attempts.length).toBeGreaterThanOrEqual(
      [...came.values()].reduce((total, { at }) => total + at.length, 0),
    )
    const ends = new Set(attempts.map(({ status, error }) => status ?? error))
    expect(ends).toEqual(new Set([200, 500, 307, 'timeout', 'connection_broken']))
    expect(attempts.every(({ duration_ms: time }) => time >= 0)).toBe(true)
  })
})
