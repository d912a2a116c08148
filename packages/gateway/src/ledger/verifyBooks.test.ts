import { eq, sql } from 'drizzle-orm'
import { getAddress } from 'viem'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'

import { bookedTransfers, chainTransfers, depositAddresses } from '../database/schema/index.ts'
import { findTransfer } from '../payments/findTransfer.ts'
import { findCursors } from '../rails/cursorRepository.ts'
import { verifyNetwork } from '../rails/networkVerification.ts'
import { createFaultyChain } from '../test/faultyNetwork.ts'
import type { NetworkFollower } from '../rails/Rail.ts'
import { verifyBooks } from './verifyBooks.ts'

vi.setConfig({ testTimeout: 60_000 })

let on: Awaited<ReturnType<typeof createFaultyChain>>

beforeAll(async () => {
  on = await createFaultyChain()
}, 120_000)
afterAll(() => on.close())

/** Reads on until what is there is final. */
async function readOn(follower: NetworkFollower): Promise<void> {
  for (let turn = 0; turn < 3; turn += 1) {
    await on.chain.mine(7)
    await follower.follow()
  }
}

async function differences(follower: NetworkFollower): Promise<string[]> {
  const verified = await verifyNetwork(on.context, follower, { whole: true })
  return (verified?.found ?? []).map(({ figure, stored, recomputed }) =>
    [figure.split(' ')[0], stored, recomputed].join(' | '),
  )
}

test('compares every transfer and every fee with a fresh read of the network', async () => {
  const { follower } = await on.open()
  const payment = await on.create()
  const hash = await on.pay(payment.address, 300)
  await readOn(follower)
  expect(await on.stateOf(payment)).toBe('paid 300 1.5 forwarded')
  expect(await differences(follower)).toEqual([])

  const { connection } = on.context.database
  const isIt = eq(chainTransfers.tx_hash, hash)
  await connection
    .update(chainTransfers)
    .set({ units: sql`units + 1` })
    .where(isIt)
  expect(await differences(follower)).toEqual(['transfer | 300000001 | 300000000'])
  await connection
    .update(chainTransfers)
    .set({ units: sql`units - 1` })
    .where(isIt)

  await connection.execute(
    sql`update flushes set canonical = false where address = ${payment.address}`,
  )
  expect(await differences(follower)).toEqual([
    'forwarding | nothing | 300000000, of which 1500000 fee',
  ])
  // The ledger holds a fee that nothing stored accounts for.
  expect((await on.discrepancies()).map(({ figure }) => figure)).toEqual([
    `fee wallet USDT of payment ${payment.id}`,
  ])
  await connection.execute(
    sql`update flushes set canonical = true where address = ${payment.address}`,
  )
  expect(await on.discrepancies()).toEqual([])
})

test('what a provider had left out is found at night, counted as a difference once, and booked', async () => {
  const { follower, providers, network } = await on.open()
  const payment = await on.create()
  await on.pay(payment.address, 300)
  providers[0].fault = ({ method }, forward) =>
    method === 'eth_getLogs' ? { result: [] } : forward()
  await readOn(follower)
  providers[0].fault = null
  await readOn(follower)
  expect(await on.stateOf(payment)).toBe('awaiting_payment 0 0 -')

  const verification = async () => (await findCursors(on.context.database.db, [network.name]))[0]
  await verifyBooks(on.context, [follower])
  expect(await verification()).toMatchObject({ differences: 1, verified_at: expect.any(Date) })
  await readOn(follower)
  expect(await on.stateOf(payment)).toBe('paid 300 1.5 forwarded')
  // Not a second time in one night.
  await verifyBooks(on.context, [follower])
  expect(await verification()).toMatchObject({ differences: 1 })
  on.context.clock.now = new Date(on.context.clock.now.getTime() + 86_400_000)
  await verifyBooks(on.context, [follower])
  expect(await verification()).toMatchObject({ differences: 0 })
})

test('an address is watched for good: in every block, then every hour, then every night, then by its hash', async () => {
  const { follower, providers } = await on.open()
  const [hourly, nightly, asked] = [await on.create(), await on.create(), await on.create()]
  await readOn(follower)
  // The first night reads everything.
  await verifyBooks(on.context, [follower])
  const day = 86_400_000
  const endedBefore = (payment: { address: string }, days: number) =>
    on.context.database.connection
      .update(depositAddresses)
      .set({ watch_until: new Date(on.context.clock.now.getTime() - days * day) })
      .where(eq(depositAddresses.address, getAddress(payment.address)))
  await endedBefore(hourly, 10)
  await endedBefore(nightly, 100)
  await endedBefore(asked, 400)
  for (const { address } of [hourly, nightly]) await on.pay(address, 300)
  const hash = await on.pay(asked.address, 300)
  const find = (merchant = on.merchant) => findTransfer(on.context, merchant, hash)
  expect(await find()).toEqual({ result: 'waiting', payment_id: asked.id })
  await readOn(follower)
  const bookedAt = async ({ id }: { id: string }) =>
    (
      await on.context.database.db
        .select()
        .from(bookedTransfers)
        .where(eq(bookedTransfers.payment_id, id))
    ).length
  expect([await bookedAt(hourly), await bookedAt(nightly)]).toEqual([0, 0])
  on.context.clock.now = new Date(on.context.clock.now.getTime() + 3_600_000)
  await readOn(follower)
  expect([await bookedAt(hourly), await bookedAt(nightly)]).toEqual([1, 0])
  on.context.clock.now = new Date(on.context.clock.now.getTime() + day)
  await verifyBooks(on.context, [follower])
  await readOn(follower)
  expect([await bookedAt(hourly), await bookedAt(nightly)]).toEqual([1, 1])
  expect(await bookedAt(asked)).toBe(0)
  const unknown = { result: 'unknown', payment_id: null }
  expect(await find(await on.context.addMerchant())).toEqual(unknown)
  expect(await findTransfer(on.context, on.merchant, `0x${'12'.repeat(32)}`)).toEqual(unknown)
  expect(await find()).toEqual({ result: 'found', payment_id: asked.id })
  expect(await find()).toEqual({ result: 'found', payment_id: asked.id })
  await readOn(follower)
  expect(await bookedAt(asked)).toBe(1)
  providers[0].fault = () => ({ status: 503 })
  await expect(find()).rejects.toMatchObject({ code: 'unavailable' })
  await expect(findTransfer(on.context, on.merchant, '0x12')).rejects.toMatchObject({
    code: 'validation_failed',
  })
  expect(await on.discrepancies()).toEqual([])
})
