import { depositFactoryAbi, testTokenAbi as mintAbi } from '@sluice/contracts'
import { encodeFunctionData, zeroAddress } from 'viem'
import type { Address, Hash } from 'viem'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'

import { findCursors, resumeCursor } from '../../rails/cursorRepository.ts'
import { currentVersion } from '../../rails/evm/contractVersions.ts'
import type { Terms } from '../../rails/evm/contractVersions.ts'
import { refOf } from '../../rails/evm/depositAddress.ts'
import { sandboxFeeWallet } from '../../rails/evm/local/localChain.ts'
import { uuidv7 } from '../../security/random.ts'
import { createFaultyChain, usdt } from '../../test/faultyNetwork.ts'
import type { Fault, RpcAnswer } from '../../test/faultyProvider.ts'

/** Accounts of the chain that pay for what the tests send. */
const sender: Address = '0x15d34AAf54267DB7D7c367839AAf71A00a2C6A65'
const other: Address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

vi.setConfig({ testTimeout: 60_000 })

let on: Awaited<ReturnType<typeof createFaultyChain>>

beforeAll(async () => {
  on = await createFaultyChain()
}, 120_000)
afterAll(() => on.close())

/** Contracts that forward what they have to one address: a customer who pays with a contract. */
function contractsOf(merchant: Address, count: number): Terms[] {
  return Array.from({ length: count }, () => ({
    merchant,
    fallbackMerchant: zeroAddress,
    feeWallet: sandboxFeeWallet,
    feeBps: 0,
    minFee: 0n,
    from: 0n,
    ref: refOf(uuidv7()),
  }))
}

/** Lets such contracts pay, in one transaction. */
async function payFrom(contracts: Terms[]): Promise<Hash> {
  const data = encodeFunctionData({
    abi: depositFactoryAbi,
    functionName: 'flushMany',
    args: [contracts, usdt],
  })
  const hash = await on.client.sendTransaction({
    account: sender,
    to: currentVersion.factory,
    data,
    gas: 2_000_000n,
  })
  await on.client.waitForTransactionReceipt({ hash })
  return hash
}

/** How many blocks a reorg has to replace to remove a transfer. */
async function depthOf(hash: Hash): Promise<number> {
  // The relayer's transaction, which the follower does not wait for, adds a block.
  await vi.waitUntil(async () => (await on.client.getTxpoolStatus()).pending === 0, 10_000)
  const { blockNumber } = await on.client.getTransactionReceipt({ hash })
  return Number((await on.client.getBlockNumber()) - blockNumber) + 1
}

/** Answers that were given before stay the same: a provider that has not noticed a reorg. */
function createMemory() {
  const known = new Map<string, RpcAnswer>()
  const logs: { blockNumber: string; blockHash: string; logIndex: string }[] = []
  const record: Fault = async (call, forward) => {
    const answer = await forward()
    known.set(JSON.stringify(call), answer)
    if (typeof answer !== 'object' || !('result' in answer)) return answer
    if (call.method === 'eth_getBlockByNumber') {
      const { number } = answer.result
      known.set(JSON.stringify({ ...call, params: [number, false] }), answer)
    }
    if (call.method === 'eth_getLogs') logs.push(...answer.result)
    return answer
  }
  const replay: Fault = (call, forward) => {
    if (call.method !== 'eth_getLogs') return known.get(JSON.stringify(call)) ?? forward()
    // Other ranges may be asked for than before.
    const [from, to] = [Number(call.params[0].fromBlock), Number(call.params[0].toBlock)]
    const isAsked = ({ blockNumber }: { blockNumber: string }) =>
      Number(blockNumber) >= from && Number(blockNumber) <= to
    return { result: logs.filter(isAsked) }
  }
  return { record, replay }
}

