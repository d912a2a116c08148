import { asUnits } from '@sluice/api/contract'
import { depositFactoryAbi, testTokenAbi, testTokenBytecode } from '@sluice/contracts'
import { asc, eq, sql } from 'drizzle-orm'
import { concat, encodeFunctionData, erc20Abi, getAddress, pad, toHex, zeroAddress } from 'viem'
import type { Address } from 'viem'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'

import { contractVersions, currentVersion } from '../../rails/evm/contractVersions.ts'
import { refOf, termsOf } from '../../rails/evm/depositAddress.ts'
import {
  chainCursors,
  chainTransfers,
  depositAddresses,
  payments,
  relayerTransactions,
  users,
  webhookEvents,
} from '../../database/schema/index.ts'
import { sandboxFeeWallet } from '../../rails/evm/local/localChain.ts'
import { createFaultyChain, customer, usdc, usdt } from '../../test/faultyNetwork.ts'
import type { TestPayment } from '../../test/faultyNetwork.ts'
import { floodCode } from '../../test/floodCode.ts'
import { verifyNetwork } from '../../rails/networkVerification.ts'
import { testWallet } from '../../test/testWallet.ts'
import { readCheckout } from '../../checkout/checkoutService.ts'
import { changeSecondWallet } from '../../accounts/payoutWallet.ts'
import { forwardPayment } from '../forwarding.ts'
import { createPayment, readPaymentStatus } from '../paymentService.ts'
import { acceptPayment } from '../resolution.ts'

const merchantWallet = getAddress(testWallet)

vi.setConfig({ testTimeout: 90_000 })

let on: Awaited<ReturnType<typeof createFaultyChain>>

beforeAll(async () => {
  on = await createFaultyChain()
}, 120_000)
afterAll(() => on.close())

/** Deploys a token that calls itself USDT, and mints some of it to the customer. */
async function deployToken(decimals: number): Promise<Address> {
  const hash = await on.client.deployContract({
    abi: testTokenAbi,
    bytecode: testTokenBytecode,
    args: ['Tether USD', 'USDT', decimals],
    account: customer,
    chain: null,
  })
  const { contractAddress } = await on.client.waitForTransactionReceipt({ hash })
  const address = getAddress(contractAddress ?? '0x')
  await on.client.writeContract({
    abi: testTokenAbi,
    address,
    functionName: 'mint',
    args: [customer, 10n ** 30n],
    account: customer,
    chain: null,
  })
  return address
}

/** Forwards a payment's USDT from an account that has nothing to do with it. */
async function flushAsStranger({ id, address }: TestPayment): Promise<void> {
  const [row] = await on.context.database.db
    .select()
    .from(depositAddresses)
    .where(eq(depositAddresses.address, address))
  if (!row) throw new Error('There is no address')
  await on.client.writeContract({
    account: '0x15d34AAf54267DB7D7c367839AAf71A00a2C6A65',
    chain: null,
    address: currentVersion.factory,
    abi: depositFactoryAbi,
    functionName: 'flush',
    args: [termsOf(id, row), usdt],
  })
}
async function confirm(follower: { follow: () => Promise<boolean> }): Promise<void> {
  await on.chain.mine(3)
  while (await follower.follow());
}

function shown({ id }: TestPayment) {
  return readPaymentStatus(on.context, on.merchant, id)
}

/** The events of a payment, in order. */
async function eventTypes({ id }: TestPayment): Promise<string[]> {
  const rows = await on.context.database.db
    .select({ type: webhookEvents.type })
    .from(webhookEvents)
    .where(eq(webhookEvents.payment_id, id))
    .orderBy(asc(webhookEvents.created_at))
  return rows.map(({ type }) => type)
}

function transfersOf({ address }: TestPayment) {
  return on.context.database.db
    .select()
    .from(chainTransfers)
    .where(eq(chainTransfers.address, address))
}

