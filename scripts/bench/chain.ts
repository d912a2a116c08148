import { parseArgs } from 'node:util'

import { sql } from 'drizzle-orm'
import pino from 'pino'
import { createTestClient, erc20Abi, http, publicActions, walletActions } from 'viem'

import { evmNetwork } from '../../packages/gateway/src/rails/evm/evmNetwork.ts'
import { evmRail } from '../../packages/gateway/src/rails/evm/evmRail.ts'
import { parseNetworks } from '../../packages/gateway/src/rails/networks.ts'
import { createReader } from '../../packages/gateway/src/rails/evm/reader.ts'
import { createWatcher } from '../../packages/gateway/src/rails/evm/watcher.ts'
import { checkSettings } from '../../packages/gateway/src/config/loadSettings.ts'
import { openDatabase } from '../../packages/gateway/src/database/openDatabase.ts'
import { chainTransfers } from '../../packages/gateway/src/database/schema/index.ts'
import {
  anvilChain,
  sandboxFeeWallet,
  startLocalChain,
  testTokens,
} from '../../packages/gateway/src/rails/evm/local/localChain.ts'
import { startPostgres } from '../lib/postgres.ts'

/**
 * Measures what it costs to read a block on PostgreSQL, with few and with many open deposit addresses, and how many looks
 * after reaching its depth a payment is confirmed. Ends with 1 where a figure is above its bound.
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
const bounds = { ratio: 1.5, looks: 2 }
const [usdt] = testTokens
if (!usdt) throw new Error('There is no token')
const token = usdt.address

const cluster = await startPostgres()
const settings = checkSettings({ database_url: cluster.url, demo: false })
const database = await openDatabase(settings)
const chain = await startLocalChain({ folder: null, since: new Date() })
const client = createTestClient({
  mode: 'anvil',
  chain: anvilChain,
  transport: http(chain.url),
})
  .extend(publicActions)
  .extend(walletActions)
const { list } = parseNetworks(
  {
    fee_wallet: sandboxFeeWallet,
    networks: [
      {
        name: 'bench',
        chain_id: anvilChain.id,
        rpc: [chain.url],
        tokens: [{ symbol: usdt.symbol, address: token, decimals: usdt.decimals }],
        confirmations: [{ blocks: 3 }],
        finality: 6,
      },
    ],
  },
  [evmRail],
)
const [network] = list
if (!network) throw new Error('There is no network')
const watcher = createWatcher({
  context: { database, logger: pino({ level: 'silent' }), now: () => new Date() },
  network: evmNetwork(network),
  holder: 'bench',
  readers: [createReader(chain.url)],
})

/** Opens addresses up to a number. They belong to no payment here. */
async function openAddresses(from: number, to: number): Promise<void> {
  await database.connection.execute(sql`
    insert into deposit_addresses (rail, address, payment_id, factory, merchant, fee_wallet, fee_bps, min_fee, watch_until)
    select 'evm', '0x' || substr(encode(sha256(i::text::bytea), 'hex'), 1, 40), gen_random_uuid(), 'f', 'm', 'w', 50, 1000000,
      now() + interval '90 days' from generate_series(${from}::int, ${to}::int) as i`)
  await database.connection.execute(sql`vacuum analyze deposit_addresses`)
}

/** Anvil's second account, which gets tokens of its own: the first one belongs to the local chain. */
const holder = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const stranger = '0x00000000000000000000000000000000000000aa'

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
  await openAddresses(1, 1_000)
  await watcher.tick()
  await measure()
  const few = await measure()
  console.log(`opening ${many} addresses…`)
  await openAddresses(1_001, many)
  const large = await measure()
  console.log(`Reading a block of ${transfers} transfers, median of ${blocks}, in milliseconds`)
  console.log(`  1,000 open addresses    ${few.toFixed(1)}`)
  console.log(`  ${many.toLocaleString('en')} open addresses    ${large.toFixed(1)}`)
  const ratio = large / few
  console.log(`  ratio ${ratio.toFixed(2)}${ratio > bounds.ratio ? '  over' : ''}`)

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
  console.log(`Confirmed after ${looks} looks at its depth${looks > bounds.looks ? '  over' : ''}`)
  if (ratio > bounds.ratio || looks > bounds.looks) process.exitCode = 1
} finally {
  await database.close()
  await chain.stop()
  await cluster.stop()
}