test('fault 1: a reorg drops a payment before it is credited', async () => {
  const { follower } = await on.open()
  const payment = await on.create()
  await on.pay(payment.address, 300)
  await follower.follow()
  expect(await on.stateOf(payment)).toBe('confirming 300 0 -')
  await on.chain.reorg(1)
  await on.chain.mine(3)
  await follower.follow()
  expect(await on.stateOf(payment)).toBe('awaiting_payment 0 0 -')
  expect(await on.journals(payment)).toEqual([])
})

test('fault 3: a payment moves to another block, where its log has another index', async () => {
  const { follower } = await on.open()
  const payment = await on.create()
  const unrelated = await on.create()
  const hash = await on.pay(payment.address, 300)
  await follower.follow()
  const before = await on.client.getTransactionReceipt({ hash })
  const neighbor = await on.client.sendTransaction({ account: sender, to: sender, value: 1n })
  await on.client.waitForTransactionReceipt({ hash: neighbor })
  const [contract] = contractsOf(unrelated.address, 1)
  if (!contract) throw new Error('There is no contract')
  await on.pay(currentVersion.depositAddress(contract), 40)
  const second = await payFrom([contract])
  await on.chain.mine(1)
  await follower.follow()
  // Credited at depth 5, then mined again two blocks later, behind the logs of another transaction.
  expect(await on.stateOf(payment)).toBe('paid 300 1.5 pending')
  await on.chain.reorg(await depthOf(hash), [
    { hash: neighbor, block: 2 },
    { hash, block: 2 },
  ])
  await follower.follow()
  const after = await on.client.getTransactionReceipt({ hash })
  expect(after.blockHash).not.toBe(before.blockHash)
  expect(await on.client.getTransactionReceipt({ hash: second }).catch(() => null)).toBeNull()
  await on.chain.mine(6)
  for (let turn = 0; turn < 3; turn += 1) {
    on.context.clock.now = new Date(on.context.clock.now.getTime() + 61_000)
    await on.chain.mine(3)
    await follower.follow()
  }
  expect(await on.stateOf(payment)).toBe('paid 300 1.5 forwarded')
  expect(await on.journals(payment)).toEqual(['credited', 'forwarded'])
  expect(await on.discrepancies()).toEqual([])
})

test('fault 4: the same transaction pays another amount after a reorg', async () => {
  const { follower } = await on.open()
  const payment = await on.create()
  const contracts = contractsOf(payment.address, 1)
  const contract = currentVersion.depositAddress(contracts[0]!)
  const first = await on.pay(contract, 200)
  const extra = { abi: mintAbi, functionName: 'mint', args: [contract, 100_000_000n] } as const
  await on.client.writeContract({ account: other, address: usdt, ...extra, chain: null })
  await on.chain.mine(1)
  const hash = await payFrom(contracts)
  await on.chain.mine(2)
  await follower.follow()
  expect(await on.stateOf(payment)).toBe('paid 300 1.5 pending')
  await on.chain.reorg(await depthOf(first), [
    { hash: first, block: 0 },
    { hash, block: 1 },
  ])
  await on.chain.mine(3)
  await follower.follow()
  expect(await on.stateOf(payment)).toBe('partially_paid 200 1 pending')
  expect(await on.journals(payment)).toEqual(['credited', 'reversed'])
  expect(await on.discrepancies()).toEqual([])
})

test('fault 5: a chain is replaced by another and comes back', async () => {
  const { follower, providers } = await on.open()
  const [provider] = providers
  const payment = await on.create()
  const memory = createMemory()
  provider.fault = memory.record
  await on.pay(payment.address, 300)
  await on.chain.mine(2)
  await follower.follow()
  expect(await on.stateOf(payment)).toBe('paid 300 1.5 pending')
  // The block of the flush, too.
  await on.chain.mine(1)
  await follower.follow()
  provider.fault = null
  await on.chain.reorg(5)
  await follower.follow()
  expect(await on.stateOf(payment)).toBe('awaiting_payment 0 0 -')
  provider.fault = memory.replay
  await follower.follow()
  expect(await on.stateOf(payment)).toBe('paid 300 1.5 pending')
  expect(await on.journals(payment)).toEqual(['credited', 'credited', 'reversed'])
  expect(await on.discrepancies()).toEqual([])
})

