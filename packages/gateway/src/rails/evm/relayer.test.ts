import { asUnits, fromUnits, toDecimal } from '@sluice/api/contract'
import { desc, sql } from 'drizzle-orm'
import pino from 'pino'
import { createTestClient, erc20Abi, http, publicActions, zeroAddress } from 'viem'
import type { Address, Hex } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { afterEach, beforeEach, expect, test } from 'vitest'

import {
  bookedTransfers,
  chainTransfers,
  depositAddresses,
  refusedFlushes,
  relayerTransactions,
} from '../../database/schema/index.ts'
import {
  anvilChain,
  sandboxFeeWallet,
  sandboxRelayerKey,
  startLocalChain,
  testTokens,
} from './local/localChain.ts'
import type { LocalEvmChain } from './local/localChain.ts'
import { uuidv7 } from '../../security/random.ts'
import { createTestContext } from '../../test/testContext.ts'
import type { TestContext } from '../../test/testContext.ts'
import { currentVersion } from './contractVersions.ts'
import { refOf } from './depositAddress.ts'
import { parseNetworks } from '../networks.ts'
import { evmNetwork } from './evmNetwork.ts'
import { evmRail } from './evmRail.ts'
import { createRelayer } from './relayer.ts'

const merchant: Address = '0x1111111111111111111111111111111111111111'
const token = testTokens[0]!
/** A relayer without money of its own. */
const poorKey: Hex = `0x${'12'.repeat(32)}`
let chain: LocalEvmChain
let context: TestContext

function clientOf() {
  return createTestClient({ mode: 'anvil', chain: anvilChain, transport: http(chain.url) }).extend(
    publicActions,
  )
}

beforeEach(async () => {
  chain = await startLocalChain({ folder: null, since: new Date('2026-01-01T00:00:00Z') })
  context = await createTestContext()
  // These tests need no transactions.
  await context.database.connection.execute(
    sql`alter table deposit_addresses drop constraint deposit_addresses_payment_id_payments_id_fk`,
  )
}, 60_000)

afterEach(async () => {
  await context.close()
  await chain.stop()
})

function relayer(options: { key?: Hex; logger?: pino.Logger } = {}) {
  const { list } = parseNetworks(
    {
      fee_wallet: sandboxFeeWallet,
      networks: [
        {
          name: 'local',
          chain_id: 31337,
          rpc: [chain.url],
          tokens: [{ symbol: 'USDT', address: token.address, decimals: 6 }],
          confirmations: [{ blocks: 1 }],
        },
      ],
    },
    [evmRail],
  )
  const { database, now } = context
  const parts = { database, now, logger: options.logger ?? context.logger }
  const key = options.key ?? sandboxRelayerKey
  return createRelayer({ context: parts, network: evmNetwork(list[0]!), url: chain.url, key })
}

/** Pays an address of its own and stores what the watcher would. */
async function pay(units: bigint): Promise<Address> {
  const id = uuidv7()
  const terms = {
    merchant,
    fallbackMerchant: zeroAddress,
    feeWallet: sandboxFeeWallet,
    feeBps: 50,
    minFee: asUnits(1_000_000n),
    from: 0n,
    ref: refOf(id),
  }
  const address = currentVersion.depositAddress(terms)
  const tx_hash = await chain.pay({ to: address, token: token.address, units })
  const now = context.now()
  await context.database.connection.insert(depositAddresses).values({
    rail: 'evm',
    address,
    payment_id: id,
    factory: currentVersion.factory,
    merchant,
    fee_wallet: sandboxFeeWallet,
    fee_bps: 50,
    min_fee: asUnits(1_000_000n),
    watch_until: now,
    created_at: now,
  })
  await context.database.connection.insert(chainTransfers).values({
    rail: 'evm',
    id: uuidv7(),
    network: 'local',
    tx_hash,
    ordinal: 0,
    block_hash: tx_hash,
    block_number: 1,
    mined_at: now,
    created_at: now,
    address,
    sender: merchant,
    token: token.address,
    asset: 'USDT',
    decimals: 6,
    units: asUnits(units),
    confirmed_at: now,
  })
  await context.database.connection.insert(bookedTransfers).values({
    id: uuidv7(),
    network: 'local',
    reference: tx_hash,
    hash: tx_hash,
    deposit_address: address,
    asset: 'USDT',
    units: units.toString(),
    decimals: 6,
    amount: toDecimal(fromUnits(asUnits(units), 6)),
    paid_at: now,
    credited_at: now,
    created_at: now,
  })
  return address
}

function balance(of: Address): Promise<bigint> {
  return clientOf().readContract({
    address: token.address,
    abi: erc20Abi,
    functionName: 'balanceOf',
    args: [of],
  })
}

/** Makes the chain forget what it has not mined. */
async function dropPending(): Promise<void> {
  for (const { hash } of await context.database.db.select().from(relayerTransactions)) {
    await clientOf().dropTransaction({ hash })
  }
}

/** Waits for the block with what was sent last: anvil answers before it mines. */
async function untilMined(): Promise<void> {
  const [last] = await context.database.db
    .select()
    .from(relayerTransactions)
    .orderBy(desc(relayerTransactions.created_at))
    .limit(1)
  if (!last) throw new Error('Nothing was sent')
  await clientOf().waitForTransactionReceipt({
    hash: last.hash,
    pollingInterval: 20,
    timeout: 5_000,
  })
}

