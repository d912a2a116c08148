import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'

import { addMerchantWithWebhook } from '../test/merchantWithWebhook.ts'
import { sendDue } from '../test/sendWebhooks.ts'
import { createTestContext } from '../test/testContext.ts'
import type { TestContext } from '../test/testContext.ts'
import { startWebhookReceiver } from '../test/webhookReceiver.ts'
import type { WebhookReceiver } from '../test/webhookReceiver.ts'
import { disableWebhook } from './senderRepository.ts'
import { findWebhook } from './webhookRepository.ts'
import {
  getDelivery,
  listDeliveries,
  resendDelivery,
  resendFailed,
  sendTestEvent,
} from './deliveryService.ts'
import { enableWebhook, getWebhookSecret, removeWebhook, setWebhook } from './webhookService.ts'

let context: TestContext
let receiver: WebhookReceiver
let status = 200

beforeAll(async () => {
  vi.spyOn(Math, 'random').mockReturnValue(0)
  receiver = await startWebhookReceiver(() => status)
  context = await createTestContext({ webhook_allowed_hosts: [receiver.host] })
}, 60_000)
afterEach(() => {
  status = 200
  receiver.received.length = 0
})
afterAll(async () => {
  await receiver.close()
  await context.close()
})

const addMerchant = () => addMerchantWithWebhook(context, `http://${receiver.host}/in`)
const list = (userId: string) => listDeliveries(context, userId, { page: 1 })

async function disable(userId: string): Promise<void> {
  await context.database.unitOfWork(async ({ tx }) => {
    const webhook = await findWebhook(tx, userId)
    await disableWebhook(tx, webhook?.id ?? '', 'failing', context.now())
  })
}

test('an event that was delivered is sent again with its ID and payload', async () => {
  const { userId, queue } = await addMerchant()
  await queue(1)
  await sendDue(context)
  const [delivered] = await list(userId)
  if (!delivered) throw new Error('Nothing was delivered')
  const resent = await resendDelivery(context, userId, delivered.id)
  expect(resent).toMatchObject({ state: 'waiting', next_attempt_at: context.now().toISOString() })
  await sendDue(context)
  const [first, second] = receiver.received
  expect(receiver.received).toHaveLength(2)
  expect(second?.headers['webhook-id']).toBe(first?.headers['webhook-id'])
  expect(second?.body).toBe(first?.body)
  expect(await getDelivery(context, userId, delivered.id)).toMatchObject({
    state: 'delivered',
    attempts: 2,
    payload: first?.body,
    next_attempt_at: null,
    history: [
      { attempt: 2, status: 200, error: null, duration_ms: expect.any(Number) },
      { attempt: 1, status: 200, error: null, duration_ms: expect.any(Number) },
    ],
  })
})

test('what waits for its next attempt is sent now', async () => {
  const { userId, queue } = await addMerchant()
  await queue(1)
  status = 500
  await sendDue(context)
  const [waiting] = await list(userId)
  const next = new Date(context.now().getTime() + 5_000).toISOString()
  expect(waiting).toMatchObject({ state: 'waiting', status: 500, next_attempt_at: next })
  status = 204
  await resendDelivery(context, userId, waiting?.id ?? '')
  await sendDue(context)
  expect(await list(userId)).toMatchObject([{ state: 'delivered', status: 204, attempts: 2 }])
})

test('events that no endpoint accepted are sent again, also those of the time without one', async () => {
  const { userId, queue } = await addMerchant()
  await queue(1)
  await sendDue(context)
  context.clock.now = new Date(context.clock.now.getTime() + 60_000)
  const since = context.now().toISOString()
  await queue(2, 1)
  status = 410
  await sendDue(context)
  await queue(1, 3)
  expect((await list(userId)).map(({ state }) => state)).toEqual(['failed', 'failed', 'delivered'])
  await expect(resendFailed(context, userId, since)).rejects.toThrow('Enable the webhook')

  status = 200
  await enableWebhook(context, userId)
  receiver.received.length = 0
  expect(await resendFailed(context, userId, since)).toEqual({ count: 3 })
  // What waits already is not queued twice.
  expect(await resendFailed(context, userId, since)).toEqual({ count: 0 })
  await sendDue(context)
  const sent = receiver.received.map(({ body }) => String(JSON.parse(body).data.metadata))
  expect(sent.toSorted()).toEqual(['1', '2', '3'])
  expect(await resendFailed(context, userId, '2020-01-01T00:00:00Z')).toEqual({ count: 0 })
})

test('a test event is marked as one, and not among those that are sent again', async () => {
  const { userId } = await addMerchant()
  status = 500
  const { id, type } = await sendTestEvent(context, userId)
  expect(type).toBe('webhook.test')
  await sendDue(context)
  expect(receiver.received.map(({ headers }) => headers['webhook-id'])).toEqual([id])
  await removeWebhook(context, userId)
  await setWebhook(context, userId, `http://${receiver.host}/in`)
  expect(await resendFailed(context, userId, '2020-01-01T00:00:00Z')).toEqual({ count: 0 })
})

test('after a removal nothing is sent, and a new webhook begins with a new secret', async () => {
  const { userId, queue, secret } = await addMerchant()
  await queue(1)
  await removeWebhook(context, userId)
  await queue(1, 1)
  await sendDue(context)
  expect(receiver.received).toEqual([])
  await expect(removeWebhook(context, userId)).rejects.toThrow('Not found.')
  await expect(sendTestEvent(context, userId)).rejects.toThrow('Not found.')

  await setWebhook(context, userId, `http://${receiver.host}/in`)
  expect(await list(userId)).toEqual([])
  expect((await getWebhookSecret(context, userId)).secret).not.toBe(secret)
  expect(await resendFailed(context, userId, '2020-01-01T00:00:00Z')).toEqual({ count: 2 })
  await sendDue(context)
  expect(receiver.received).toHaveLength(2)
})

test('nothing is sent to a disabled webhook', async () => {
  const { userId, queue } = await addMerchant()
  await queue(1)
  await sendDue(context)
  const [delivered] = await list(userId)
  await disable(userId)
  await expect(resendDelivery(context, userId, delivered?.id ?? '')).rejects.toThrow('Enable')
  await expect(sendTestEvent(context, userId)).rejects.toThrow('Enable')
})

test('deliveries are listed by page and by state', async () => {
  const { userId, queue } = await addMerchant()
  await queue(21)
  await sendDue(context)
  const page = (number: number, state?: 'delivered' | 'failed') =>
    listDeliveries(context, userId, { page: number, state })
  const ids = [...(await page(1)), ...(await page(2))].map(({ id }) => id)
  expect(new Set(ids).size).toBe(21)
  expect(await page(2, 'delivered')).toHaveLength(1)
  expect(await page(1, 'failed')).toEqual([])
})
