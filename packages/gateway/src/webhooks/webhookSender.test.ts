import { EventEmitter, once } from 'node:events'

import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'

import {
  mailOutbox,
  webhookAttempts,
  webhookDeliveries,
  webhooks,
} from '../database/schema/index.ts'
import { createLoopbackOutbound } from '../test/loopbackOutbound.ts'
import { addMerchantWithWebhook } from '../test/merchantWithWebhook.ts'
import { endLeases, sendAll, sendDue } from '../test/sendWebhooks.ts'
import { createTestContext } from '../test/testContext.ts'
import type { TestContext } from '../test/testContext.ts'
import { verifyWebhook } from '../test/verifyWebhook.ts'
import { startWebhookReceiver } from '../test/webhookReceiver.ts'
import type { Manner, Received, WebhookReceiver } from '../test/webhookReceiver.ts'
import { purgeExpired } from '../maintenance/purgeExpired.ts'
import { createWebhookSender } from './webhookSender.ts'
import { findWebhook } from './webhookRepository.ts'
import { disableWebhook } from './senderRepository.ts'
import { enableWebhook, getWebhookSecret, setWebhook } from './webhookService.ts'

// A busy machine may take its time; only the outcome counts.
vi.setConfig({ testTimeout: 60_000 })

let context: TestContext
let receiver: WebhookReceiver
/** What the endpoint does next; well where nothing is said. */
let answers: (
  received: Received,
) => Manner | { status: number; retryAfter?: string; after?: Promise<unknown> } = () => 200

beforeAll(async () => {
  // Without jitter, so that the clock can be set to the next attempt.
  vi.spyOn(Math, 'random').mockReturnValue(0)
  receiver = await startWebhookReceiver((received, response) => {
    const answer = answers(received)
    if (typeof answer !== 'object') return answer
    const { status, retryAfter, after } = answer
    const headers = retryAfter === undefined ? {} : { 'retry-after': retryAfter }
    void Promise.resolve(after).then(() => response.writeHead(status, headers).end())
    return undefined
  })
  context = await createTestContext({ webhook_allowed_hosts: [receiver.host] })
}, 60_000)
afterEach(() => {
  answers = () => 200
  receiver.received.length = 0
})
afterAll(async () => {
  await receiver.close()
  await context.close()
})

const merchantAt = (path: string) =>
  addMerchantWithWebhook(context, `http://${receiver.host}${path}`)
const came = (path: string) => receiver.received.filter((one) => one.path === path)

async function deliveriesOf(userId: string) {
  const webhook = await findWebhook(context.database.db, userId)
  return context.database.db
    .select()
    .from(webhookDeliveries)
    .where(eq(webhookDeliveries.webhook_id, webhook?.id ?? ''))
}

function pass(seconds: number) {
  context.clock.now = new Date(context.clock.now.getTime() + seconds * 1_000)
}

async function sendAfter(seconds: number) {
  pass(seconds)
  await sendDue(context)
}

test('an endpoint that never responds gets ten attempts', async () => {
  answers = () => 500
  const { userId, queue } = await merchantAt('/down')
  const began = context.clock.now.getTime()
  await queue(1)
  await sendAll(context)
  expect(came('/down')).toHaveLength(10)
  const hours = 5 / 3_600 + 5 / 60 + 0.5 + 2 + 5 + 10 + 14 + 20 + 24
  expect(context.clock.now.getTime() - began).toBe(Math.round(hours * 3_600_000))
  expect(await deliveriesOf(userId)).toMatchObject([{ state: 'failed', attempts: 10 }])
})

test('an endpoint that fails for three days is disabled, and its merchant told once', async () => {
  const { userId, queue } = await merchantAt('/dead')
  const mails = async () => (await context.database.db.select().from(mailOutbox)).length
  const before = await mails()
  answers = () => 500
  await queue(1)
  await sendDue(context)
  await sendAfter(86_400)
  await sendAfter(86_400)
  pass(86_400 - 10)
  await queue(2, 1)
  await sendDue(context)
  expect(await findWebhook(context.database.db, userId)).toMatchObject({ disabled_at: null })
  await sendAfter(10)
  expect(await findWebhook(context.database.db, userId)).toMatchObject({
    disabled_at: context.clock.now,
  })
  expect(await mails()).toBe(before + 1)
  const states = (await deliveriesOf(userId)).map(({ state }) => state)
  expect(new Set(states)).toEqual(new Set(['failed']))

  answers = () => 200
  await setWebhook(context, userId, `http://${receiver.host}/alive`)
  await queue(1, 3)
  await sendDue(context)
  expect(came('/alive')).toHaveLength(1)
})

