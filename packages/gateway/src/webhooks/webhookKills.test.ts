import { fileURLToPath } from 'node:url'

import { count, ne } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'

import { spawnGateway } from '../../../../scripts/lib/gatewayProcess.ts'
import type { SpawnedGateway } from '../../../../scripts/lib/gatewayProcess.ts'
import { webhookAttempts, webhookDeliveries } from '../database/schema/index.ts'
import { startFailingReceiver } from '../test/failingReceiver.ts'
import type { FailingReceiver } from '../test/failingReceiver.ts'
import { createFastClock } from '../test/fastClock.ts'
import { addMerchantWithWebhook } from '../test/merchantWithWebhook.ts'
import { endLeases } from '../test/sendWebhooks.ts'
import { createTestContext } from '../test/testContext.ts'
import type { TestContext } from '../test/testContext.ts'

const fastGateway = fileURLToPath(new URL('../test/fastGateway.ts', import.meta.url))

const kills = 20
const merchants = 20
const eventsOfEach = 50

// Row 5 of the table of faults. The embedded database belongs to one process, so here nobody else could put events in.
describe.runIf(process.env['TEST_DATABASE_URL'])('gateways that are killed while they send', () => {
  const began = Date.now()
  const now = createFastClock(began)
  const gateways: SpawnedGateway[] = []
  const ends: (number | string | null)[] = []
  let context: TestContext
  let receiver: FailingReceiver

  function start(): SpawnedGateway {
    const gateway = spawnGateway(
      {
        CLOCK_BEGAN: String(began),
        DATABASE_URL: context.settings.database_url ?? '',
        SECRET_KEY: 'the secret of the tests, which guards nothing',
        WEBHOOK_ALLOWED_HOSTS: receiver.host,
        DEMO: 'false',
        // They would share one.
        LOCAL_CHAIN: 'false',
      },
      [fastGateway],
    )
    gateways.push(gateway)
    return gateway
  }

  /** Kills the gateway that has run for longest, in the middle of what it does, and starts another one. */
  async function killOne(): Promise<void> {
    const [oldest] = gateways
    await oldest?.ready
    const before = receiver.received.length
    await vi.waitFor(() => expect(receiver.received.length).toBeGreaterThan(before + 10), {
      timeout: 30_000,
      interval: 5,
    })
    gateways.shift()
    oldest?.signal('SIGKILL')
    ends.push((await oldest?.ended) ?? null)
    await endLeases(context)
    start()
  }

  async function untilDelivered(): Promise<void> {
    const [row] = await context.database.db
      .select({ waiting: count() })
      .from(webhookDeliveries)
      .where(ne(webhookDeliveries.state, 'delivered'))
    if (row?.waiting !== 0) throw new Error(`${row?.waiting} events wait`)
  }

  beforeAll(async () => {
    receiver = await startFailingReceiver(3, () => undefined)
    context = await createTestContext({ webhook_allowed_hosts: [receiver.host] })
    context.clock.now = now()
    const shops = await Promise.all(
      Array.from({ length: merchants }, (_, turn) =>
        addMerchantWithWebhook(context, `http://${receiver.host}/shop/${turn}`),
      ),
    )
    start()
    start()
    for (let turn = 0; turn < kills; turn += 1) {
      context.clock.now = now()
      const from = (turn * eventsOfEach) / kills
      for (const { queue } of shops) {
        await queue(Math.floor(from + eventsOfEach / kills) - Math.floor(from), Math.floor(from))
      }
      await killOne()
    }
    // Where a starved machine has let a fourth and a fifth attempt fail, the next are seven hours off: four minutes here.
    await vi.waitFor(untilDelivered, { timeout: 300_000, interval: 200 })
  }, 600_000)

  afterAll(async () => {
    for (const gateway of gateways) gateway.signal('SIGKILL')
    await Promise.all(gateways.map(({ ended }) => ended))
    await receiver.close()
    await context.close()
  })

  test('are killed in the middle of sending', async () => {
    expect(ends).toEqual(Array.from({ length: kills }, () => 'SIGKILL'))
    const [row] = await context.database.db.select({ written: count() }).from(webhookAttempts)
    expect(receiver.received.length).toBeGreaterThan(row?.written ?? Infinity)
  })

  test('lose no event', () => {
    expect(receiver.events.size).toBe(merchants * eventsOfEach)
    const lost = [...receiver.events.values()].filter(({ manners }) => !manners.includes(200))
    expect(lost).toEqual([])
  })

  test('send repeats with the webhook-id of the first attempt', () => {
    const repeated = [...receiver.events.values()].filter(({ manners }) => manners.length > 1)
    expect(repeated.length).toBeGreaterThan(300)
    expect(repeated.filter(({ ids }) => ids.size !== 1)).toEqual([])
    const ids = new Set([...receiver.events.values()].flatMap((event) => [...event.ids]))
    expect(ids.size).toBe(merchants * eventsOfEach)
  })
})