test('fault 9: two transfers in one transaction count both', async () => {
  const { follower } = await on.open()
  const payment = await on.create()
  const terms = [1, 2].map((number) => ({
    merchant: payment.address,
    fallbackMerchant: zeroAddress,
    feeWallet: sandboxFeeWallet,
    feeBps: 0,
    minFee: 0n,
    from: 0n,
    ref: refOf(`${payment.id.slice(0, -1)}${number}`),
  }))
  for (const each of terms) {
    const contract = await on.client.readContract({
      address: currentVersion.factory,
      abi: depositFactoryAbi,
      functionName: 'addressOf',
      args: [each],
    })
    await on.pay(contract, 150)
  }
  await on.client.sendTransaction({
    account: customer,
    chain: null,
    to: currentVersion.factory,
    data: encodeFunctionData({
      abi: depositFactoryAbi,
      functionName: 'flushMany',
      args: [terms, usdt],
    }),
    gas: 1_000_000n,
  })
  await confirm(follower)
  expect(await on.stateOf(payment)).toBe('paid 300 1.5 pending')
  expect(
    (await transfersOf(payment)).map(({ ordinal }) => ordinal).toSorted((a, b) => a - b),
  ).toEqual([0, 1])
})

test('fault 21: too much is credited in full', async () => {
  const { follower } = await on.open()
  const payment = await on.create()
  await on.pay(payment.address, 400)
  await confirm(follower)
  expect(await on.stateOf(payment)).toBe('overpaid 400 2 pending')
  await on.pay(payment.address, 100)
  await confirm(follower)
  expect(await on.stateOf(payment)).toBe('overpaid 500 2.5 pending')
})

test('fault 22: of two parts around the end, the second is late', async () => {
  const { follower } = await on.open()
  const payment = await on.create()
  await on.pay(payment.address, 100)
  await confirm(follower)
  expect(await on.stateOf(payment)).toBe('partially_paid 100 0.5 pending')
  await on.passTime(follower)
  await on.pay(payment.address, 200)
  await confirm(follower)
  expect(await on.stateOf(payment)).toMatch(/^late 300 1.5 /)
  expect(await on.discrepancies()).toEqual([])
})

test('fault 24: a token that nobody listed does nothing', async () => {
  const { follower } = await on.open()
  const payment = await on.create()
  const fake = await deployToken(6)
  await on.pay(payment.address, 300, fake)
  await confirm(follower)
  await confirm(follower)
  expect(await on.stateOf(payment)).toBe('awaiting_payment 0 0 -')
  expect(await transfersOf(payment)).toEqual([])
  expect(await on.balance(payment.address, fake)).toBe(300_000_000n)
})

test('fault 36: an order in ten transfers below the threshold waits as one above it', async () => {
  const { follower, providers } = await on.open({
    providers: 2,
    confirmations: [{ blocks: 3 }, { above: '1000', blocks: 20 }],
    second_provider_above: '1000',
  })
  const payment = await on.create('3000')
  const receipts = [0, 0]
  for (const [index, provider] of providers.entries()) {
    provider.fault = ({ method }, forward) => {
      if (method === 'eth_getTransactionReceipt') receipts[index]! += 1
      return forward()
    }
  }
  for (let part = 0; part < 10; part += 1) await on.pay(payment.address, 300)
  await confirm(follower)
  expect(await on.stateOf(payment)).toBe('confirming 3000 0 -')
  await on.chain.mine(20)
  while (await follower.follow());
  expect(await on.stateOf(payment)).toMatch(/^paid 3000 15 /)
  // Both providers were asked for each of them.
  expect(receipts.every((count) => count >= 10)).toBe(true)
})

test('a network that is not read for five minutes is not offered, until it is read again', async () => {
  const { follower, network } = await on.open()
  const offered = async () => {
    const payment = await on.create()
    const { checkout } = await readCheckout(on.context, payment.id)
    return checkout.networks.map(({ is_available }) => is_available)
  }
  await follower.follow()
  await follower.follow()
  expect(await offered()).toEqual([true, true])
  await on.context.database.connection
    .update(chainCursors)
    .set({ read_at: sql`now() - interval '6 minutes'` })
    .where(eq(chainCursors.network, network.name))
  expect(await offered()).toEqual([false, false])
  await follower.follow()
  expect(await offered()).toEqual([true, true])
})

