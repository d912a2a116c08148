import { and, eq, gt, inArray, or, sql } from 'drizzle-orm'
import type { Address } from 'viem'

import type { Reader } from '../database/Connection.ts'
import type { Tx } from '../database/UnitOfWork.ts'
import { chainTransfers, depositAddresses, flushes } from '../database/schema/index.ts'
import type { FlushRow, TransferRow } from './chainRepository.ts'

/** Addresses that are watched, up to a limit. */
export async function findOpenAddresses(db: Reader, now: Date, limit: number): Promise<Address[]> {
  const rows = await db
    .select({ address: depositAddresses.address })
    .from(depositAddresses)
    .where(gt(depositAddresses.watch_until, now))
    .limit(limit)
  return rows.map(({ address }) => address)
}

/** Below PostgreSQL's limit of parameters in a statement. */
const addressesPerQuery = 5_000

/** Those of some addresses that are deposit addresses. */
export async function findDepositAddresses(
  db: Reader,
  addresses: readonly Address[],
): Promise<Set<Address>> {
  const unique = [...new Set(addresses)]
  const known = new Set<Address>()
  for (let start = 0; start < unique.length; start += addressesPerQuery) {
    const rows = await db
      .select({ address: depositAddresses.address })
      .from(depositAddresses)
      .where(inArray(depositAddresses.address, unique.slice(start, start + addressesPerQuery)))
    for (const { address } of rows) known.add(address)
  }
  return known
}

/** The transactions that have to be brought up to date with a network. */
export async function findDueTransactions(db: Reader, network: string): Promise<string[]> {
  const due = [chainTransfers, flushes].map((table) =>
    db
      .select({ address: table.address })
      .from(table)
      .where(and(eq(table.network, network), eq(table.is_due, true))),
  )
  const rows = await db
    .select({ id: depositAddresses.transaction_id })
    .from(depositAddresses)
    .where(or(...due.map((addresses) => inArray(depositAddresses.address, addresses))))
  return rows.map(({ id }) => id)
}

/** A transaction's deposit address. */
export async function findDepositAddress(
  db: Reader,
  transactionId: string,
): Promise<typeof depositAddresses.$inferSelect | null> {
  const [row] = await db
    .select()
    .from(depositAddresses)
    .where(eq(depositAddresses.transaction_id, transactionId))
  return row ?? null
}

/** The transfers to an address that are part of their chain, oldest first. */
export function findTransfers(db: Reader, address: string): Promise<TransferRow[]> {
  return db
    .select()
    .from(chainTransfers)
    .where(and(sql`${chainTransfers.address} = ${address}`, eq(chainTransfers.canonical, true)))
    .orderBy(chainTransfers.mined_at, chainTransfers.id)
}

/** The transfers to an address in one currency, whatever became of their blocks, locked until the database transaction ends. */
export function lockTransfers(tx: Tx, address: Address): Promise<TransferRow[]> {
  return tx
    .select()
    .from(chainTransfers)
    .where(eq(chainTransfers.address, address))
    .orderBy(chainTransfers.mined_at, chainTransfers.id)
    .for('update')
}

/** The flushes of an address, locked until the database transaction ends. */
export function lockFlushes(tx: Tx, address: Address): Promise<FlushRow[]> {
  return tx
    .select()
    .from(flushes)
    .where(eq(flushes.address, address))
    .orderBy(flushes.mined_at, flushes.id)
    .for('update')
}

/** Notes that the transactions of transfers and flushes are up to date with them, and which transfers were forwarded. */
export async function clearDue(
  tx: Tx,
  done: { transfers: string[]; flushes: string[]; flushed: string[] },
): Promise<void> {
  if (done.transfers.length > 0) {
    const is_flushed =
      done.flushed.length > 0 ? inArray(chainTransfers.id, done.flushed) : sql`false`
    await tx
      .update(chainTransfers)
      .set({ is_due: false, is_flushed: sql`${is_flushed}` })
      .where(inArray(chainTransfers.id, done.transfers))
  }
  if (done.flushes.length > 0) {
    await tx.update(flushes).set({ is_due: false }).where(inArray(flushes.id, done.flushes))
  }
}
