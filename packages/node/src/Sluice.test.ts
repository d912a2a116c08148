import { setTimeout as sleep } from 'node:timers/promises'

import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'

import { startTestGateway } from '@sluice/gateway/src/test/testGateway.ts'
import type { TestGateway } from '@sluice/gateway/src/test/testGateway.ts'
import {
  AuthenticationError,
  ConflictError,
  ConnectionError,
  NotFoundError,
  RateLimitError,
  ServerError,
  Sluice,
  TimeoutError,
  ValidationError,
} from './index.ts'
import { startFlakyProxy } from './test/flakyProxy.ts'
import type { FlakyProxy } from './test/flakyProxy.ts'

let gateway: TestGateway
let proxy: FlakyProxy
let sluice: Sluice
let apiKey: string

beforeAll(async () => {
  gateway = await startTestGateway()
  proxy = await startFlakyProxy(gateway.url)
  apiKey = await gateway.keyFor((await gateway.merchant()).token)
  sluice = new Sluice({ apiKey, baseUrl: `${proxy.url}/` })
}, 120_000)

afterEach(() => {
  proxy.faults.length = 0
  proxy.requests.length = 0
})

afterAll(async () => {
  await proxy.close()
  await gateway.close()
})

/** The number of payments with this metadata. */
async function countOf(metadata: string): Promise<number> {
  let count = 0
  for await (const { meta } of sluice.payments.list()) count += meta === metadata ? 1 : 0
  return count
}

describe('payments', () => {
  test('are created and read', async () => {
    const created = await sluice.payments.create({ amount: '249.50', metadata: 'Order 1046' })
    expect(created.wallet_id).toMatch(/^0x[0-9a-fA-F]{40}$/)
    const payment = await sluice.payments.get(created.transaction_id)
    expect(payment).toMatchObject({
      id: created.transaction_id,
      state: 'awaiting_payment',
      amount: '249.5000000000',
      metadata: 'Order 1046',
    })
  })

  test('are listed page by page, from the newest to the oldest', async () => {
    const { token } = await gateway.merchant()
    const own = new Sluice({ apiKey: await gateway.keyFor(token), baseUrl: proxy.url })
    const ids: string[] = []
    for (const amount of ['5', '6', '7']) ids.unshift((await own.payments.create({ amount })).id)
    proxy.requests.length = 0
    const listed: string[] = []
    for await (const { id } of own.payments.list({ limit: 2 })) listed.push(id)
    expect(listed).toEqual(ids)
    expect(proxy.requests).toHaveLength(2)
    const sizes: number[] = []
    for await (const page of own.payments.list({ limit: 2 }).pages()) sizes.push(page.length)
    expect(sizes).toEqual([2, 1])
    for await (const { id } of own.payments.list({ cursor: ids[0], limit: 1 })) {
      expect(id).toBe(ids[1])
      break
    }
  })

  test('are cancelled once, however often that is asked for', async () => {
    const { id } = await sluice.payments.create({ amount: '5' })
    proxy.faults.push('lost')
    for (let turn = 0; turn < 2; turn += 1) {
      expect(await sluice.payments.cancel(id)).toMatchObject({ status: -1, state: 'cancelled' })
    }
    expect(proxy.requests.map(({ path }) => path).slice(1)).toEqual(
      Array(3).fill(`/pay/api/transaction/cancel/${id}`),
    )
  })

  test('fail with what the gateway says', async () => {
    const invalid = await sluice.payments
      .create({ amount: '-1' })
      .catch((reason: unknown) => reason)
    expect(invalid).toBeInstanceOf(ValidationError)
    expect(invalid).toMatchObject({
      name: 'ValidationError',
      code: 'validation_failed',
      status: 422,
      requestId: expect.stringMatching(/^[0-9a-f-]{36}$/),
      fieldErrors: [{ field: 'amount', message: expect.any(String) }],
    })
    await expect(sluice.payments.get('../view')).rejects.toBeInstanceOf(NotFoundError)
    const stranger = new Sluice({ apiKey: 'sluice_test_of-nobody', baseUrl: gateway.url })
    await expect(stranger.payments.create({ amount: '1' })).rejects.toBeInstanceOf(
      AuthenticationError,
    )
    expect(proxy.requests).toHaveLength(2)
  })
})