test('fault 43: the wrong token alone is held, and the right one pays', async () => {
  const { follower } = await on.open()
  const payment = await on.create('300', { accepted_tokens: ['USDT'] })
  const before = await on.balance(merchantWallet, usdc)
  const hash = await on.pay(payment.address, 200, usdc)
  await confirm(follower)
  await confirm(follower)
  const isHeld = { hash, token: 'USDC', amount: '200.0000000000', reason: 'token_not_accepted' }
  expect(await shown(payment)).toMatchObject({
    state: 'awaiting_payment',
    received: '0.0000000000',
    accepted_tokens: ['USDT'],
    held: [{ ...isHeld, resolution: null }],
  })
  // Events of one moment have no order.
  const later = () => {
    on.context.clock.now = new Date(on.context.clock.now.getTime() + 1_000)
  }
  later()
  await on.pay(payment.address, 300)
  await confirm(follower)
  expect(await shown(payment)).toMatchObject({ state: 'paid', held: [isHeld] })
  expect(await on.discrepancies()).toEqual([])
  later()
  await acceptPayment(on.context, on.merchant, payment.id)
  // Each token has its fee: 1.5 of 300, and at least 1 of 200.
  expect(await shown(payment)).toMatchObject({
    state: 'overpaid',
    received: '500.0000000000',
    fee_due: '2.5000000000',
    net: '497.5000000000',
    held: [],
  })
  expect(await on.discrepancies()).toEqual([])
  later()
  await confirm(follower)
  await confirm(follower)
  expect((await on.balance(merchantWallet, usdc)) - before).toBe(199_000_000n)
  expect(await eventTypes(payment)).toEqual([
    'payment.held',
    'payment.paid',
    'payment.updated',
    'payment.forwarded',
  ])
})

test('fault 44: half in each of two tokens, on two networks, pays', async () => {
  const { follower, others } = await on.open(
    { tokens: [{ symbol: 'USDT', address: usdt, decimals: 6 }] },
    { tokens: [{ symbol: 'USDC', address: usdc, decimals: 6 }] },
  )
  const payment = await on.create()
  await on.pay(payment.address, 150)
  await on.pay(payment.address, 150, usdc)
  await confirm(follower)
  expect(await on.stateOf(payment)).toBe('partially_paid 150 0.75 pending')
  await others[0]?.follower.follow()
  // Each token has its minimum fee.
  expect(await on.stateOf(payment)).toMatch(/^paid 300 1.5 /)
  expect(await on.discrepancies()).toEqual([])
})

test('held money is forwarded after a decision, or after seven days', async () => {
  const { follower } = await on.open()
  const [accepted, ignored] = [await on.create(), await on.create()]
  for (const { address } of [accepted, ignored]) await on.pay(address, 100)
  await on.passTime(follower)
  await confirm(follower)
  expect(await on.stateOf(ignored)).toBe('underpaid 100 0.5 pending')
  expect(await on.balance(accepted.address)).toBe(100_000_000n)
  await acceptPayment(on.context, on.merchant, accepted.id)
  await confirm(follower)
  // The chain answers before it mines.
  await expect.poll(() => on.balance(accepted.address)).toBe(0n)
  expect(await on.balance(ignored.address)).toBe(100_000_000n)
  on.context.clock.now = new Date(on.context.clock.now.getTime() + 7 * 86_400_000)
  await confirm(follower)
  await expect.poll(() => on.balance(ignored.address)).toBe(0n)
})

test('0.80 for 100 is not all fee, and the fee that a stranger makes the contract take is in the books', async () => {
  const { follower } = await on.open()
  const payment = await on.create('100')
  await on.pay(payment.address, 0.8)
  await on.passTime(follower)
  await confirm(follower)
  expect(await on.stateOf(payment)).toBe('underpaid 0.8 0.004 pending')
  await flushAsStranger(payment)
  await confirm(follower)
  expect(await readPaymentStatus(on.context, on.merchant, payment.id)).toMatchObject({
    state: 'underpaid',
    fee_due: '0.0040000000',
    fee_collected: '0.0040000000',
    forwarding: 'forwarded',
  })
  expect(await on.journals(payment)).toEqual(['forwarded', 'received'])
  expect(await on.discrepancies()).toEqual([])
})

