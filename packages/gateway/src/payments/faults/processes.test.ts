import { EventEmitter, once } from 'node:events'

import { defaultRules, paymentTextsSchema } from '@sluice/api/contract'
import { eq } from 'drizzle-orm'
import * as v from 'valibot'
import { getAddress } from 'viem'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'

import { depositFor } from '../../rails/transferService.ts'
import { chainCursors } from '../../database/schema/index.ts'
import type { Database } from '../../database/Database.ts'
import type { UnitOfWork } from '../../database/UnitOfWork.ts'
import { uuidv7 } from '../../security/random.ts'
import { createFaultyChain } from '../../test/faultyNetwork.ts'
import type { TestPayment } from '../../test/faultyNetwork.ts'
import { startFaultyProvider } from '../../test/faultyProvider.ts'
import { testWallet } from '../../test/testWallet.ts'
import { evmNetwork } from '../../rails/evm/evmNetwork.ts'
import { followNetwork } from '../../test/followNetwork.ts'
import { expirePayments } from '../paymentJobs.ts'
import { insertPayment } from '../paymentRepository.ts'

vi.setConfig({ testTimeout: 60_000 })

let on: Awaited<ReturnType<typeof createFaultyChain>>
let database: Database

/** The gateway dies at an operation on its database: what it has begun is rolled back, and it does nothing more. */
const crash = { at: Infinity, operations: 0 }

function isDead(): boolean {
  return crash.operations >= crash.at
}

beforeAll(async () => {
  on = await createFaultyChain()
  database = on.context.database
  Object.assign(on.context, {
    database: {
      ...database,
      get db() {
        crash.operations += 1
        if (isDead()) throw new Error('crash')
        return database.db
      },
      unitOfWork: <T>(work: (unit: UnitOfWork) => Promise<T>): Promise<T> => {
        crash.operations += 1
        if (!isDead()) return database.unitOfWork(work)
        if (crash.operations > crash.at) return Promise.reject(new Error('crash'))
        return database.unitOfWork(async (unit) => {
          await work(unit)
          throw new Error('crash')
        })
      },
    } satisfies Database,
  })
}, 120_000)
afterAll(() => on.close())

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

/** Lets another gateway take over from one that does not respond. */
async function endLease(network: string): Promise<void> {
  await database.connection
    .update(chainCursors)
    .set({ leased_until: new Date(0) })
    .where(eq(chainCursors.network, network))
}

test(
  'fault 17: a crash after any write loses nothing and credits nothing twice',
  { timeout: 120_000 },
  async () => {
    const { network } = await on.open()
    const payments: TestPayment[] = []
    let crashes = 0
    for (;;) {
      const payment = await payInFull()
      payments.push(payment)
      await on.chain.mine(2)
      const crashing = followNetwork(on.context, network)
      crash.operations = 0
      crash.at = crashes + 1
      await crashing.follow().catch(() => undefined)
      const hasCrashed = isDead()
      crash.at = Infinity
      await endLease(network.name)
      const next = followNetwork(on.context, network)
      await next.follow()
      await expectPaidOnce(payment)
      await next.stop()
      if (!hasCrashed) break
      crashes += 1
    }
    expect(crashes).toBeGreaterThan(15)
    const last = followNetwork(on.context, network)
    for (let turn = 0; turn < 3; turn += 1) {
      on.context.clock.now = new Date(on.context.clock.now.getTime() + 3_660_000)
      await on.chain.mine(3)
      await last.follow()
    }
    await last.stop()
    for (const payment of payments) {
      expect(await on.stateOf(payment)).toBe('paid 300 1.5 forwarded')
      expect(await on.balance(payment.address)).toBe(0n)
    }
  },
)

test('fault 18: of two watchers one reads, and one that was stopped for too long writes nothing', async () => {
  const opened = await on.open()
  const { network, providers } = opened
  await opened.follower.stop()
  const follower = followNetwork(on.context, network)
  await follower.follow()
  const provider = await startFaultyProvider(on.chain.url)
  const elsewhere = { ...evmNetwork(network), rpc: [provider.url] }
  const other = followNetwork(on.context, elsewhere)
  await other.follow()
  expect(provider.calls).toEqual([])

  const payment = await payInFull()
  await on.chain.mine(3)
  const gate = new EventEmitter()
  const resumed = once(gate, 'resumed')
  const reached = once(gate, 'reached')
  providers[0].fault = async ({ method }, forward) => {
    if (method === 'eth_getLogs') {
      gate.emit('reached')
      await resumed
    }
    return forward()
  }
  const stopped = follower.follow()
  await reached
  await endLease(network.name)
  await other.follow()
  await expectPaidOnce(payment)
  gate.emit('resumed')
  await stopped
  await expectPaidOnce(payment)
  const [cursor] = await database.db
    .select()
    .from(chainCursors)
    .where(eq(chainCursors.network, network.name))
  expect(cursor?.lease_holder).not.toBeNull()
  await other.stop()
  await follower.stop()
  await provider.close()
})

test('fault 19: an address that is created after its block was read', async () => {
  const { follower } = await on.open()
  const now = on.context.now()
  const id = uuidv7(now)
  const terms = { fee_bps: 50, min_fee: '1', fee_from: '300' } as const
  const expires_at = new Date(now.getTime() + 60_000)
  const deposit = depositFor(on.context.networks, {
    ...terms,
    id,
    currency: 'USDT',
    merchant: testWallet,
    second_wallet: null,
    expires_at,
  })
  const address = getAddress(deposit.address)
  await on.pay(address, 300)
  await follower.follow()
  await database.unitOfWork(({ tx }) =>
    insertPayment(tx, {
      ...terms,
      ...deposit,
      id,
      user_id: on.merchant,
      currency: 'USDT',
      accepted_tokens: null,
      other_quotes: [],
      rules: defaultRules,
      amount: '300',
      price_amount: null,
      price_currency: null,
      rate: null,
      rate_source: null,
      quoted_at: null,
      created_by: 'api',
      ...v.parse(paymentTextsSchema, {}),
      return_url: null,
      link_id: null,
      expires_at,
      now,
    }),
  )
  await on.chain.mine(6)
  await follower.follow()
  await expectPaidOnce({ id, address })
})

test.each([300, -30])('fault 28: a gateway whose clock is off by %i s', async (seconds) => {
  const { follower } = await on.open()
  const skewed = new Date(on.context.clock.now.getTime() + seconds * 1_000)
  on.context.clock.now = skewed
  const payment = await payInFull()
  const unpaid = await on.create()
  await on.chain.mine(3)
  await follower.follow()
  await expirePayments(on.context)
  await expectPaidOnce(payment)
  expect(await on.stateOf(unpaid)).toBe('awaiting_payment 0 0 -')
  // The time to pay passes on the chain, whatever the gateway's clock says.
  await on.chain.mine(3, new Date(skewed.getTime() + 3_660_000))
  await follower.follow()
  await expirePayments(on.context)
  expect(await on.stateOf(unpaid)).toBe('expired 0 0 -')
})
