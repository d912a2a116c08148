import { setTimeout as sleep } from 'node:timers/promises'

import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'

import { createFaultyChain } from '../../test/faultyNetwork.ts'
import { followNetwork } from '../../test/followNetwork.ts'
import type { TestPayment } from '../../test/faultyNetwork.ts'
import type { Fault, RpcAnswer } from '../../test/faultyProvider.ts'
import { expirePayments } from '../paymentJobs.ts'

vi.setConfig({ testTimeout: 60_000 })

let on: Awaited<ReturnType<typeof createFaultyChain>>

beforeAll(async () => {
  on = await createFaultyChain({ timeoutMs: 2_000 })
}, 120_000)
afterAll(() => on.close())
afterEach(() => {
  vi.restoreAllMocks()
})

/** A fault of one method; the others work. */
function only(method: string, fault: Fault): Fault {
  return (call, forward) => (call.method === method ? fault(call, forward) : forward())
}

/** Changes the result of a method. */
function altered(method: string, alter: (result: ReturnType<typeof JSON.parse>) => unknown): Fault {
  return only(method, async (_, forward) => {
    const answer = await forward()
    return typeof answer === 'object' && 'result' in answer
      ? { result: alter(answer.result) }
      : answer
  })
}

async function payInFull(): Promise<TestPayment> {
  const payment = await on.create()
  await on.pay(payment.address, 300)
  return payment
}

async function expectPaidOnce(payment: TestPayment): Promise<void> {
  expect(await on.stateOf(payment)).toMatch(/^paid 300 1.5 /)
  expect(await on.journals(payment)).toEqual(['credited'])
  expect(await on.discrepancies()).toEqual([])
}

test('fault 8: the same log twice counts once', async () => {
  const { follower, providers } = await on.open()
  const payment = await payInFull()
  providers[0].fault = altered('eth_getLogs', (logs) => [...logs, ...logs].toReversed())
  await follower.follow()
  expect(await on.stateOf(payment)).toBe('confirming 300 0 -')
  await on.chain.mine(3)
  await follower.follow()
  await expectPaidOnce(payment)
})

test.each<[string, RpcAnswer]>([
  ['eth_getBlockByNumber', { result: null }],
  ['eth_getTransactionReceipt', { result: null }],
])('fault 10: %s answers null', async (method, answer) => {
  const { follower, providers } = await on.open()
  const payment = await payInFull()
  await on.chain.mine(3)
  providers[0].fault = only(method, () => answer)
  await follower.follow()
  expect(await on.stateOf(payment)).not.toMatch(/paid/)
  providers[0].fault = null
  await follower.follow()
  await expectPaidOnce(payment)
})

test('fault 10: a receipt that stays null keeps no other payment waiting, and the next provider is asked', async () => {
  const { follower, providers } = await on.open({ providers: 2 })
  const missing = await on.create()
  const hash = await on.pay(missing.address, 300)
  const other = await payInFull()
  await on.chain.mine(3)
  providers[0].fault = only('eth_getTransactionReceipt', ({ params }, forward) =>
    params[0] === hash ? { result: null } : forward(),
  )
  await follower.follow()
  expect(await on.stateOf(missing)).toBe('confirming 300 0 -')
  await expectPaidOnce(other)
  await follower.follow()
  await expectPaidOnce(missing)
})

test('fault 11: blocks read without their logs are read again when they are final', async () => {
  const { follower, providers } = await on.open()
  const payment = await payInFull()
  providers[0].fault = only('eth_getLogs', () => ({ result: [] }))
  await on.chain.mine(3)
  await follower.follow()
  expect(await on.stateOf(payment)).toBe('awaiting_payment 0 0 -')
  providers[0].fault = null
  await on.chain.mine(4)
  await follower.follow()
  await expectPaidOnce(payment)
})

test('fault 11: after downtime, a node that lacks the blocks asked for does not hide payments', async () => {
  const { follower, providers } = await on.open()
  const payment = await payInFull()
  await on.chain.mine(20)
  // The node behind the load balancer that gets the requests for logs has only older blocks.
  let isBehind = true
  providers[0].fault = ({ method, params }, forward) => {
    if (!isBehind) return forward()
    if (method === 'eth_getLogs') return { result: [] }
    return method === 'eth_getBlockByNumber' && params[0].startsWith('0x')
      ? { result: null }
      : forward()
  }
  await follower.follow()
  isBehind = false
  await follower.follow()
  await expectPaidOnce(payment)
})