test('a payment from before, at an address of the first factory, is credited and forwarded', async () => {
  const { follower } = await on.open()
  const created = await on.create()
  const { db } = on.context.database
  const [row] = await db
    .select()
    .from(depositAddresses)
    .where(eq(depositAddresses.address, created.address))
  const first = contractVersions.at(-1)
  if (!row || !first) throw new Error('There is no address')
  const address = first.depositAddress(termsOf(created.id, row))
  // What the version before has stored.
  const { connection } = on.context.database
  await connection
    .update(depositAddresses)
    .set({ address, factory: first.factory, fee_from: asUnits(0n) })
    .where(eq(depositAddresses.payment_id, created.id))
  await connection
    .update(payments)
    .set({ deposit_address: address, fee_from: '0' })
    .where(eq(payments.id, created.id))
  const [old, current] = [{ ...created, address }, await on.create()]
  for (const each of [old, current]) await on.pay(each.address, 300)
  for (let turn = 0; turn < 4; turn += 1) await confirm(follower)
  for (const each of [old, current]) {
    expect(await on.stateOf(each)).toBe('paid 300 1.5 forwarded')
    expect(await on.balance(each.address)).toBe(0n)
  }
  expect(await on.discrepancies()).toEqual([])
})

test('money is forwarded when its fee covers the cost, after the longest wait, or when the merchant asks', async () => {
  // Forwarding costs about 2.4, and the fee has to be twice that.
  const { follower } = await on.open({ coin_price: '20000' })
  const [small, asked, large] = [await on.create(), await on.create(), await on.create('3000')]
  for (const { address } of [small, asked]) await on.pay(address, 300)
  await on.pay(large.address, 3_000)
  const look = async () => {
    await on.client.setNextBlockBaseFeePerGas({ baseFeePerGas: 1_000_000_000n })
    await confirm(follower)
    // The chain answers before it mines.
    await vi.waitUntil(async () => (await on.client.getTxpoolStatus()).pending === 0, 10_000)
    return Promise.all([small, asked, large].map(({ address }) => on.balance(address)))
  }
  await look()
  expect(await look()).toEqual([300_000_000n, 300_000_000n, 0n])
  await forwardPayment(on.context, on.merchant, asked.id)
  expect(await on.stateOf(asked)).toBe('paid 300 1.5 requested')
  await look()
  expect(await look()).toEqual([300_000_000n, 0n, 0n])
  on.context.clock.now = new Date(on.context.clock.now.getTime() + 24 * 3_600_000)
  await look()
  expect(await look()).toEqual([0n, 0n, 0n])
  await confirm(follower)
  expect(await on.stateOf(asked)).toBe('paid 300 1.5 forwarded')
  await expect(forwardPayment(on.context, on.merchant, asked.id)).rejects.toMatchObject({
    code: 'nothing_to_forward',
  })
  expect(await on.discrepancies()).toEqual([])
})

test('fault 39: while the base fee is a hundred times as high, nothing is sent, and nothing is lost', async () => {
  const { follower, network } = await on.open({ max_gas_price: 50 })
  const payment = await on.create()
  await on.pay(payment.address, 300)
  const sent = () =>
    on.context.database.db
      .select()
      .from(relayerTransactions)
      .where(eq(relayerTransactions.network, network.name))
  for (let turn = 0; turn < 3; turn += 1) {
    await on.client.setNextBlockBaseFeePerGas({ baseFeePerGas: 100_000_000_000n })
    await on.chain.mine(1)
    await follower.follow()
  }
  expect(await on.stateOf(payment)).toBe('paid 300 1.5 pending')
  expect(await sent()).toEqual([])
  await on.client.setNextBlockBaseFeePerGas({ baseFeePerGas: 1_000_000_000n })
  for (let turn = 0; turn < 3; turn += 1) await confirm(follower)
  expect(await on.stateOf(payment)).toBe('paid 300 1.5 forwarded')
  expect((await sent()).every(({ gas_cost }) => gas_cost !== null && gas_cost > 0n)).toBe(true)
})

