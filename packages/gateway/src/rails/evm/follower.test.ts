import { createPublicClient, erc20Abi, getAddress, http } from 'viem'
import type { Address } from 'viem'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import { verifyLedger } from '../../ledger/verifyLedger.ts'
import { sandboxFeeWallet, startLocalChain, testTokens } from './local/localChain.ts'
import type { LocalEvmChain } from './local/localChain.ts'
import { localNetworks } from './local/localNetworks.ts'
import { createSandboxClock } from '../../sandbox/sandboxClock.ts'
import { simulatePayment } from '../../sandbox/simulatePayment.ts'
import { createTestContext } from '../../test/testContext.ts'
import type { TestContext } from '../../test/testContext.ts'
import { testWallet } from '../../test/testWallet.ts'
import { followNetwork } from '../../test/followNetwork.ts'
import type { NetworkFollower } from '../Rail.ts'
import { acceptPayment } from '../../payments/resolution.ts'
import { expirePayments } from '../../payments/paymentJobs.ts'
import { createPayment, readPaymentStatus } from '../../payments/paymentService.ts'

const dayMs = 86_400_000
const token: Address = testTokens[0]?.address ?? '0x'

let chain: LocalEvmChain
let context: TestContext
let follower: NetworkFollower
let merchant: string
/** The payment of a test. */
let payment: { id: string; address: Address }

beforeAll(async () => {
  chain = await startLocalChain({ folder: null, since: new Date() })
  context = await createTestContext({ payment_minutes: 1 })
  Object.assign(context, { networks: localNetworks(chain.url) })
  const [network] = context.networks.list
  if (!network) throw new Error('There is no network')
  follower = followNetwork(context, network)
  // A merchant whose free days are over.
  context.clock.now = new Date(Date.now() - 8 * dayMs)
  merchant = await context.addMerchant()
  await follower.follow()
}, 60_000)
afterAll(async () => {
  await follower.stop()
  await context.close()
  await chain.stop()
})

beforeEach(async () => {
  // The tests before may have moved the chain's time ahead.
  const latest = await chain.latestTime()
  context.clock.now = new Date(Math.max(Date.now(), latest.getTime()))
  const created = await createPayment(context, merchant, {
    amount: '300.123457',
    metadata: '',
  })
  payment = { id: created.id, address: getAddress(created.deposit_address) }
})

async function pay(decimal: string): Promise<void> {
  await chain.pay({ to: payment.address, token, units: BigInt(decimal.replace('.', '')) })
  await follower.follow()
}

async function confirm(): Promise<void> {
  await chain.mine(3)
  await follower.follow()
}

/** Lets the time to pay pass, for the gateway and on the chain. */
async function passTime(): Promise<void> {
  context.clock.now = new Date(context.clock.now.getTime() + 17 * 60_000)
  await chain.mine(3, context.clock.now)
  await follower.follow()
  await expirePayments(context)
}

async function stateOf() {
  const row = await readPaymentStatus(context, merchant, payment.id)
  return [row.state, Number(row.received), Number(row.fee_due), row.forwarding].join(' ')
}

async function balances(): Promise<bigint[]> {
  const client = createPublicClient({ transport: http(chain.url) })
  return Promise.all(
    [getAddress(testWallet), sandboxFeeWallet, payment.address].map((owner) =>
      client.readContract({
        address: token,
        abi: erc20Abi,
        functionName: 'balanceOf',
        args: [owner],
      }),
    ),
  )
}

/** What merchant and fee wallet gained, and what the deposit address holds, in millionths. */
async function gained(before: bigint[]): Promise<bigint[]> {
  return (await balances()).map((balance, index) => balance - (before[index] ?? 0n))
}

test('a payment is seen, confirmed, credited and forwarded to the last unit', async () => {
  const before = await balances()
  await pay('300.123457')
  expect(await stateOf()).toBe('confirming 300.123457 0 ')
  const { confirmations, required_confirmations } = await readPaymentStatus(
    context,
    merchant,
    payment.id,
  )
  expect([confirmations, required_confirmations]).toEqual([1, 3])
  await confirm()
  expect(await stateOf()).toBe('paid 300.123457 1.500617 pending')
  await confirm()
  expect(await stateOf()).toBe('paid 300.123457 1.500617 forwarded')
  expect(await gained(before)).toEqual([298_622_840n, 1_500_617n, 0n])
  expect(await verifyLedger(context.database)).toEqual([])
})

test('fault 20: too little is held, and credited and forwarded when the merchant accepts it', async () => {
  const before = await balances()
  await pay('100.000000')
  await confirm()
  await passTime()
  await confirm()
  expect(await stateOf()).toBe('underpaid 100 0.5 pending')
  await acceptPayment(context, merchant, payment.id)
  await confirm()
  await confirm()
  expect(await stateOf()).toBe('paid 100 0.5 forwarded')
  expect(await gained(before)).toEqual([99_500_000n, 500_000n, 0n])
  expect(await verifyLedger(context.database)).toEqual([])
})

test('fault 23: money that comes too late is held', async () => {
  await passTime()
  expect(await stateOf()).toBe('expired 0 0 ')
  await pay('300.123457')
  await confirm()
  expect(await stateOf()).toBe('late 300.123457 1.500617 pending')
})

test('fault 2: a credit that a reorg removes is reversed, and the payment can be made again', async () => {
  await pay('300.123457')
  await confirm()
  expect(await stateOf()).toBe('paid 300.123457 1.500617 pending')
  await chain.reorg(5)
  await follower.follow()
  expect(await stateOf()).toBe('awaiting_payment 0 0 ')
  expect(await verifyLedger(context.database)).toEqual([])
  await pay('300.123457')
  // The relayer first repeats what the reorg removed, and tries an address again after a minute.
  for (let turn = 0; turn < 4; turn += 1) {
    context.clock.now = new Date(context.clock.now.getTime() + 61_000)
    await confirm()
  }
  expect(await stateOf()).toBe('paid 300.123457 1.500617 forwarded')
  expect(await verifyLedger(context.database)).toEqual([])
})

test('a payment that is simulated after its end is late, even if the clock of the chain is behind', async () => {
  await http(chain.url)({}).request({
    method: 'evm_setTime',
    params: [Math.floor(Date.now() / 1_000) - 5],
  })
  await simulatePayment(
    context,
    { chain, ...follower, clock: createSandboxClock(null) },
    payment.id,
    {
      outcome: 'late',
      confirm: true,
    },
  )
  expect(await stateOf()).toBe('late 300.123457 1.500617 pending')
})
