import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'

import { sql } from 'drizzle-orm'
import pino from 'pino'
import {
  concat,
  createTestClient,
  erc20Abi,
  http,
  pad,
  publicActions,
  toHex,
  walletActions,
  zeroAddress,
} from 'viem'

import { currentVersion } from '../../packages/gateway/src/rails/evm/contractVersions.ts'
import { refOf } from '../../packages/gateway/src/rails/evm/depositAddress.ts'
import { evmNetwork } from '../../packages/gateway/src/rails/evm/evmNetwork.ts'
import type { EvmNetwork } from '../../packages/gateway/src/rails/evm/evmNetwork.ts'
import { evmRail } from '../../packages/gateway/src/rails/evm/evmRail.ts'
import { createFollower } from '../../packages/gateway/src/rails/evm/follower.ts'
import { parseNetworks } from '../../packages/gateway/src/rails/networks.ts'
import { createReader } from '../../packages/gateway/src/rails/evm/reader.ts'
import { createWatcher } from '../../packages/gateway/src/rails/evm/watcher.ts'
import { checkSettings } from '../../packages/gateway/src/config/loadSettings.ts'
import { openDatabase } from '../../packages/gateway/src/database/openDatabase.ts'
import { chainTransfers } from '../../packages/gateway/src/database/schema/index.ts'
import {
  anvilChain,
  sandboxFeeWallet,
  sandboxRelayerKey,
  startLocalChain,
  testTokens,
} from '../../packages/gateway/src/rails/evm/local/localChain.ts'
import { startFaultyProvider } from '../../packages/gateway/src/test/faultyProvider.ts'
import { floodCode } from '../../packages/gateway/src/test/floodCode.ts'
import { startPostgres } from '../lib/postgres.ts'

/**
 * Measures what it costs to read a network on PostgreSQL and to forward on it: calls when nothing is open, the time for a block with few
 * and with many open addresses, how soon a payment is confirmed, catching up at 100 ms latency, a flood of foreign events, how
 * long another gateway takes to take over, and gas. Ends with 1 where a figure is above its bound.
 */
const { values } = parseArgs({
  options: {
    addresses: { type: 'string', default: '1000000' },
    blocks: { type: 'string', default: '60' },
    transfers: { type: 'string', default: '20' },
  },
})
const many = Number(values.addresses)
const blocks = Number(values.blocks)
const transfers = Number(values.transfers)
const bounds = {
  idleCalls: 3,
  idleCallsPerBlock: 0.2,
  ratio: 1.5,
  looks: 2,
  msPerBlock: 100,
  floodMs: 5_000,
  failoverMs: 20_000,
  gas: 95_000,
}
/** Blocks in a tick where there are four a second, at the pace of the preset. */
const fastBlocks = 16
const [usdt] = testTokens
if (!usdt) throw new Error('There is no token')
const token = usdt.address

const cluster = await startPostgres()
const database = await openDatabase(checkSettings({ database_url: cluster.url, demo: false }))
const chain = await startLocalChain({ folder: null, since: new Date() })
const client = createTestClient({
  mode: 'anvil',
  chain: anvilChain,
  transport: http(chain.url),
})
  .extend(publicActions)
  .extend(walletActions)
/** The chain as a network with some settings. */
function benchNetwork(settings: object) {
  const { list } = parseNetworks(
    {
      fee_wallet: sandboxFeeWallet,
      networks: [
        {
          name: 'bench',
          chain_id: anvilChain.id,
          rpc: [chain.url],
          tokens: [{ symbol: usdt?.symbol, address: token, decimals: usdt?.decimals }],
          ...settings,
        },
      ],
    },
    [evmRail],
  )
  const [network] = list
  if (!network) throw new Error('There is no network')
  return evmNetwork(network)
}

const usual = benchNetwork({ confirmations: [{ blocks: 3 }], finality: 6 })

/** As Arbitrum is preset. */
const fast = benchNetwork({
  name: 'fast',
  confirmations: [{ blocks: 40 }, { above: '1000', blocks: 240 }],
})

/** Anvil's second account, which gets tokens of its own: the first one belongs to the local chain. */
const holder = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const stranger = '0x00000000000000000000000000000000000000aa'

const provider = await startFaultyProvider(chain.url)
const logger = pino({ level: 'silent' })

function createBenchWatcher(process: string, network = usual) {
  return createWatcher({
    context: { database, logger, now: () => new Date() },
    network,
    holder: process,
    readers: [createReader(provider.url)],
  })
}
const watcher = createBenchWatcher('bench')

/** Prints a figure, and fails the run if it is above its bound. */
function report(what: string, figure: number, bound: number | null, digits = 0): void {
  const isOver = bound !== null && figure > bound
  if (isOver) process.exitCode = 1
  console.log(`${what.padEnd(58)} ${figure.toFixed(digits).padStart(10)}${isOver ? '  over' : ''}`)
}

/** The calls of a look that finds some new blocks, on average: those of reading and of forwarding. */
async function idleCalls(network: EvmNetwork, newBlocks: number): Promise<number> {
  const follower = createFollower(
    { ...network, rpc: [provider.url] },
    {
      context: { database, logger, now: () => new Date() },
      key: sandboxRelayerKey,
      bringDueUpToDate: () => Promise.resolve(),
    },
  )
  const looks = 60
  await client.mine({ blocks: 300 })
  await follower.follow()
  provider.calls.length = 0
  for (let turn = 0; turn < looks; turn += 1) {
    await client.mine({ blocks: newBlocks })
    await follower.follow()
  }
  await follower.stop()
  return provider.calls.length / looks
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now()
  await work()
  return performance.now() - began
}