test('fault 12: a provider that lags behind is left alone, and another is asked', async () => {
  const { follower, providers } = await on.open({ providers: 2 })
  const payment = await payInFull()
  await on.chain.mine(1)
  await follower.follow()
  const behind = await on.client.getBlock({ blockNumber: (await on.client.getBlockNumber()) - 4n })
  providers[0].fault = only('eth_getBlockByNumber', ({ params }, forward) =>
    params[0] === 'latest'
      ? forward({ method: 'eth_getBlockByHash', params: [behind.hash, false] })
      : forward(),
  )
  await on.chain.mine(1)
  providers[0].calls = []
  await follower.follow()
  await expectPaidOnce(payment)
  expect(providers[0].calls).not.toContain('eth_getLogs')
})

test('fault 13: providers that disagree: each look uses one, and large payments need both', async () => {
  const { follower, providers } = await on.open({ providers: 2, second_provider_above: '200' })
  const [first, second] = providers
  const payment = await payInFull()
  const small = await on.create('150')
  await on.pay(small.address, 150)
  await on.chain.mine(3)
  if (!second) throw new Error('There is no second provider')
  second.fault = altered('eth_getTransactionReceipt', (receipt) => ({
    ...receipt,
    blockHash: receipt.transactionHash,
  }))
  second.calls = []
  await follower.follow()
  expect(await on.stateOf(payment)).toBe('confirming 300 0 -')
  expect(await on.stateOf(small)).toBe('paid 150 1 pending')
  expect(new Set(second.calls)).toEqual(new Set(['eth_getTransactionReceipt']))
  second.fault = null
  first.calls = []
  second.calls = []
  await on.chain.mine(1)
  await follower.follow()
  await expectPaidOnce(payment)
  const readFrom = [first, second].filter(({ calls }) => calls.includes('eth_getLogs'))
  expect(readFrom).toHaveLength(1)
})

test('fault 14: a provider of another chain is not used', async () => {
  const { follower: before, network, providers } = await on.open({ providers: 2 })
  await before.stop()
  const payment = await payInFull()
  await on.chain.mine(3)
  providers[0].fault = only('eth_chainId', () => ({ result: '0x1' }))
  providers[0].calls = []
  const follower = followNetwork(on.context, network)
  await follower.follow()
  await expectPaidOnce(payment)
  expect(providers[0].calls).not.toContain('eth_getLogs')
  await expect(follower.check()).rejects.toThrow(/answers for chain 1, not 31337$/)
  await follower.stop()
})

test.each<[string, RpcAnswer]>([
  ['a refusal (429)', { status: 429 }],
  ['a time-out', 'hang'],
  ['a broken connection', 'reset'],
  ['an error with HTTP 200', { error: { code: -32005, message: 'limit exceeded' } }],
])('fault 15: %s: one line in the log, and nothing is lost', async (_, answer) => {
  const { follower, providers } = await on.open()
  // Its money is being forwarded: without any, the provider is not asked about forwarding.
  await payInFull()
  await on.chain.mine(3)
  await follower.follow()
  const log = vi.spyOn(on.context.logger, 'error')
  const payment = await payInFull()
  await on.chain.mine(3)
  providers[0].fault = () => answer
  for (let turn = 0; turn < 3; turn += 1) await follower.follow()
  expect(await on.stateOf(payment)).toBe('awaiting_payment 0 0 -')
  const lines = log.mock.calls.map(([line]) => String(line))
  expect(lines.filter((line) => line.includes('cannot be read'))).toHaveLength(1)
  expect(lines.filter((line) => line.includes('cannot be brought up to date'))).toHaveLength(1)
  providers[0].fault = null
  await follower.follow()
  await expectPaidOnce(payment)
})

test('fault 15: at start, a provider that refuses only some calls stops nothing', async () => {
  const { follower, providers } = await on.open()
  providers[0].fault = only('eth_call', () => ({ status: 429 }))
  await expect(follower.check()).resolves.toBeUndefined()
})

test('fault 15: a second provider forwards the money while the first is out of reach', async () => {
  const { follower, providers } = await on.open({ providers: 2 })
  const payment = await payInFull()
  await on.chain.mine(3)
  providers[0].fault = () => ({ status: 503 })
  for (let turn = 0; turn < 3; turn += 1) {
    await follower.follow()
    await on.chain.mine(3)
  }
  expect(await on.stateOf(payment)).toBe('paid 300 1.5 forwarded')
})