test('a payment below the minimum of a network is not offered there, and below all of them not made', async () => {
  await on.open({ min_order: '50' }, { min_order: '5' })
  const { networks } = await createPayment(on.context, on.merchant, {
    amount: '49.99',
    metadata: '',
  })
  expect(new Set(networks.map(({ name }) => name)).size).toBe(1)
  await expect(on.create('4.99')).rejects.toMatchObject({
    fields: [{ field: 'amount', message: 'must be at least 5' }],
  })
})

test('payments without a fee are forwarded within a budget of the day', async () => {
  const { follower } = await on.open({ gas_budget: '0.0000000001' })
  const { connection } = on.context.database
  const [before] = await connection.select().from(users).where(eq(users.id, on.merchant))
  await connection
    .update(users)
    .set({ created_at: on.context.clock.now })
    .where(eq(users.id, on.merchant))
  const [first, second] = [await on.create(), await on.create()]
  await connection
    .update(users)
    .set({ created_at: before?.created_at })
    .where(eq(users.id, on.merchant))
  const look = async () => {
    for (let turn = 0; turn < 3; turn += 1) await confirm(follower)
    await vi.waitUntil(async () => (await on.client.getTxpoolStatus()).pending === 0, 10_000)
    return Promise.all([first, second].map(({ address }) => on.balance(address)))
  }
  await on.pay(first.address, 300)
  expect(await look()).toEqual([0n, 0n])
  await on.pay(second.address, 300)
  expect(await look()).toEqual([0n, 300_000_000n])
  on.context.clock.now = new Date(on.context.clock.now.getTime() + 25 * 3_600_000)
  expect(await look()).toEqual([0n, 0n])
})

test('dust is not forwarded', async () => {
  const { follower } = await on.open()
  const payment = await on.create()
  await on.pay(payment.address, 300)
  for (let turn = 0; turn < 3; turn += 1) await confirm(follower)
  await on.pay(payment.address, 0.005)
  for (let turn = 0; turn < 3; turn += 1) await confirm(follower)
  expect(await on.balance(payment.address)).toBe(5_000n)
  expect(await on.stateOf(payment)).toBe('paid 300.005 1.500025 forwarded')
})

test('a wallet that is a contract has to be confirmed, and the second wallet is part of the address', async () => {
  const { follower } = await on.open()
  const contract = await deployToken(6)
  const set = (wallet_id: string | null, accepts_contract?: boolean) =>
    changeSecondWallet(on.context, on.merchant, { wallet_id, accepts_contract })
  await expect(set(contract)).rejects.toMatchObject({ code: 'wallet_is_contract' })
  await expect(set(usdt, true)).rejects.toMatchObject({ code: 'validation_failed' })
  await expect(set(testWallet)).rejects.toMatchObject({ code: 'validation_failed' })
  expect(await set(contract, true)).toMatchObject({ second_wallet: contract })
  const payment = await on.create()
  expect(await set(null)).toMatchObject({ second_wallet: null })
  const [row] = await on.context.database.db
    .select()
    .from(depositAddresses)
    .where(eq(depositAddresses.address, payment.address))
  expect(row).toMatchObject({ second_wallet: contract })
  await on.pay(payment.address, 300)
  for (let turn = 0; turn < 3; turn += 1) await confirm(follower)
  expect(await on.stateOf(payment)).toBe('paid 300 1.5 forwarded')
})

test('fault 50: an amount near 2^256 stops neither its payment nor others', async () => {
  const absurd = await deployToken(6)
  const { follower } = await on.open({
    tokens: [
      { symbol: 'USDT', address: usdt, decimals: 6 },
      { symbol: 'USDF', address: absurd, decimals: 6 },
    ],
  })
  const [payment, other] = [await on.create(), await on.create()]
  await on.client.writeContract({
    abi: testTokenAbi,
    address: absurd,
    functionName: 'mint',
    args: [payment.address, 2n ** 256n - 10n ** 31n],
    account: customer,
    chain: null,
  })
  for (const { address } of [payment, other]) await on.pay(address, 300)
  for (let turn = 0; turn < 3; turn += 1) await confirm(follower)
  for (const each of [payment, other]) {
    expect(await on.stateOf(each)).toBe('paid 300 1.5 forwarded')
  }
  expect(await on.discrepancies()).toEqual([])
  expect((await verifyNetwork(on.context, follower, { whole: true }))?.found).toEqual([])
})

