import { PGlite } from '@electric-sql/pglite'
import { Client } from 'pg'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'

import { createApp } from '../http/createApp.ts'
import { openStream } from '../test/eventStream.ts'
import type { EventStream } from '../test/eventStream.ts'
import { createTestChain } from '../test/testChain.ts'
import { createTestContext } from '../test/testContext.ts'
import type { TestContext } from '../test/testContext.ts'
import { startTestGateway } from '../test/testGateway.ts'
import { createPayment } from '../payments/paymentService.ts'
import { createCheckoutStreams } from './checkoutStreams.ts'

const streams: EventStream[] = []
afterEach(() => {
  vi.restoreAllMocks()
  for (const stream of streams.splice(0)) stream.leave()
})

async function open(...request: Parameters<typeof openStream>): Promise<EventStream> {
  const stream = await openStream(...request)
  streams.push(stream)
  return stream
}

function pathOf(id: string): string {
  return `/pay/api/checkout/${id}/events`
}

describe('streams of an application without a server', () => {
  let context: TestContext
  let merchant: string

  beforeAll(async () => {
    context = await createTestContext({}, createCheckoutStreams({ all: 12, byAddress: 11 }))
    merchant = await context.addMerchant()
  }, 60_000)
  afterAll(() => context.close())

  const create = async () => createPayment(context, merchant, { amount: '20', metadata: '' })

  const openAt = (id: string, headers = {}) =>
    open(pathOf(id), (url, init) => createApp(context, []).request(url, init), headers)

  test('ten viewers cost nothing while nothing happens, and one reading when something does', async () => {
    const { id, deposit_address: address } = await create()
    const viewers = await Promise.all(Array.from({ length: 10 }, () => openAt(id)))
    const first = await Promise.all(viewers.map((viewer) => viewer.next()))
    expect(new Set(first.map(({ state }) => state))).toEqual(new Set(['awaiting_payment']))
    const statements: unknown[] = []
    for (const prototype of [PGlite.prototype, Client.prototype]) {
      const query: unknown = Reflect.get(prototype, 'query')
      vi.spyOn(prototype, 'query').mockImplementation(function (this: unknown, ...sent: unknown[]) {
        statements.push(sent)
        return typeof query === 'function' ? Reflect.apply(query, this, sent) : undefined
      })
    }
    await new Promise((resolve) => setTimeout(resolve, 300))
    expect(statements).toEqual([])
    // Nothing has changed.
    context.checkoutStreams.refresh(id)
    await expect.poll(() => statements.length).toBe(3)
    vi.restoreAllMocks()
    await createTestChain(context).pay({ address, amount: '20', hash: id, isConfirmed: false })
    const second = await Promise.all(viewers.map((viewer) => viewer.next()))
    for (const event of second) {
      expect(event).toMatchObject({ state: 'confirming', received: '20.0000000000' })
      expect(event.transfers).toHaveLength(1)
    }
  })

  test('there are so many for an address and in all, and who leaves makes room', async () => {
    const { id } = await create()
    const some = await Promise.all(Array.from({ length: 11 }, () => openAt(id)))
    expect(some.map(({ status }) => status)).toEqual(some.map(() => 200))
    const refused = await openAt(id)
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '30'])
    some[0]?.leave()
    await expect.poll(async () => (await openAt(id)).status).toBe(200)
    const join = (address: string) =>
      context.checkoutStreams.join({ id, address, read: () => Promise.reject(new Error()) })
    expect(() => [join('192.0.2.1'), join('192.0.2.2')]).toThrow('Too many')
  })
})

describe('streams of a gateway', () => {
  test('tell of a change within a second, and end when the gateway does', async () => {
    const gateway = await startTestGateway()
    const { token } = await gateway.merchant()
    const body = { amount: '20' }
    const created = await gateway.call('POST', '/user/business/transaction/create', { token, body })
    const { id } = created.body
    const stream = await open(`${gateway.url}${pathOf(id)}`)
    expect(stream.headers.get('content-type')).toBe('text/event-stream')
    expect(stream.headers.get('cache-control')).toBe('no-store')
    expect(await stream.next()).toMatchObject({ id, state: 'awaiting_payment' })
    await gateway.call('POST', `/user/business/transaction/${id}/cancel`, { token })
    const known = performance.now()
    expect(await stream.next()).toMatchObject({ id, status: -1, state: 'cancelled' })
    expect(performance.now() - known).toBeLessThan(1_000)
    const began = performance.now()
    const [end] = await Promise.all([stream.next(), gateway.close()])
    expect(end).toBeNull()
    expect(performance.now() - began).toBeLessThan(5_000)
  })
})