async function states(): Promise<string[]> {
  const rows = await context.database.db
    .select()
    .from(relayerTransactions)
    .orderBy(relayerTransactions.created_at)
  return rows.map(({ nonce, state }) => `${nonce} ${state}`)
}

test('forwards confirmed money in one transaction, exactly', async () => {
  await pay(100_000_000n)
  await pay(400_000_001n)
  const { run } = relayer()
  expect(await run()).toBe(true)
  await untilMined()
  expect(await balance(merchant)).toBe(99_000_000n + 398_000_001n)
  expect(await balance(sandboxFeeWallet)).toBe(3_000_000n)
  expect(await run()).toBe(false)
  expect(await states()).toEqual(['0 mined'])
})

test('replaces a transaction that is not mined', async () => {
  await pay(100_000_000n)
  const client = clientOf()
  await client.setAutomine(false)
  const { run } = relayer()
  await run()
  context.clock.now = new Date(context.clock.now.getTime() + 61_000)
  await run()
  expect(await states()).toEqual(['0 sent', '0 sent'])
  await client.mine({ blocks: 1 })
  await run()
  expect(await states()).toEqual(['0 replaced', '0 mined'])
  expect(await balance(merchant)).toBe(99_000_000n)
})

test('broadcasts again what was stored but never arrived', async () => {
  await pay(100_000_000n)
  const client = clientOf()
  await client.setAutomine(false)
  await relayer().run()
  await dropPending()
  await client.setAutomine(true)
  await relayer().run()
  await untilMined()
  expect(await balance(merchant)).toBe(99_000_000n)
  await relayer().run()
  expect(await states()).toEqual(['0 mined'])
})

test('sends a flush again that a reorg removed', async () => {
  await pay(100_000_000n)
  const { run } = relayer()
  await run()
  await untilMined()
  await run()
  await chain.reorg(1)
  expect(await balance(merchant)).toBe(0n)
  await run()
  await untilMined()
  await run()
  expect(await balance(merchant)).toBe(99_000_000n)
  expect(await states()).toEqual(['0 mined'])
})

test('flushes anew if a transaction waits for a nonce that nothing fills', async () => {
  await pay(100_000_000n)
  const client = clientOf()
  const { run } = relayer()
  await client.setAutomine(false)
  await run()
  await dropPending()
  await client.setAutomine(true)
  await context.database.connection.update(relayerTransactions).set({ nonce: 7 })
  expect(await run()).toBe(true)
  await untilMined()
  expect(await balance(merchant)).toBe(99_000_000n)
})

test('follows a transaction again that was given up and is signed again', async () => {
  await pay(100_000_000n)
  const client = clientOf()
  const { run } = relayer()
  await client.setAutomine(false)
  await run()
  await context.database.connection.update(relayerTransactions).set({ state: 'replaced' })
  expect(await run()).toBe(true)
  expect(await states()).toEqual(['0 sent'])
  await client.mine({ blocks: 1 })
  await run()
  expect(await states()).toEqual(['0 mined'])
})

test('fault 40: forwards for those that it can pay for, the longest waiting first', async () => {
  const addresses: Address[] = []
  for (let count = 0; count < 5; count += 1) {
    addresses.push(await pay(100_000_000n))
    context.clock.now = new Date(context.clock.now.getTime() + 1_000)
  }
  const client = clientOf()
  const poor = privateKeyToAccount(poorKey).address
  const { maxFeePerGas } = await client.estimateFeesPerGas()
  // About enough for three at twice the base fee.
  await client.setBalance({ address: poor, value: 1_000_000n * maxFeePerGas })
  const { run } = relayer({ key: poorKey })
  expect(await run()).toBe(true)
  await untilMined()
  const left = await Promise.all(addresses.map(balance))
  const sent = left.findIndex((units) => units > 0n)
  expect(sent).toBeGreaterThan(0)
  expect(left.slice(sent).every((units) => units === 100_000_000n)).toBe(true)
})

test('fault 41: a wallet that a token refuses costs no gas, and ever fewer looks', async () => {
  const address = await pay(100_000_000n)
  const client = clientOf()
  const code = await client.getCode({ address: token.address })
  // Answers 100,000,000 to balanceOf, and reverts whatever else is asked.
  const blocked = '0x5f3560e01c6370a08231146011575f5ffd5b6305f5e1005f5260205ff3'
  await client.setCode({ address: token.address, bytecode: blocked })
  const { run } = relayer()
  // A month, twice a day.
  for (let turn = 0; turn < 60; turn += 1) {
    expect(await run()).toBe(false)
    context.clock.now = new Date(context.clock.now.getTime() + 12 * 3_600_000)
  }
  const [row] = await context.database.db.select().from(refusedFlushes)
  expect(row?.failures).toBeGreaterThan(10)
  expect(row?.failures).toBeLessThan(25)
  expect(await states()).toEqual([])
  await client.setCode({ address: token.address, bytecode: code ?? '0x' })
  context.clock.now = new Date(context.clock.now.getTime() + 3 * 86_400_000)
  expect(await run()).toBe(true)
  await untilMined()
  expect(await balance(address)).toBe(0n)
  expect(await context.database.db.select().from(refusedFlushes)).toEqual([])
})

test('warns once an hour without gas money', async () => {
  await pay(100_000_000n)
  const lines: string[] = []
  const logger = pino({ level: 'warn' }, { write: (line) => lines.push(line) })
  const { run } = relayer({ key: poorKey, logger })
  expect(await run()).toBe(false)
  await run()
  expect(lines).toHaveLength(1)
  expect(await states()).toEqual([])
})