test('fault 45: a network’s own coin is held without a hash, counts towards nothing, and can leave', async () => {
  const { follower } = await on.open({ coin: 'ETH' })
  const payment = await on.create()
  const send = async (value: bigint) => {
    const hash = await on.client.sendTransaction({
      account: customer,
      chain: null,
      to: payment.address,
      value,
    })
    await on.client.waitForTransactionReceipt({ hash })
    // Balances are looked at every hour.
    on.context.clock.now = new Date(on.context.clock.now.getTime() + 3_600_000)
    await confirm(follower)
    await confirm(follower)
  }
  await confirm(follower)
  await send(10n ** 18n)
  const status = () => readPaymentStatus(on.context, on.merchant, payment.id)
  const coin = { hash: null, token: 'ETH', reason: 'native_coin', resolution: null }
  expect((await status()).held).toMatchObject([{ ...coin, amount: '1.0000000000' }])
  expect(await on.client.getBalance({ address: payment.address })).toBe(10n ** 18n)

  const before = await on.client.getBalance({ address: merchantWallet })
  await acceptPayment(on.context, on.merchant, payment.id)
  for (let turn = 0; turn < 4; turn += 1) await confirm(follower)
  const after = await on.client.getBalance({ address: merchantWallet })
  expect(after - before).toBe((10n ** 18n * 995n) / 1_000n)
  expect(await status()).toMatchObject({ held: [], received: '0.0000000000' })

  // After it was forwarded, more has to be decided anew.
  await send(5n * 10n ** 17n)
  expect((await status()).held).toMatchObject([{ ...coin, amount: '0.5000000000' }])
  await expect(acceptPayment(on.context, on.merchant, payment.id)).resolves.toMatchObject({
    needs_resolution: false,
  })
  expect(await on.discrepancies()).toEqual([])
})

test('fault 25: transfers of nothing leave no trace', async () => {
  const { follower } = await on.open()
  const payment = await on.create()
  for (let turn = 0; turn < 20; turn += 1) await on.pay(payment.address, 0)
  await confirm(follower)
  expect(await transfersOf(payment)).toEqual([])
  expect(await on.stateOf(payment)).toBe('awaiting_payment 0 0 -')
})

test('fault 26: an amount of ten decimals, paid with tokens of 6 and 18, is exact to the last unit', async () => {
  const eighteen = await deployToken(18)
  const { follower, others } = await on.open(
    {},
    { tokens: [{ symbol: 'USDT', address: eighteen, decimals: 18 }] },
  )
  const [second] = others
  if (!second) throw new Error('There is no other network')
  const payment = await on.create('300.1234567891')
  const { remaining } = await readPaymentStatus(on.context, on.merchant, payment.id)
  expect(remaining).toBe('300.1234570000')
  const owners = [merchantWallet, sandboxFeeWallet]
  const balances = () =>
    Promise.all(
      owners.flatMap((owner) => [usdt, eighteen].map((token) => on.balance(owner, token))),
    )
  const before = await balances()
  await on.pay(payment.address, 0.123457)
  // The last eight decimals are below what the books show.
  const units = 300_000_000_000_000_000_001n
  await on.chain.pay({ to: payment.address, token: eighteen, units })
  for (let turn = 0; turn < 2; turn += 1) {
    await confirm(follower)
    await confirm(second.follower)
  }
  await follower.follow()
  // The minimum is not reached on either network: each takes its share.
  expect(await on.stateOf(payment)).toBe('paid 300.123457 1.500617 forwarded')
  const after = await balances()
  expect(after.map((balance, index) => balance - (before[index] ?? 0n))).toEqual([
    122_840n,
    units - 1_500_000_000_000_000_000n,
    617n,
    1_500_000_000_000_000_000n,
  ])
  expect(await on.discrepancies()).toEqual([])
})