test('fault 6: a reorg between reading a block and its logs', async () => {
  const { follower, providers } = await on.open()
  const [provider] = providers
  const payment = await on.create()
  await on.pay(payment.address, 300)
  provider.fault = async ({ method }, forward) => {
    if (method === 'eth_getLogs') {
      provider.fault = null
      await on.chain.reorg(1)
      await on.pay(payment.address, 300)
    }
    return forward()
  }
  await follower.follow()
  await on.chain.mine(3)
  await follower.follow()
  expect(await on.stateOf(payment)).toBe('paid 300 1.5 pending')
  expect(await on.journals(payment)).toEqual(['credited'])
})

/** A hash with another last digit. */
function altered(hash: string): string {
  return `${hash.slice(0, -1)}${hash.endsWith('0') ? '1' : '0'}`
}

test('fault 37: one of two providers lies: nothing is credited until they agree, and nobody has to come', async () => {
  const { follower, providers } = await on.open({ providers: 2 })
  await on.chain.mine(9)
  await follower.follow()
  providers[0].fault = async ({ method }, forward) => {
    const answer = await forward()
    const isBlock = method === 'eth_getBlockByNumber' && typeof answer === 'object'
    if (!isBlock || !('result' in answer) || !answer.result) return answer
    const { hash, parentHash } = answer.result
    return { result: { ...answer.result, hash: altered(hash), parentHash: altered(parentHash) } }
  }
  await follower.follow()
  const payment = await on.create()
  await on.pay(payment.address, 300)
  await on.chain.mine(3)
  for (let tick = 0; tick < 20; tick += 1) await follower.follow()
  expect(await on.stateOf(payment)).toBe('confirming 300 0 -')
  // While it is out of reach, the other is read on.
  providers[0].fault = () => 'reset'
  const second = await on.create()
  await on.pay(second.address, 100)
  await follower.follow()
  expect(await on.stateOf(second)).toBe('partially_paid 100 0 -')
  providers[0].fault = null
  for (let tick = 0; tick < 12; tick += 1) await follower.follow()
  expect(await on.stateOf(payment)).toMatch(/^paid 300 1.5 /)
})

test('fault 7: a reorg of final blocks that the only provider keeps to for an hour halts the network', async () => {
  const { follower, providers, network } = await on.open()
  const payment = await on.create()
  await on.pay(payment.address, 300)
  await on.chain.mine(9)
  await follower.follow()
  expect(await on.stateOf(payment)).toBe('paid 300 1.5 pending')
  await on.chain.reorg(11)
  const cursor = async () => (await findCursors(on.context.database.db, [network.name]))[0]
  await follower.follow()
  expect(await cursor()).toMatchObject({ halted: null })
  on.context.clock.now = new Date(on.context.clock.now.getTime() + 3_600_000)
  await on.chain.mine(1)
  await follower.follow()
  expect(await cursor()).toMatchObject({ halted: expect.stringContaining('was final') })
  expect(await on.stateOf(payment)).toBe('paid 300 1.5 pending')

  await on.context.database.unitOfWork(({ tx }) => resumeCursor(tx, network.name))
  const ranges: number[] = []
  providers[0].fault = ({ method, params }, forward) => {
    if (method === 'eth_getLogs') ranges.push(Number(params[0].fromBlock ?? Infinity))
    return forward()
  }
  await follower.follow()
  expect(await on.stateOf(payment)).toBe('awaiting_payment 0 0 -')
  // Only what was replaced is read again, not the whole chain.
  const head = Number(await on.client.getBlockNumber())
  expect(Math.min(...ranges)).toBeGreaterThan(head - 14)
  expect(await on.discrepancies()).toEqual([])
})