test('fault 16: a range that is too large is halved, whatever the hint says', async () => {
  const { follower, providers } = await on.open()
  const payment = await payInFull()
  await on.chain.mine(40)
  let refused = 0
  providers[0].fault = only('eth_getLogs', ({ params }, forward) => {
    const { fromBlock, toBlock } = params[0]
    if (!fromBlock || Number(toBlock) - Number(fromBlock) < 3) return forward()
    refused += 1
    return { error: { code: -32602, message: 'this block range should work: [0x0, 0x0]' } }
  })
  await follower.follow()
  expect(refused).toBeGreaterThan(1)
  await expectPaidOnce(payment)
})

test('fault 48: 250 ms blocks with 100 ms latency: 100 blocks are read in far less than their time', async () => {
  const { follower, providers } = await on.open()
  const payment = await payInFull()
  await on.chain.mine(100)
  providers[0].fault = async (_, forward) => {
    await sleep(100)
    return forward()
  }
  const began = performance.now()
  await follower.follow()
  expect(performance.now() - began).toBeLessThan(10_000)
  await expectPaidOnce(payment)
})

test('fault 49: a provider that reads ten blocks at once is read to the end', async () => {
  const { follower, providers } = await on.open()
  const payment = await payInFull()
  await on.chain.mine(300)
  providers[0].fault = only('eth_getLogs', ({ params }, forward) => {
    const { fromBlock, toBlock } = params[0]
    if (Number(toBlock) - Number(fromBlock) < 10) return forward()
    return { error: { code: -32600, message: 'up to a 10 block range' } }
  })
  for (let tick = 0; tick < 8; tick += 1) await follower.follow()
  await expectPaidOnce(payment)
})

test('fault 33: without a finalized block, payments are credited at their depth', async () => {
  const { follower, providers } = await on.open({ finality: 'finalized' })
  providers[0].fault = only('eth_getBlockByNumber', ({ params }, forward) =>
    params[0] === 'finalized' ? { error: { code: -39001, message: 'unknown block' } } : forward(),
  )
  const payment = await payInFull()
  await on.chain.mine(3)
  await follower.follow()
  await expectPaidOnce(payment)
})

test('fault 34: one chain is down: payments on another are credited, and none expires', async () => {
  const { follower, others } = await on.open({}, {})
  const [down] = others
  if (!down) throw new Error('There is no other network')
  down.providers[0].fault = () => 'reset'
  const payment = await payInFull()
  const unpaid = await on.create()
  await on.chain.mine(3)
  await Promise.all([follower.follow(), down.follower.follow()])
  await expectPaidOnce(payment)
  await on.passTime(follower)
  expect(await on.stateOf(unpaid)).toBe('awaiting_payment 0 0 -')
  // It could have been paid there.
  down.providers[0].fault = null
  await down.follower.follow()
  await expirePayments(on.context)
  expect(await on.stateOf(unpaid)).toBe('expired 0 0 -')
})

test('fault 38: one chain is down for days: payments wait a day for it, and what was paid there in time counts', async () => {
  const { follower, providers, others } = await on.open({}, {})
  const [down] = others
  if (!down) throw new Error('There is no other network')
  down.providers[0].fault = () => 'reset'
  // Both are the same chain: only the one that is down shows the payment.
  providers[0].fault = altered('eth_getLogs', () => [])
  const paid = await payInFull()
  const unpaid = await on.create()
  const states = () => Promise.all([paid, unpaid].map(on.stateOf))
  const waiting = 'awaiting_payment 0 0 -'
  async function pass(hours: number): Promise<void> {
    const now = new Date(on.context.clock.now.getTime() + hours * 3_600_000)
    on.context.clock.now = now
    await on.chain.mine(3, now)
    await follower.follow()
    await expirePayments(on.context)
  }
  await pass(24.5)
  expect(await states()).toEqual([waiting, waiting])
  await pass(1)
  expect(await states()).toEqual(['expired 0 0 -', 'expired 0 0 -'])
  down.providers[0].fault = null
  while (await down.follower.follow());
  await expectPaidOnce(paid)
  expect(await on.stateOf(unpaid)).toBe('expired 0 0 -')
})

test('fault 27: while a chain makes no blocks, nothing expires', async () => {
  const { follower } = await on.open()
  const payment = await on.create()
  on.context.clock.now = new Date(on.context.clock.now.getTime() + 3_660_000)
  await follower.follow()
  await expirePayments(on.context)
  expect(await on.stateOf(payment)).toBe('awaiting_payment 0 0 -')
  await on.chain.mine(3, on.context.clock.now)
  await follower.follow()
  await expirePayments(on.context)
  expect(await on.stateOf(payment)).toBe('expired 0 0 -')
})