test('an endpoint that was disabled is enabled again, and has three days anew', async () => {
  const { userId, queue } = await merchantAt('/second-chance')
  const disabled = () => getWebhookSecret(context, userId)
  answers = () => 410
  await queue(1)
  await sendDue(context)
  expect(await disabled()).toMatchObject({
    disabled_at: context.clock.now.toISOString(),
    disabled_reason: 'gone',
  })
  const on = { disabled_at: null, disabled_reason: null }
  expect(await enableWebhook(context, userId)).toMatchObject(on)
  answers = () => 500
  await queue(1, 1)
  for (let day = 0; day < 3; day += 1) {
    await sendDue(context)
    expect(await disabled()).toMatchObject(on)
    pass(86_400)
  }
  await sendDue(context)
  expect(await disabled()).toMatchObject({ disabled_reason: 'failing' })
  await enableWebhook(context, userId)
  await queue(1, 2)
  await sendDue(context)
  expect(await disabled()).toMatchObject(on)
  expect(came('/second-chance')).toHaveLength(6)
})

test('one accepted event begins the three days anew', async () => {
  const { userId, queue } = await merchantAt('/moody')
  answers = () => 500
  await queue(1)
  await sendDue(context)
  answers = () => 200
  await sendAfter(5)
  answers = () => 500
  pass(3 * 86_400)
  await queue(1, 1)
  await sendDue(context)
  expect(await findWebhook(context.database.db, userId)).toMatchObject({
    disabled_at: null,
    failing_since: context.clock.now,
  })
})

test('days without an attempt do not count as failing', async () => {
  const { userId, queue } = await merchantAt('/quiet')
  answers = () => 500
  await queue(1)
  await sendDue(context)
  await sendAfter(4 * 86_400)
  expect(came('/quiet')).toHaveLength(2)
  expect(await findWebhook(context.database.db, userId)).toMatchObject({
    disabled_at: null,
    failing_since: context.clock.now,
  })
})

const urlOf = (path: string) => `http://${receiver.host}${path}`

/** Sends a queued event whose response is held back until `meanwhile` is done. */
async function respondAfter(path: string, status: number, meanwhile: () => Promise<unknown>) {
  const steps = new EventEmitter()
  const asked = once(steps, 'asked')
  const changed = once(steps, 'changed')
  answers = ({ path: asking }) => {
    if (asking !== path) return 200
    steps.emit('asked')
    return { status, after: changed }
  }
  const sent = sendDue(context)
  await asked
  await meanwhile()
  steps.emit('changed')
  await sent
}

describe('a response that arrives after a change of the webhook', () => {
  test('410 does not disable a new URL', async () => {
    const { userId, queue } = await merchantAt('/moved')
    await queue(1)
    await respondAfter('/moved', 410, () => setWebhook(context, userId, urlOf('/new-home')))
    expect(await findWebhook(context.database.db, userId)).toMatchObject({ disabled_at: null })
    expect(await deliveriesOf(userId)).toMatchObject([{ state: 'waiting' }])
    await sendAfter(5)
    expect(came('/new-home')).toHaveLength(1)
  })

  test('410 does not disable a webhook that was enabled again', async () => {
    const { userId, queue } = await merchantAt('/revived')
    await queue(1)
    await respondAfter('/revived', 410, async () => {
      await context.database.unitOfWork(async ({ tx }) => {
        const webhook = await findWebhook(tx, userId)
        await disableWebhook(tx, webhook?.id ?? '', 'gone', context.clock.now)
      })
      await enableWebhook(context, userId)
    })
    expect(await findWebhook(context.database.db, userId)).toMatchObject({ disabled_at: null })
  })

  test('the end of three days of failures does not disable a new URL', async () => {
    const { userId, queue } = await merchantAt('/third-day')
    answers = () => 500
    await queue(1)
    await sendDue(context)
    await sendAfter(86_400)
    await sendAfter(86_400)
    pass(86_400)
    await respondAfter('/third-day', 500, () => setWebhook(context, userId, urlOf('/fourth-day')))
    expect(await findWebhook(context.database.db, userId)).toMatchObject({
      disabled_at: null,
      failing_since: null,
    })
  })

  test('a success ends a failure that began meanwhile', async () => {
    const { userId, queue } = await merchantAt('/mixed')
    await queue(1)
    await respondAfter('/mixed', 200, async () => {
      const [failed] = await context.database.connection
        .update(webhooks)
        .set({ failing_since: context.clock.now })
        .where(eq(webhooks.user_id, userId))
        .returning()
      expect(failed).toBeDefined()
    })
    expect(await findWebhook(context.database.db, userId)).toMatchObject({ failing_since: null })
  })
})

