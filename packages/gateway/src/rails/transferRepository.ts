import type { PaymentId } from '@sluice/api/contract'
import { and, eq, gt, inArray, isNotNull, isNull, lte, or } from 'drizzle-orm'

import { chunksOf, rowsPerStatement, valuesPerStatement } from '../database/chunks.ts'
import type { Reader } from '../database/Connection.ts'
import type { Tx } from '../database/UnitOfWork.ts'
import {
  chainTransfers,
  coinDeposits,
  depositAddresses,
  flushes,
} from '../database/schema/index.ts'

/** A transfer to a deposit address. */
export type TransferRow = typeof chainTransfers.$inferSelect

/** Money that a deposit address forwarded. */
export type FlushRow = typeof flushes.$inferSelect

/** Addresses of a rail that are watched after a moment, up to a limit, or those of them that are not watched any more after another. */
export async function findWatchedAddresses(
  db: Reader,
  rail: string,
  watched: { after: Date; until?: Date },
  limit?: number,
): Promise<string[]> {
  const { rail: railColumn, watch_until, address } = depositAddresses
  const query = db
    .select({ address })
    .from(depositAddresses)
    .where(
      and(
        eq(railColumn, rail),
        gt(watch_until, watched.after),
        watched.until && lte(watch_until, watched.until),
      ),
    )
  const rows = await (limit === undefined ? query : query.limit(limit))
  return rows.map((row) => row.address)
}

/** Those of some addresses that are deposit addresses. */
export async function findDepositAddresses(
  db: Reader,
  addresses: readonly string[],
): Promise<Set<string>> {
  const unique = [...new Set(addresses)]
  const known = new Set<string>()
  for (const some of chunksOf(unique, valuesPerStatement)) {
    const rows = await db
      .select({ address: depositAddresses.address })
      .from(depositAddresses)
      .where(inArray(depositAddresses.address, some))
    for (const { address } of rows) known.add(address)
  }
  return known
}

/** The payments that have to be brought up to date with a network. */
export async function findDuePayments(db: Reader, network: string): Promise<string[]> {
  const due = [chainTransfers, flushes, coinDeposits].map((table) =>
    db
      .select({ address: table.address })
      .from(table)
      .where(and(eq(table.network, network), eq(table.is_due, true))),
  )
  const rows = await db
    .select({ id: depositAddresses.payment_id })
    .from(depositAddresses)
    .where(or(...due.map((addresses) => inArray(depositAddresses.address, addresses))))
  return rows.map(({ id }) => id)
}

/** A payment's deposit address. */
export async function findDepositAddress(
  db: Reader,
  paymentId: PaymentId,
): Promise<typeof depositAddresses.$inferSelect | null> {
  const [row] = await db
    .select()
    .from(depositAddresses)
    .where(eq(depositAddresses.payment_id, paymentId))
  return row ?? null
}

/** Notes when a merchant asked for the money of a payment. */
export async function noteForwardingRequest(tx: Tx, paymentId: PaymentId, at: Date): Promise<void> {
  await tx
    .update(depositAddresses)
    .set({ forward_requested_at: at })
    .where(eq(depositAddresses.payment_id, paymentId))
}

/** The transfers to an address that are part of their chain, oldest first. */
export function findTransfers(db: Reader, address: string): Promise<TransferRow[]> {
  return db
    .select()
    .from(chainTransfers)
    .where(and(eq(chainTransfers.address, address), eq(chainTransfers.canonical, true)))
    .orderBy(chainTransfers.mined_at, chainTransfers.id)
}

/** The transfers to an address, whatever became of their blocks, locked until the database transaction ends. */
export function lockTransfers(tx: Tx, address: string): Promise<TransferRow[]> {
  return tx
    .select()
    .from(chainTransfers)
    .where(eq(chainTransfers.address, address))
    .orderBy(chainTransfers.mined_at, chainTransfers.id)
    .for('update')
}

/** The flushes of an address, locked until the database transaction ends. */
export function lockFlushes(tx: Tx, address: string): Promise<FlushRow[]> {
  return tx
    .select()
    .from(flushes)
    .where(eq(flushes.address, address))
    .orderBy(flushes.mined_at, flushes.id)
    .for('update')
}