/** A transaction with 10,000 foreign events, to an address that is open. */
async function flood(to: `0x${string}`): Promise<void> {
  const foreign = '0x00000000000000000000000000000000000f100d'
  await client.setCode({ address: foreign, bytecode: floodCode })
  const hash = await client.sendTransaction({
    account: holder,
    to: foreign,
    data: concat([toHex(10_000, { size: 32 }), pad(to)]),
    gas: 25_000_000n,
  })
  await client.waitForTransactionReceipt({ hash })
}

/** Gas for each of a hundred deposits that one transaction forwards for the first time. */
async function gasEach(): Promise<number> {
  const count = 100
  const terms = Array.from(
    { length: count },
    (_, index) =>
      ({
        merchant: holder,
        fallbackMerchant: zeroAddress,
        feeWallet: sandboxFeeWallet,
        feeBps: 50,
        minFee: 1_000_000n,
        from: 100_000_000n,
        ref: refOf(String(index)),
      }) as const,
  )
  for (const each of terms) {
    await chain.pay({ to: currentVersion.depositAddress(each), token, units: 100_000_000n })
  }
  const hash = await client.sendTransaction({
    account: holder,
    to: currentVersion.factory,
    data: currentVersion.flushManyData(terms, token),
    gas: 16_000_000n,
  })
  const { gasUsed, status } = await client.waitForTransactionReceipt({ hash })
  if (status !== 'success') throw new Error('The batch failed')
  return Number(gasUsed) / count
}

/** Opens addresses up to a number. They belong to no payment here. */
async function openAddresses(from: number, to: number): Promise<void> {
  await database.connection.execute(sql`
    insert into deposit_addresses (rail, address, payment_id, factory, merchant, fee_wallet, fee_bps, min_fee, watch_until)
    select 'evm', '0x' || substr(encode(sha256(i::text::bytea), 'hex'), 1, 40), gen_random_uuid(), 'f', 'm', 'w', 50, 1000000,
      now() + interval '90 days' from generate_series(${from}::int, ${to}::int) as i`)
  await database.connection.execute(sql`vacuum analyze deposit_addresses`)
}

/** A block of transfers to others. */
async function mineBlock(): Promise<void> {
  await client.setAutomine(false)
  for (let turn = 0; turn < transfers; turn += 1) {
    await client.writeContract({
      account: holder,
      address: token,
      abi: erc20Abi,
      functionName: 'transfer',
      args: [stranger, 1n],
      gas: 100_000n,
    })
  }
  await client.mine({ blocks: 1 })
}

function median(times: number[]): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0
}

async function measure(): Promise<number> {
  const times: number[] = []
  for (let turn = 0; turn < blocks; turn += 1) {
    await mineBlock()
    const began = performance.now()
    await watcher.tick()
    times.push(performance.now() - began)
  }
  return median(times)
}

try {
  await chain.pay({ to: holder, token, units: 1_000_000_000n })
  await database.connection.execute(
    sql`alter table deposit_addresses drop constraint deposit_addresses_payment_id_payments_id_fk`,
  )
  report('calls of a look, nothing open', await idleCalls(usual, 1), bounds.idleCalls, 1)
  const perIdleBlock = (await idleCalls(fast, fastBlocks)) / fastBlocks
  report('calls per block, nothing open, 4 blocks/s', perIdleBlock, bounds.idleCallsPerBlock, 2)
  await openAddresses(1, 1_000)
  await measure()
  const few = await measure()
  console.log(`opening ${many} addresses…`)
  await openAddresses(1_001, many)
  const large = await measure()
  report(`ms for ${transfers} transfers, 1,000 open addresses`, few, null, 1)
  report(
    `ms for ${transfers} transfers, ${many.toLocaleString('en')} open addresses`,
    large,
    null,
    1,
  )
  report('ratio', large / few, bounds.ratio, 2)

  await client.setAutomine(true)
  const address = '0x00000000000000000000000000000000000000bb'
  await database.connection.execute(sql`
    insert into deposit_addresses (rail, address, payment_id, factory, merchant, fee_wallet, fee_bps, min_fee, watch_until)
    values ('evm', ${address}, gen_random_uuid(), 'f', 'm', 'w', 50, 1000000, now() + interval '90 days')`)
  await chain.pay({ to: address, token, units: 1_000_000n })
  await chain.mine(2)
  let looks = 0
  for (; looks < 10; looks += 1) {
    const [row] = await database.db.select().from(chainTransfers)
    if (row?.confirmed_at) break
    await watcher.tick()
  }
  report('looks at its depth until a payment is confirmed', looks, bounds.looks)

  provider.fault = async (_, forward) => {
    await sleep(100)
    return forward()
  }
  await client.mine({ blocks: 100 })
  const perBlock = (await timed(() => watcher.tick())) / 100
  report('ms per block at 100 ms latency, 100 new blocks', perBlock, bounds.msPerBlock, 1)
  provider.fault = null

  await flood(address)
  report('ms for 10,000 foreign events', await timed(() => watcher.tick()), bounds.floodMs)
  report('ms for the tick after', await timed(() => watcher.tick()), bounds.floodMs)

  const other = createBenchWatcher('other')
  const failover = await timed(async () => {
    while (!(await other.tick()).isLeader) await sleep(500)
  })
  report('ms until another gateway reads on', failover, bounds.failoverMs)
  report('gas each, 100 deposits at once', await gasEach(), bounds.gas)
} finally {
  await provider.close()
  await database.close()
  await chain.stop()
  await cluster.stop()
}