describe('retries', () => {
  test.each([
    ['a broken connection', 'reset' as const],
    ['a response that is lost', 'lost' as const],
    ['a response that is not JSON', 'not json' as const],
    ['a failure of the gateway', { status: 503, retryAfter: '1' }],
    ['too many requests', { status: 429, retryAfter: '1' }],
    [
      'an attempt that is still in progress',
      { status: 409, code: 'idempotency_in_progress', retryAfter: '1' },
    ],
  ])('after %s, without paying twice', async (name, fault) => {
    proxy.faults.push(fault)
    const started = performance.now()
    await sluice.payments.create({ amount: '5', metadata: name })
    const [first, second, ...more] = proxy.requests.map(
      (request) => request.headers['idempotency-key'],
    )
    expect(first).toMatch(/^[0-9a-f-]{36}$/)
    expect(second).toBe(first)
    expect(more).toEqual([])
    const took = performance.now() - started
    expect(took).toBeGreaterThan(typeof fault === 'object' ? 950 : 240)
    expect(await countOf(name)).toBe(1)
  })

  test('end after the last attempt, with its error', async () => {
    const once = { maxRetries: 1 }
    proxy.faults.push({ status: 502 }, { status: 503 })
    await expect(sluice.payments.get('x', once)).rejects.toMatchObject({
      name: 'ServerError',
      status: 503,
      requestId: 'proxy',
    })
    proxy.faults.push('reset', 'reset')
    await expect(sluice.payments.get('x', once)).rejects.toBeInstanceOf(ConnectionError)
    expect(proxy.requests).toHaveLength(4)
  })

  test('are not made where the gateway asks for a long wait, or where they cannot help', async () => {
    proxy.faults.push({ status: 308 })
    await expect(sluice.payments.create({ amount: '1' })).rejects.toMatchObject({
      name: 'ConnectionError',
      status: 308,
      message: expect.stringContaining('baseUrl'),
    })
    proxy.faults.push({ status: 429, retryAfter: '120' })
    const limited = await sluice.payments.get('x').catch((reason: unknown) => reason)
    expect(limited).toBeInstanceOf(RateLimitError)
    expect(limited).toMatchObject({ retryAfter: 120 })
    proxy.faults.push({ status: 409, code: 'wallet_required' })
    await expect(sluice.payments.create({ amount: '1' })).rejects.toBeInstanceOf(ConflictError)
    proxy.faults.push({ status: 500 })
    await expect(sluice.payments.get('x', { maxRetries: 0 })).rejects.toBeInstanceOf(ServerError)
    expect(proxy.requests).toHaveLength(4)
  })

  test('use the key of the caller', async () => {
    const options = { idempotencyKey: 'order-1047' }
    const one = await sluice.payments.create({ amount: '5' }, options)
    expect(await sluice.payments.create({ amount: '5' }, options)).toEqual(one)
    await expect(sluice.payments.create({ amount: '6' }, options)).rejects.toMatchObject({
      code: 'idempotency_conflict',
    })
  })
})

describe('refunds', () => {
  test('are refused for a payment without money, listed and looked up', async () => {
    const { id } = await sluice.payments.create({ amount: '10' })
    await expect(sluice.refunds.create({ payment_id: id })).rejects.toMatchObject({
      code: 'nothing_to_refund',
    })
    const all: string[] = []
    for await (const refund of sluice.refunds.list({ payment_id: id })) all.push(refund.id)
    expect(all).toEqual([])
    await expect(sluice.refunds.get(`ref_${id}`)).rejects.toBeInstanceOf(NotFoundError)
    await expect(sluice.refunds.cancel(`ref_${id}`)).rejects.toBeInstanceOf(NotFoundError)
    const hash = `0x${'ab'.repeat(32)}`
    await expect(sluice.refunds.verify(id, { hash })).rejects.toBeInstanceOf(NotFoundError)
  })

  test('payments without money have nothing to accept or forward', async () => {
    const { id } = await sluice.payments.create({ amount: '10' })
    await expect(sluice.payments.accept(id)).rejects.toMatchObject({ code: 'nothing_held' })
    await expect(sluice.payments.forward(`pay_${id}`)).rejects.toMatchObject({
      code: 'nothing_to_forward',
    })
  })
})

describe('time limits', () => {
  test('apply to each attempt', async () => {
    proxy.faults.push('hang')
    const { transaction_id } = await sluice.payments.create({ amount: '5' }, { timeoutMs: 1_000 })
    expect(transaction_id).toEqual(expect.any(String))
    proxy.faults.push('hang')
    await expect(
      sluice.payments.get('x', { timeoutMs: 100, maxRetries: 0 }),
    ).rejects.toBeInstanceOf(TimeoutError)
  })

  test('a signal ends the call: before it, during an attempt, and between two', async () => {
    const reason = new Error('the customer left')
    await expect(sluice.payments.get('x', { signal: AbortSignal.abort(reason) })).rejects.toBe(
      reason,
    )
    expect(proxy.requests).toHaveLength(0)
    for (const fault of ['hang', { status: 429, retryAfter: '30' }] as const) {
      proxy.faults.push(fault)
      const controller = new AbortController()
      void sleep(200).then(() => controller.abort(reason))
      await expect(sluice.payments.get('x', { signal: controller.signal })).rejects.toBe(reason)
    }
    expect(proxy.requests).toHaveLength(2)
  })
})

test.each([
  { apiKey: '', baseUrl: 'https://pay.example' },
  { apiKey: 'x', baseUrl: 'pay.example' },
])('a client with %j is refused', (options) => {
  expect(() => new Sluice(options)).toThrow(TypeError)
})
