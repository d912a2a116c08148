import { testTokenAbi } from '@sluice/contracts'
import type { Refund } from '@sluice/api/contract'
import { eq } from 'drizzle-orm'
import { getAddress } from 'viem'
import type { Address, Hash } from 'viem'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'

import { refundAddresses } from '../database/schema/index.ts'
import { verifyRefunds } from '../ledger/verifyRefunds.ts'
import { readPaymentStatus } from '../payments/paymentService.ts'
import { createFaultyChain, usdc, usdt } from '../test/faultyNetwork.ts'
import type { TestPayment } from '../test/faultyNetwork.ts'
import { addClaimedRefund, newRefund } from '../test/refunds.ts'
import { testWallet } from '../test/testWallet.ts'
import { verifyRefund } from './payRefund.ts'
import { readRefund } from './refundService.ts'

vi.setConfig({ testTimeout: 90_000 })

const merchantWallet = getAddress(testWallet)
const otherWallet: Address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

let on: Awaited<ReturnType<typeof createFaultyChain>>

beforeAll(async () => {
  on = await createFaultyChain()
  await on.client.impersonateAccount({ address: merchantWallet })
  for (const address of [merchantWallet, otherWallet]) {
    await on.client.setBalance({ address, value: 10n ** 18n })
    for (const token of [usdt, usdc]) {
      await on.client.writeContract({
        abi: testTokenAbi,
        address: token,
        functionName: 'mint',
        args: [address, 10n ** 12n],
        account: otherWallet,
        chain: null,
      })
    }
  }
}, 120_000)
afterAll(() => on.close())

let number = 0

/** The wallet of another customer. */
function nextCustomer(): Address {
  number += 1
  return `0x${String(number).padStart(40, '3')}`
}

type Follower = Awaited<ReturnType<typeof on.open>>['follower']

/** A payment of 300 that is paid, and a refund of all of it that is claimed. */
async function claimed(
  follower: Follower,
): Promise<{ payment: TestPayment; refund: Refund; to: Address }> {
  const payment = await on.create()
  await on.pay(payment.address, 300)
  await confirm(follower)
  on.context.clock.now = await on.chain.latestTime()
  const to = nextCustomer()
  const refund = await addClaimedRefund(on.context, on.merchant, newRefund(payment.id), to)
  return { payment, refund, to }
}

async function confirm(follower: Follower): Promise<void> {
  await on.chain.mine(3)
  while (await follower.follow());
}

/** Sends tokens in a block of its own. */
async function send(
  to: Address,
  amount: number,
  { from = merchantWallet, token = usdt }: { from?: Address; token?: Address } = {},
): Promise<Hash> {
  const hash = await on.client.writeContract({
    abi: testTokenAbi,
    address: token,
    functionName: 'transfer',
    args: [to, BigInt(Math.round(amount * 1e6))],
    account: from,
    chain: null,
  })
  await on.client.waitForTransactionReceipt({ hash })
  return hash
}

function read({ id }: Refund) {
  return readRefund(on.context, on.merchant, id.slice(4))
}

test('a refund is seen, confirmed at the depth of its amount, and compared with the chain', async () => {
  const { follower } = await on.open()
  const { payment, refund, to } = await claimed(follower)
  const hash = await send(to, 300)
  await follower.follow()
  expect(await read(refund)).toMatchObject({
    state: 'sent',
    hash,
    sender: merchantWallet,
    confirmations: 1,
    required_confirmations: 3,
  })
  await confirm(follower)
  expect(await read(refund)).toMatchObject({ state: 'succeeded', hash })
  expect(await readPaymentStatus(on.context, on.merchant, payment.id)).toMatchObject({
    state: 'paid',
    refunded: '300.0000000000',
    net: '-1.5000000000',
  })
  expect(await on.discrepancies()).toEqual([])
  const whole = { from: 0, upTo: Number(await on.client.getBlockNumber()) }
  expect(await verifyRefunds(on.context, follower, whole)).toEqual([])
  // A chain that does not show it makes a difference.
  const blind = { network: follower.network, missingOf: async <T>(all: readonly T[]) => [...all] }
  expect(await verifyRefunds(on.context, blind, whole)).toMatchObject([
    { stored: '300000000', recomputed: 'nothing' },
  ])
})

test('a reorg takes a confirmed refund back, and a transfer that is mined again proves it again', async () => {
  const { follower } = await on.open()
  const { refund, to } = await claimed(follower)
  await send(to, 300)
  await confirm(follower)
  expect(await read(refund)).toMatchObject({ state: 'succeeded' })
  await vi.waitUntil(async () => (await on.client.getTxpoolStatus()).pending === 0, 10_000)
  await on.chain.reorg(5)
  while (await follower.follow());
  expect(await read(refund)).toMatchObject({ state: 'sent', confirmations: 0, succeeded_at: null })
  expect(await on.discrepancies()).toEqual([])
  const again = await send(to, 300)
  await confirm(follower)
  expect(await read(refund)).toMatchObject({ state: 'succeeded', hash: again })
})

test('fault 47: in two parts, too much, in another token or on another network does not pay it, and from another wallet after a yes', async () => {
  const { follower, others } = await on.open({}, {})
  const [elsewhere] = others
  const { refund, to } = await claimed(follower)
  await send(to, 150)
  await send(to, 150)
  await send(to, 301)
  await send(to, 300, { token: usdc })
  await confirm(follower)
  expect((await read(refund)).transfers.map(({ fault }) => fault).toSorted()).toEqual([
    'amount',
    'amount',
    'amount',
    'token',
  ])
  // The other network of the test shows the same chain.
  if (elsewhere) await elsewhere.follower.follow()
  expect(new Set((await read(refund)).transfers.map(({ fault }) => fault))).toContain('network')
  const hash = await send(to, 300, { from: otherWallet })
  await confirm(follower)
  expect(await read(refund)).toMatchObject({ state: 'claimed' })
  const verify = { hash, accepts_sender: true }
  expect(await verifyRefund(on.context, on.merchant, refund.id.slice(4), verify)).toMatchObject({
    state: 'succeeded',
    sender: otherWallet,
  })
  expect(await on.discrepancies()).toEqual([])
})

test('an address with much traffic is looked at by hash only, and costs nobody else', async () => {
  const { follower } = await on.open()
  const { refund, to } = await claimed(follower)
  for (let count = 0; count < 25; count += 1) await send(to, 1, { from: otherWallet })
  await confirm(follower)
  const [watched] = await on.context.database.db
    .select()
    .from(refundAddresses)
    .where(eq(refundAddresses.address, to))
  expect(watched?.watch_until.getTime()).toBeLessThanOrEqual(on.context.clock.now.getTime())
  const hash = await send(to, 300)
  await confirm(follower)
  expect(await read(refund)).toMatchObject({ state: 'claimed' })
  const verify = () =>
    verifyRefund(on.context, on.merchant, refund.id.slice(4), { hash, accepts_sender: false })
  await expect(verify()).rejects.toMatchObject({ code: 'transfer_not_final' })
  await on.chain.mine(7)
  while (await follower.follow());
  await verify()
  await confirm(follower)
  expect(await read(refund)).toMatchObject({ state: 'succeeded', hash })
})