test('fault 29: a failed transaction is no payment', async () => {
  const { follower, providers } = await on.open()
  const payment = await on.create()
  const hash = await on.client.sendTransaction({
    // It has no tokens.
    account: '0x15d34AAf54267DB7D7c367839AAf71A00a2C6A65',
    chain: null,
    to: usdt,
    data: encodeFunctionData({
      abi: erc20Abi,
      functionName: 'transfer',
      args: [payment.address, 1n],
    }),
    gas: 200_000n,
  })
  expect((await on.client.waitForTransactionReceipt({ hash })).status).toBe('reverted')
  await confirm(follower)
  expect(await on.stateOf(payment)).toBe('awaiting_payment 0 0 -')
  // A provider that shows its logs all the same.
  await on.pay(payment.address, 300)
  providers[0].fault = async ({ method }, forward) => {
    const answer = await forward()
    const isReceipt = method === 'eth_getTransactionReceipt'
    return isReceipt && typeof answer === 'object' && 'result' in answer
      ? { result: { ...answer.result, status: '0x0' } }
      : answer
  }
  await confirm(follower)
  expect(await on.stateOf(payment)).toBe('confirming 300 0 -')
})

test('fault 30: a stranger flushes first: forwarded, and nothing is sent', async () => {
  const { follower, network } = await on.open()
  const payment = await on.create()
  await on.pay(payment.address, 300)
  await flushAsStranger(payment)
  await confirm(follower)
  expect(await on.stateOf(payment)).toBe('paid 300 1.5 forwarded')
  const sent = await on.context.database.db
    .select()
    .from(relayerTransactions)
    .where(eq(relayerTransactions.network, network.name))
  expect(sent).toEqual([])
  expect(await on.discrepancies()).toEqual([])
})

test.each([
  [10_000, 'another token', false],
  // What a stranger can do with a listed token, if its issuer lets them.
  [5_000, 'a listed token', true],
])('fault 35: %i transfers of %s in one transaction stop nobody', async (count, _, isListed) => {
  const flooding = await deployToken(6)
  const listed = [{ symbol: 'USDT', address: usdt, decimals: 6 }]
  if (isListed) listed.push({ symbol: 'USDF', address: flooding, decimals: 6 })
  const { follower, providers } = await on.open({ tokens: listed })
  await on.client.setCode({ address: flooding, bytecode: floodCode })
  const [flooded, other] = [await on.create('300'), await on.create('300')]
  const hash = await on.client.sendTransaction({
    account: customer,
    chain: null,
    to: flooding,
    data: concat([toHex(count, { size: 32 }), pad(flooded.address)]),
    gas: 25_000_000n,
  })
  const receipt = await on.client.waitForTransactionReceipt({ hash })
  expect(receipt.logs).toHaveLength(count)
  await on.pay(flooded.address, 300)
  await on.pay(other.address, 300)
  await on.chain.mine(3)
  // A busy machine can need another tick, as after any answer that takes too long.
  const states = async () => {
    await follower.follow()
    return Promise.all([flooded, other].map(on.stateOf))
  }
  const paid = expect.stringMatching(/^paid 300 1.5 /)
  const floodedState = expect.stringMatching(
    isListed ? /^paid 300.005 1.500025 / : /^paid 300 1.5 /,
  )
  await expect.poll(states, { timeout: 50_000 }).toEqual([floodedState, paid])
  expect(await on.discrepancies()).toEqual([])
  expect(await transfersOf(flooded)).toHaveLength(isListed ? count + 1 : 1)
  // What was seen is not looked at again.
  let receipts = 0
  providers[0].fault = ({ method, params }, forward) => {
    if (method === 'eth_getTransactionReceipt' && params[0] === hash) receipts += 1
    return forward()
  }
  await on.chain.mine(1)
  await follower.follow()
  expect(receipts).toBe(0)
})
