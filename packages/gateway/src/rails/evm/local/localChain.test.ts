import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, stat, truncate } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

import { createPublicClient, erc20Abi, http, isHash, parseAbi, parseEventLogs } from 'viem'
import type { Address, Hash } from 'viem'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { startLocalChain, testTokens } from './localChain.ts'
import type { LocalEvmChain } from './localChain.ts'

const to: Address = '0x00000000000000000000000000000000000000AA'
const token: Address = testTokens[0]?.address ?? '0x'
const dayMs = 86_400_000

let folder: string
let chains: LocalEvmChain[]

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sluice-chain-'))
  chains = []
})
afterEach(async () => {
  await Promise.all(chains.map((chain) => chain.stop()))
  await rm(folder, { recursive: true })
})

async function start(): Promise<LocalEvmChain> {
  const chain = await startLocalChain({ folder, since: new Date(Date.now() - 10 * dayMs) })
  chains.push(chain)
  return chain
}

async function stop(chain: LocalEvmChain): Promise<void> {
  chains = chains.filter((other) => other !== chain)
  await chain.stop()
}

function clientOf(url: string) {
  return createPublicClient({ transport: http(url, { retryCount: 0 }), cacheTime: 0 })
}

function balance({ url }: LocalEvmChain): Promise<bigint> {
  return clientOf(url).readContract({
    address: token,
    abi: erc20Abi,
    functionName: 'balanceOf',
    args: [to],
  })
}

function receipt({ url }: LocalEvmChain, hash: Hash) {
  return clientOf(url).getTransactionReceipt({ hash })
}

function transfersTo({ url }: LocalEvmChain) {
  const [event] = parseAbi(['event Transfer(address indexed from, address indexed to, uint256)'])
  return clientOf(url).getLogs({ address: token, event, args: { to }, fromBlock: 0n })
}

/** Waits until anvil has written a block that is mined before this call. */
async function written({ url }: LocalEvmChain): Promise<void> {
  const head = await clientOf(url).getBlockNumber()
  await vi.waitFor(
    async () => {
      const { best_block_number: kept } = JSON.parse(
        await readFile(join(folder, 'state.json'), 'utf8'),
      )
      expect(BigInt(kept)).toBeGreaterThanOrEqual(head)
    },
    { timeout: 10_000, interval: 50 },
  )
}

/** How far the latest block's time is from this machine's, in milliseconds. */
async function clockError(chain: LocalEvmChain): Promise<number> {
  return Math.abs(Date.now() - (await chain.latestTime()).getTime())
}

/** The IDs of the anvil processes that keep their state in this test's folder. */
function anvils(): number[] {
  return execFileSync('ps', ['-A', '-o', 'pid=,args='], { encoding: 'utf8' })
    .split('\n')
    .filter((line) => line.includes(folder) && /^\s*\d+ \S*\/anvil\S* /.test(line))
    .map((line) => Number.parseInt(line, 10))
}

test('a payment is a log of the token, in a block of its own, at the time of this machine', async () => {
  const chain = await start()
  expect(chain.isNew).toBe(true)
  const hash = await chain.pay({ to, token, units: 5n, at: new Date() })
  const { logs, blockNumber, blockHash } = await receipt(chain, hash)
  expect(parseEventLogs({ abi: erc20Abi, logs })).toMatchObject([{ args: { to, value: 5n } }])
  const block = await clientOf(chain.url).getBlock({ blockNumber })
  expect([block.hash, block.transactions]).toEqual([blockHash, [hash]])
})

test('a restart keeps transactions, blocks, logs and balances', async () => {
  const chain = await start()
  const hash = await chain.pay({ to, token, units: 5n })
  await chain.mine(3)
  const before = [await receipt(chain, hash), await transfersTo(chain)]
  const head = await clientOf(chain.url).getBlock()
  await stop(chain)

  const again = await start()
  expect(again.isNew).toBe(false)
  expect([await receipt(again, hash), await transfersTo(again)]).toEqual(before)
  expect((await clientOf(again.url).getBlock({ blockNumber: head.number })).hash).toBe(head.hash)
  await again.pay({ to, token, units: 2n })
  expect(await balance(again)).toBe(7n)
  expect((await clientOf(again.url).getBlock({ blockNumber: head.number + 1n })).parentHash).toBe(
    head.hash,
  )
})