/** Notes that the payments of transfers and flushes are up to date with them, and which transfers were forwarded. */
export async function clearDue(
  tx: Tx,
  done: { transfers: string[]; flushes: string[]; flushed: string[] },
): Promise<void> {
  const flushed = new Set(done.flushed)
  for (const isFlushed of [false, true]) {
    const ids = done.transfers.filter((id) => flushed.has(id) === isFlushed)
    for (const some of chunksOf(ids, valuesPerStatement)) {
      await tx
        .update(chainTransfers)
        .set({ is_due: false, is_flushed: isFlushed })
        .where(inArray(chainTransfers.id, some))
    }
  }
  for (const some of chunksOf(done.flushes, valuesPerStatement)) {
    await tx.update(flushes).set({ is_due: false }).where(inArray(flushes.id, some))
  }
}

/** Whether a transfer to a deposit address was ever seen, even if it was undone. */
export async function wasTransferSeen(db: Reader, id: string): Promise<boolean> {
  const rows = await db
    .select({ id: chainTransfers.id })
    .from(chainTransfers)
    .where(eq(chainTransfers.tx_hash, id))
    .limit(1)
  return rows.length > 0
}

const canonicalAgain = { canonical: true, is_due: true }

/** Stores transfers. Those of a block that is canonical again count again. */
export async function insertTransfers(
  tx: Tx,
  rows: (typeof chainTransfers.$inferInsert)[],
): Promise<void> {
  for (const some of chunksOf(rows, rowsPerStatement)) {
    await tx
      .insert(chainTransfers)
      .values(some)
      .onConflictDoUpdate({
        target: [
          chainTransfers.network,
          chainTransfers.tx_hash,
          chainTransfers.address,
          chainTransfers.token,
          chainTransfers.ordinal,
          chainTransfers.block_hash,
        ],
        set: canonicalAgain,
        setWhere: eq(chainTransfers.canonical, false),
      })
  }
}

/** What was forwarded of a token from an address, in base units. */
export async function sumFlushed(
  db: Reader,
  { network, token, address }: Pick<FlushRow, 'network' | 'token' | 'address'>,
): Promise<bigint> {
  const rows = await db
    .select({ units: flushes.units })
    .from(flushes)
    .where(
      and(
        eq(flushes.network, network),
        eq(flushes.token, token),
        eq(flushes.address, address),
        eq(flushes.canonical, true),
      ),
    )
  return rows.reduce((sum, { units }) => sum + units, 0n)
}

/** Stores flushes, like transfers. */
export async function insertFlushes(tx: Tx, rows: (typeof flushes.$inferInsert)[]): Promise<void> {
  for (const some of chunksOf(rows, rowsPerStatement)) {
    await tx
      .insert(flushes)
      .values(some)
      .onConflictDoUpdate({
        target: [
          flushes.network,
          flushes.tx_hash,
          flushes.address,
          flushes.token,
          flushes.ordinal,
          flushes.block_hash,
        ],
        set: canonicalAgain,
        setWhere: eq(flushes.canonical, false),
      })
  }
}

/** Unconfirmed transfers of known tokens in blocks up to a height. */
export function findUnconfirmed(db: Reader, network: string, upTo: number): Promise<TransferRow[]> {
  return db
    .select()
    .from(chainTransfers)
    .where(
      and(
        eq(chainTransfers.network, network),
        lte(chainTransfers.block_number, upTo),
        eq(chainTransfers.is_due, true),
        eq(chainTransfers.canonical, true),
        isNotNull(chainTransfers.asset),
        isNull(chainTransfers.confirmed_at),
      ),
    )
    .orderBy(chainTransfers.block_number)
}

/** Confirms transfers, but for those that a reorg has removed meanwhile. */
export async function confirmTransfers(tx: Tx, ids: readonly string[], at: Date): Promise<void> {
  for (const some of chunksOf(ids, valuesPerStatement)) {
    await tx
      .update(chainTransfers)
      .set({ confirmed_at: at, is_due: true })
      .where(and(inArray(chainTransfers.id, some), eq(chainTransfers.canonical, true)))
  }
}