test('410 stops all deliveries until the URL is set again', async () => {
  const { userId, queue } = await merchantAt('/gone')
  answers = () => 500
  await queue(3)
  await sendDue(context)
  answers = () => 410
  await sendAfter(5)
  const many = came('/gone').length
  const disabledAt = context.clock.now
  await queue(1, 3)
  await sendAll(context)
  expect(came('/gone')).toHaveLength(many)
  const states = (await deliveriesOf(userId)).map(({ state }) => state)
  expect(new Set(states)).toEqual(new Set(['failed']))
  expect(await findWebhook(context.database.db, userId)).toMatchObject({
    disabled_at: disabledAt,
  })

  answers = () => 200
  await setWebhook(context, userId, `http://${receiver.host}/back`)
  await queue(1, 4)
  await sendAll(context)
  expect(came('/back')).toHaveLength(1)
})

test('Retry-After delays all waiting deliveries of the endpoint', async () => {
  const { queue } = await merchantAt('/busy')
  answers = () => 500
  await queue(2)
  await sendDue(context)
  answers = () => ({ status: 429, retryAfter: '3600' })
  await sendAfter(5)
  const many = came('/busy').length
  answers = () => 200
  await sendAfter(3_599)
  expect(came('/busy')).toHaveLength(many)
  await sendAfter(1)
  expect(came('/busy')).toHaveLength(many + 2)
})

test('Retry-After delays waiting deliveries no longer than requested', async () => {
  const { queue } = await merchantAt('/soon')
  answers = () => 500
  await queue(1)
  for (const seconds of [0, 5, 300, 1_800]) {
    await sendAfter(seconds)
  }
  await queue(1, 1)
  answers = ({ body }) =>
    body.includes('"metadata":"0"') ? { status: 503, retryAfter: '10' } : 500
  await sendAfter(7_198)
  await sendAfter(2)
  const many = came('/soon').length
  answers = () => 200
  await sendAfter(9)
  expect(came('/soon')).toHaveLength(many)
  await sendAfter(1)
  expect(came('/soon')).toHaveLength(many + 1)
})

test('waiting deliveries go to the new URL, with the same secret', async () => {
  answers = () => 500
  const { userId, secret, queue } = await merchantAt('/old')
  await queue(1)
  await sendDue(context)
  await setWebhook(context, userId, `http://${receiver.host}/new`)
  answers = () => 200
  await sendAfter(5)
  const [one, ...more] = came('/new')
  if (!one) throw new Error('Nothing came')
  expect([came('/old').length, more.length]).toEqual([1, 0])
  expect(() => verifyWebhook(one, secret, context.clock.now)).not.toThrow()
  expect(() => verifyWebhook(one, 'whsec_AAAA', context.clock.now)).toThrow(
    'No matching signature found',
  )
  expect(one.headers['webhook-id']).toBe(came('/old')[0]?.headers['webhook-id'])
})

test('a URL that now resolves to a private address is not called', async () => {
  const { userId, queue } = await merchantAt('/inside')
  await setWebhook(context, userId, 'https://hooks.example/paid')
  await queue(1)
  const { outbound } = context
  context.outbound = createLoopbackOutbound({ 'hooks.example': () => ['10.0.0.1'] })
  await sendDue(context)
  context.outbound = outbound
  const [delivery] = await deliveriesOf(userId)
  const attempts = await context.database.db
    .select()
    .from(webhookAttempts)
    .where(eq(webhookAttempts.delivery_id, delivery?.id ?? ''))
  expect(attempts).toMatchObject([{ attempt: 1, status: null, error: 'address_refused' }])
})