test('a killed anvil loses only what it had not written', async () => {
  const chain = await start()
  const hash = await chain.pay({ to, token, units: 5n })
  await written(chain)
  await chain.pay({ to, token, units: 2n })
  const [pid, ...others] = anvils()
  expect(others).toEqual([])
  process.kill(pid ?? 0, 'SIGKILL')

  const again = await start()
  expect(again.isNew).toBe(false)
  expect((await receipt(again, hash)).status).toBe('success')
  expect([5n, 7n]).toContain(await balance(again))
})

test('a killed gateway takes anvil with it, and no payment is lost', async () => {
  const script = `
    import { startLocalChain } from ${JSON.stringify(new URL('localChain.ts', import.meta.url).href)}
    const chain = await startLocalChain({ folder: ${JSON.stringify(folder)}, since: new Date() })
    console.log(chain.url)
    console.log(await chain.pay({ to: '${to}', token: '${token}', units: 5n }))
  `
  const gateway = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const lines = createInterface({ input: gateway.stdout })[Symbol.asyncIterator]()
  const url: string = (await lines.next()).value ?? ''
  const hash: string = (await lines.next()).value ?? ''
  if (!isHash(hash)) throw new Error('The script printed no hash')
  gateway.kill('SIGKILL')
  await once(gateway, 'exit')
  await vi.waitFor(() => expect(anvils()).toEqual([]), { timeout: 5_000 })
  await expect(clientOf(url).getChainId()).rejects.toThrow(/HTTP request failed/)

  const chain = await start()
  expect(chain.isNew).toBe(false)
  expect((await receipt(chain, hash)).status).toBe('success')
})

test('a truncated state is replaced by the one before, or by a new chain', async () => {
  const state = join(folder, 'state.json')
  const first = await start()
  const hash = await first.pay({ to, token, units: 5n })
  await stop(first)
  const second = await start()
  await second.pay({ to, token, units: 2n })
  await stop(second)
  await truncate(state, Math.floor((await stat(state)).size / 2))

  const third = await start()
  expect([third.isNew, await balance(third)]).toEqual([false, 5n])
  expect((await receipt(third, hash)).status).toBe('success')
  await stop(third)
  await truncate(state, 100)
  await truncate(join(folder, 'state.backup.json'), 100)

  const fourth = await start()
  expect([fourth.isNew, await balance(fourth)]).toEqual([true, 0n])
  await fourth.pay({ to, token, units: 5n })
  await stop(fourth)
  await rm(folder, { recursive: true })

  const fifth = await start()
  expect([fifth.isNew, await balance(fifth)]).toEqual([true, 0n])
})

test('a reorg drops a payment for good', async () => {
  const chain = await start()
  const kept = await chain.pay({ to, token, units: 5n })
  const dropped = await chain.pay({ to, token, units: 2n })
  const { blockNumber, blockHash } = await receipt(chain, dropped)
  await chain.mine(1)
  await chain.reorg(2)
  await expect(receipt(chain, dropped)).rejects.toThrow(/could not be found/)
  expect((await receipt(chain, kept)).status).toBe('success')
  expect(await balance(chain)).toBe(5n)
  expect((await clientOf(chain.url).getBlock({ blockNumber })).hash).not.toBe(blockHash)
  await stop(chain)
  expect(await balance(await start())).toBe(5n)
})

test('after payments in the past the clock shows the present, also after a restart', async () => {
  const chain = await start()
  const past = new Date(Math.floor(Date.now() / 1_000) * 1_000 - 5 * dayMs)
  await chain.pay({ to, token, units: 5n, at: past })
  expect(await chain.latestTime()).toEqual(past)
  await chain.setClock(new Date())
  await chain.mine(1)
  expect(await clockError(chain)).toBeLessThan(3_000)
  await stop(chain)

  const again = await start()
  await again.mine(1)
  expect(await clockError(again)).toBeLessThan(3_000)
})

test('a chain whose first start was interrupted gets its tokens', async () => {
  const chain = await start()
  await chain.reorg(4)
  await stop(chain)

  const again = await start()
  for (const { address } of testTokens) await again.pay({ to, token: address, units: 5n })
  expect(await balance(again)).toBe(5n)
})

test('a block may be mined while another is given its time', async () => {
  const chain = await start()
  const before = await clientOf(chain.url).getBlockNumber()
  async function mine(from: number) {
    for (let index = 0; index < 10; index += 1) {
      await chain.mine(1, new Date(Date.now() + (from + index * 3) * 60_000))
    }
  }
  await Promise.all([mine(0), mine(1), mine(2)])
  expect(await clientOf(chain.url).getBlockNumber()).toBe(before + 30n)
})
