import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

import { count, eq, ne, sql } from 'drizzle-orm'
import { Client } from 'pg'
import { createPublicClient, erc20Abi, getAddress, http } from 'viem'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'

import { spawnGateway } from '../../../scripts/lib/gatewayProcess.ts'
import type { SpawnedGateway } from '../../../scripts/lib/gatewayProcess.ts'
import { createMerchantKey } from './apiKeys/apiKeyService.ts'
import {
  chainCursors,
  ledgerEntries,
  bookedTransfers,
  payments,
  webhookEvents,
} from './database/schema/index.ts'
import { verifyLedger } from './ledger/verifyLedger.ts'
import {
  sandboxFeeWallet,
  sandboxRelayerKey,
  startLocalChain,
  testTokens,
} from './rails/evm/local/localChain.ts'
import type { LocalEvmChain } from './rails/evm/local/localChain.ts'
import { createTestContext } from './test/testContext.ts'
import type { TestContext } from './test/testContext.ts'
import { testWallet } from './test/testWallet.ts'

const skewedGateway = fileURLToPath(new URL('test/skewedGateway.ts', import.meta.url))
const usdt = testTokens[0]!
const total = 60

// Row 17 of the table of faults. The embedded database belongs to one process.
describe.runIf(process.env['TEST_DATABASE_URL'])(
  'three gateways under load, one killed, one stopped, one with a wrong clock',
  () => {
    let context: TestContext
    let chain: LocalEvmChain
    let folder: string
    let key: string
    let gateways: SpawnedGateway[] = []
    let walletBefore: bigint
    const addresses: `0x${string}`[] = []
    const client = () => createPublicClient({ transport: http(chain.url), cacheTime: 0 })

    function balanceOf(owner: `0x${string}`): Promise<bigint> {
      return client().readContract({
        address: usdt.address,
        abi: erc20Abi,
        functionName: 'balanceOf',
        args: [owner],
      })
    }

    function start(skewMs: number): SpawnedGateway {
      return spawnGateway(
        {
          CLOCK_SKEW_MS: String(skewMs),
          DATABASE_URL: context.settings.database_url ?? '',
          DATA_DIR: folder,
          SECRET_KEY: 'the secret of the tests, which guards nothing',
          NETWORKS_FILE: join(folder, 'networks.json'),
          RELAYER_KEY: sandboxRelayerKey,
          RATE_LIMITS: 'false',
          DEMO: 'false',
        },
        [skewedGateway],
      )
    }

    /** Creates a payment of 10 at one of the gateways, at whichever answers, and pays it. */
    async function createAndPay(turn: number): Promise<void> {
      const urls = await Promise.all(gateways.map(({ ready }) => ready))
      for (let attempt = 0; ; attempt += 1) {
        const { url } = urls[(turn + attempt) % urls.length]!
        const response = await fetch(`${url}/pay/api/transaction/create`, {
          method: 'POST',
          headers: {
            'x-api-key': key,
            'content-type': 'application/json',
            'idempotency-key': `order-${turn}`,
          },
          body: JSON.stringify({ amount: '10' }),
          signal: AbortSignal.timeout(3_000),
        }).catch(() => null)
        if (response?.status !== 200) {
          // Whoever began it may have been killed or stopped.
          if (attempt > 40) throw new Error(`order ${turn}: ${response?.status}`)
          await sleep(100)
          continue
        }
        const { wallet_id }: { wallet_id: string } = await response.json()
        const to = getAddress(wallet_id)
        addresses.push(to)
        await chain.pay({ to, token: usdt.address, units: 10_000_000n })
        return
      }
    }

    /** Leases are on the database's clock, which tests cannot set. */
    async function endLease(): Promise<void> {
      await context.database.connection.update(chainCursors).set({ leased_until: new Date(0) })
    }

    async function countCredited(): Promise<number> {
      const [row] = await context.database.db
        .select({ paid: count() })
        .from(payments)
        .where(eq(payments.status, 1))
      return row?.paid ?? 0
    }

    /** Mines until so many are credited. */
    async function untilCredited(expected: number): Promise<void> {
      await vi.waitFor(
        async () => {
          await chain.mine(1)
          expect(await countCredited()).toBeGreaterThanOrEqual(expected)
        },
        { timeout: 90_000, interval: 200 },
      )
    }

    async function untilSettled(): Promise<void> {
      await vi.waitFor(
        async () => {
          await chain.mine(1)
          const [row] = await context.database.db
            .select({ open: count() })
            .from(payments)
            .where(sql`${payments.forwarding} is distinct from 'forwarded'`)
          expect(row?.open).toBe(0)
        },
        { timeout: 150_000, interval: 200 },
      )
    }

    async function payMany(from: number, to: number): Promise<void> {
      for (let turn = from; turn < to; turn += 3) {
        await Promise.all([turn, turn + 1, turn + 2].map(createAndPay))
      }
    }

    beforeAll(async () => {
      folder = await mkdtemp(join(tmpdir(), 'sluice-three-'))
      chain = await startLocalChain({ folder: null, since: new Date() })
      await chain.mine(8)
      context = await createTestContext()
      context.clock.now = new Date()
      const merchant = await context.addMerchant()
      key = (await createMerchantKey(context, merchant, 'Shop'))?.key ?? ''
      const { symbol, address, decimals } = usdt
      await writeFile(
        join(folder, 'networks.json'),
        JSON.stringify({
          fee_wallet: sandboxFeeWallet,
          networks: [
            {
              name: 'shared',
              chain_id: 31337,
              rpc: [chain.url],
              tokens: [{ symbol, address, decimals }],
              confirmations: [{ blocks: 3 }],
              finality: 6,
              poll_seconds: 0.1,
            },
          ],
        }),
      )
      await context.database.connection.execute(sql`
      create table cursor_moves (id bigserial primary key, holder text, height bigint)`)
      await context.database.connection.execute(sql`
      create function note_move() returns trigger language plpgsql as $$
      begin insert into cursor_moves (holder, height) values (new.lease_holder, new.height); return null; end $$`)
      await context.database.connection.execute(sql`
      create trigger moves after update of height on chain_cursors for each row
      when (old.height is distinct from new.height) execute function note_move()`)
      walletBefore = await balanceOf(getAddress(testWallet))
      gateways = [start(0), start(0), start(300_000)]
      await Promise.all(gateways.map(({ ready }) => ready))

      await payMany(0, 18)
      gateways[0]?.signal('SIGKILL')
      await gateways[0]?.ended
      gateways = gateways.slice(1)
      await payMany(18, 30)
      await endLease()
      await untilCredited(30)
      // Like a machine that hangs: the others take over once its lease has ended.
      gateways[0]?.signal('SIGSTOP')
      await payMany(30, 45)
      await endLease()
      await untilCredited(45)
      gateways[0]?.signal('SIGCONT')
      await payMany(45, total)
      await untilCredited(total)
      await untilSettled()
    }, 400_000)

    afterAll(async () => {
      for (const gateway of gateways) gateway.signal('SIGKILL')
      await Promise.all(gateways.map(({ ended }) => ended))
      await context.close()
      await chain.stop()
      await rm(folder, { recursive: true })
    })

    test('one watcher at a time', async () => {
      const audit = new Client(context.settings.database_url)
      await audit.connect()
      const { rows } = await audit.query<{ holder: string; height: string }>(
        'select holder, height from cursor_moves order by id',
      )
      await audit.end()
      const heights = rows.map(({ height }) => Number(height))
      expect(heights).toEqual(heights.toSorted((a, b) => a - b))
      // Each takes over at most once more than leases were ended.
      const changes = rows.filter(({ holder }, index) => holder !== rows[index - 1]?.holder)
      expect(changes.length).toBeLessThanOrEqual(3)
    })

    test('nothing lost, nothing twice', async () => {
      const { db } = context.database
      expect(new Set(addresses).size).toBe(total)
      expect(await db.$count(payments, ne(payments.state, 'paid'))).toBe(0)
      expect(await db.$count(payments)).toBe(total)
      expect(await db.$count(bookedTransfers)).toBe(total)
      expect(await db.$count(ledgerEntries, eq(ledgerEntries.account, 'merchant'))).toBe(total)
      const types = await db
        .select({ type: webhookEvents.type, events: count() })
        .from(webhookEvents)
        .groupBy(webhookEvents.type)
      const told = Object.fromEntries(types.map(({ type, events }) => [type, events]))
      expect(told).toMatchObject({ 'payment.paid': total, 'payment.forwarded': total })
      expect(told).not.toHaveProperty('payment.failed')
      expect(await verifyLedger(context.database)).toEqual([])
    })

    test('the merchant has all of it', async () => {
      const gained = (await balanceOf(getAddress(testWallet))) - walletBefore
      expect(gained).toBe(BigInt(total) * 10_000_000n)
      expect(await Promise.all(addresses.map(balanceOf))).toEqual(addresses.map(() => 0n))
    })
  },
)