test('delivered events are deleted after a month, waiting ones are not', async () => {
  const done = await merchantAt('/done')
  await done.queue(2)
  await sendDue(context)
  const waiting = await merchantAt('/waiting')
  await waiting.queue(1)
  pass(29 * 86_400)
  await purgeExpired(context)
  expect(await deliveriesOf(done.userId)).toHaveLength(2)
  pass(2 * 86_400)
  await purgeExpired(context)
  expect(await deliveriesOf(done.userId)).toEqual([])
  expect(await deliveriesOf(waiting.userId)).toHaveLength(1)
  await sendDue(context)
  expect(came('/waiting')).toHaveLength(1)
})

describe('two senders', () => {
  test('with one outbox send each event once', async () => {
    const { queue } = await merchantAt('/once')
    await queue(100)
    await Promise.all([sendDue(context), sendDue(context), sendDue(context)])
    await sendDue(context)
    const ids = came('/once').map(({ headers }) => headers['webhook-id'])
    expect(ids).toHaveLength(100)
    expect(new Set(ids).size).toBe(100)
  })

  test('one of which has its clock five minutes ahead: nothing is sent twice', async () => {
    const { queue } = await merchantAt('/ahead')
    await queue(3)
    answers = () => 'hang'
    const sender = createWebhookSender(context, () => undefined)
    while (await sender.fill());
    await expect.poll(() => came('/ahead').length, { timeout: 10_000 }).toBe(3)
    const ahead = () => new Date(context.clock.now.getTime() + 300_000)
    const other = createWebhookSender({ ...context, now: ahead }, () => undefined)
    while (await other.fill());
    await other.stop(200)
    expect(came('/ahead')).toHaveLength(3)
    await sender.stop(0)
    answers = () => 200
    await sendDue(context)
  })

  test('one of which dies: its deliveries are sent again when the lease ends', async () => {
    const { queue } = await merchantAt('/again')
    await queue(3)
    answers = () => 'hang'
    const dead = createWebhookSender(context, () => undefined)
    while (await dead.fill());
    await expect.poll(() => came('/again').length, { timeout: 10_000 }).toBe(3)
    answers = () => 200
    await sendDue(context)
    expect(came('/again')).toHaveLength(3)
    await endLeases(context)
    await sendDue(context)
    const ids = came('/again').map(({ headers }) => headers['webhook-id'])
    expect(ids).toHaveLength(6)
    expect(new Set(ids).size).toBe(3)
    await dead.stop(0)
  })
})

test('a stopped sender releases deliveries in flight', async () => {
  const { userId, queue } = await merchantAt('/stopped')
  await queue(1)
  answers = () => 'hang'
  const sender = createWebhookSender(context, () => undefined)
  await sender.fill()
  await expect.poll(() => came('/stopped').length, { timeout: 10_000 }).toBe(1)
  await sender.stop(0)
  expect(await deliveriesOf(userId)).toMatchObject([{ state: 'waiting', attempts: 0 }])
  expect(await sender.fill()).toBe(false)
  answers = () => 200
  await sendDue(context)
  expect(came('/stopped')).toHaveLength(2)
})

test('an endpoint gets at most four concurrent attempts, and one while it fails', async () => {
  const { queue } = await merchantAt('/crowd')
  await queue(30)
  answers = () => 'hang'
  const sender = createWebhookSender(context, () => undefined)
  while (await sender.fill());
  expect(sender.inFlight()).toBe(4)
  await expect.poll(() => came('/crowd').length, { timeout: 10_000 }).toBe(4)
  await sender.stop(0)

  answers = () => 500
  const second = createWebhookSender(context, () => undefined)
  await second.fill()
  await expect.poll(() => second.inFlight(), { timeout: 10_000 }).toBe(0)
  answers = () => 'hang'
  while (await second.fill());
  expect(second.inFlight()).toBe(1)
  await second.stop(0)
})

test('all failing endpoints together get at most half of the attempts', async () => {
  await sendAll(context)
  for (let turn = 0; turn < 140; turn += 1) {
    const { queue } = await merchantAt(`/failing/${turn}`)
    await queue(1)
  }
  const sender = createWebhookSender(context, () => undefined)
  answers = () => 500
  while (await sender.fill());
  await expect.poll(() => sender.inFlight(), { timeout: 30_000 }).toBe(0)
  answers = () => 'hang'
  pass(5)
  while (await sender.fill());
  expect(sender.inFlight()).toBe(128)
  const well = await merchantAt('/well')
  await well.queue(1)
  while (await sender.fill());
  await expect.poll(() => came('/well').length, { timeout: 30_000 }).toBe(1)
  await sender.stop(0)
})
