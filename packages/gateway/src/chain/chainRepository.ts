import { and, desc, eq, gt, inArray, isNotNull, isNull, lte, or, sql } from 'drizzle-orm'
import type { Address } from 'viem'

import type { Queryable } from '../database/Database.ts'
import {
  chainBlocks,
  chainCursors,
  chainTransfers,
  depositAddresses,
  flushes,
} from '../database/schema/index.ts'

/** How far a network has been read. */
export type CursorRow = typeof chainCursors.$inferSelect

/** A transfer to a deposit address. */
export type TransferRow = typeof chainTransfers.$inferSelect

/** Money that a deposit address forwarded. */
export type FlushRow = typeof flushes.$inferSelect

/** How long a gateway that stopped responding keeps others from reading a network. */
const leaseSeconds = 60

const leaseEnd = sql`now() + make_interval(secs => ${leaseSeconds})`

/** Takes or extends the lease on a network. Null while another gateway has it. */
export async function acquireLease(
  db: Queryable,
  network: string,
  holder: string,
): Promise<CursorRow | null> {
  await db.insert(chainCursors).values({ network }).onConflictDoNothing()
  const [cursor] = await db
    .update(chainCursors)
    .set({ lease_holder: holder, leased_until: leaseEnd })
    .where(
      and(
        eq(chainCursors.network, network),
        or(
          eq(chainCursors.lease_holder, holder),
          isNull(chainCursors.leased_until),
          lte(chainCursors.leased_until, sql`now()`),
        ),
      ),
    )
    .returning()
  return cursor ?? null
}

/** Gives the lease up, so that another gateway can take it at once. */
export async function releaseLease(db: Queryable, network: string, holder: string): Promise<void> {
  await db
    .update(chainCursors)
    .set({ lease_holder: null, leased_until: null })
    .where(and(eq(chainCursors.network, network), eq(chainCursors.lease_holder, holder)))
}

/** Another gateway has taken the lease. */
export class LeaseLost extends Error {}

/**
 * Moves the cursor and extends the lease. Rejects with `LeaseLost` if another gateway has taken the lease meanwhile, so that nothing of the
 * caller's database transaction is kept.
 */
export async function moveCursor(
  tx: Queryable,
  network: string,
  holder: string,
  changes: Partial<
    Pick<CursorRow, 'height' | 'hash' | 'final_height' | 'deep_time' | 'halted'>
  > = {},
): Promise<CursorRow> {
  const [cursor] = await tx
    .update(chainCursors)
    .set({ ...changes, leased_until: leaseEnd })
    .where(and(eq(chainCursors.network, network), eq(chainCursors.lease_holder, holder)))
    .returning()
  if (!cursor) throw new LeaseLost(`The lease on ${network} was lost`)
  return cursor
}

/** The cursors of some networks. */
export function findCursors(db: Queryable, networks: string[]): Promise<CursorRow[]> {
  return db.select().from(chainCursors).where(inArray(chainCursors.network, networks))
}

/** Clears what stopped a network, and accepts that final blocks were replaced. False if there is no such network. */
export async function resumeCursor(db: Queryable, network: string): Promise<boolean> {
  const resumed = await db
    .update(chainCursors)
    .set({ halted: null, final_height: null })
    .where(eq(chainCursors.network, network))
    .returning({ network: chainCursors.network })
  return resumed.length > 0
}

/** Canonical blocks from a height down. */
export function findBlocksDown(
  db: Queryable,
  network: string,
  from: number,
  limit: number,
): Promise<(typeof chainBlocks.$inferSelect)[]> {
  return db
    .select()
    .from(chainBlocks)
    .where(
      and(
        eq(chainBlocks.network, network),
        lte(chainBlocks.number, from),
        eq(chainBlocks.canonical, true),
      ),
    )
    .orderBy(desc(chainBlocks.number))
    .limit(limit)
}

/** Stores a block, or makes it canonical again. */
export async function insertBlock(
  tx: Queryable,
  block: typeof chainBlocks.$inferInsert,
): Promise<void> {
  await tx
    .insert(chainBlocks)
    .values(block)
    .onConflictDoUpdate({
      target: [chainBlocks.network, chainBlocks.hash],
      set: { canonical: true },
    })
}

const canonicalAgain = { canonical: true, is_due: true }

/** Stores transfers. Those of a block that is canonical again count again. */
export async function insertTransfers(
  tx: Queryable,
  rows: (typeof chainTransfers.$inferInsert)[],
): Promise<void> {
  if (rows.length === 0) return
  await tx
    .insert(chainTransfers)
    .values(rows)
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

/** Stores flushes, like transfers. */
export async function insertFlushes(
  tx: Queryable,
  rows: (typeof flushes.$inferInsert)[],
): Promise<void> {
  if (rows.length === 0) return
  await tx
    .insert(flushes)
    .values(rows)
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

/** Marks everything above a height as replaced by a reorg. */
export async function markReplaced(tx: Queryable, network: string, above: number): Promise<void> {
  await tx
    .update(chainBlocks)
    .set({ canonical: false })
    .where(
      and(
        eq(chainBlocks.network, network),
        gt(chainBlocks.number, above),
        eq(chainBlocks.canonical, true),
      ),
    )
  await tx
    .update(chainTransfers)
    .set({ canonical: false, confirmed_at: null, is_due: true })
    .where(
      and(
        eq(chainTransfers.network, network),
        gt(chainTransfers.block_number, above),
        eq(chainTransfers.canonical, true),
      ),
    )
  await tx
    .update(flushes)
    .set({ canonical: false, is_due: true })
    .where(
      and(
        eq(flushes.network, network),
        gt(flushes.block_number, above),
        eq(flushes.canonical, true),
      ),
    )
}

/**
 * Forgets how far a network was read, because its chain is another one. Confirmed payments stay. False if it was never
 * read.
 */
export async function forgetChain(tx: Queryable, network: string): Promise<boolean> {
  await tx
    .update(chainBlocks)
    .set({ canonical: false })
    .where(and(eq(chainBlocks.network, network), eq(chainBlocks.canonical, true)))
  await tx
    .update(chainTransfers)
    .set({ canonical: false, is_due: true })
    .where(
      and(
        eq(chainTransfers.network, network),
        eq(chainTransfers.canonical, true),
        isNull(chainTransfers.confirmed_at),
      ),
    )
  const forgotten = await tx
    .update(chainCursors)
    .set({ height: null, hash: null, final_height: null, halted: null })
    .where(eq(chainCursors.network, network))
    .returning({ network: chainCursors.network })
  return forgotten.length > 0
}

/** Addresses that are watched, up to a limit. */
export async function findOpenAddresses(
  db: Queryable,
  now: Date,
  limit: number,
): Promise<Address[]> {
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
  db: Queryable,
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

/** Unconfirmed transfers of known tokens in blocks up to a height. */
export function findUnconfirmed(
  db: Queryable,
  network: string,
  upTo: number,
): Promise<TransferRow[]> {
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

/** Confirms a transfer, unless a reorg has removed it meanwhile. */
export async function confirmTransfer(tx: Queryable, id: string, at: Date): Promise<void> {
  await tx
    .update(chainTransfers)
    .set({ confirmed_at: at, is_due: true })
    .where(and(eq(chainTransfers.id, id), eq(chainTransfers.canonical, true)))
}

/** The transactions that have to be brought up to date with a network. */
export async function findDueTransactions(db: Queryable, network: string): Promise<string[]> {
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
  db: Queryable,
  transactionId: string,
): Promise<typeof depositAddresses.$inferSelect | null> {
  const [row] = await db
    .select()
    .from(depositAddresses)
    .where(eq(depositAddresses.transaction_id, transactionId))
  return row ?? null
}

/** The transfers to an address that are part of their chain, oldest first. */
export function findTransfers(db: Queryable, address: string): Promise<TransferRow[]> {
  return db
    .select()
    .from(chainTransfers)
    .where(and(sql`${chainTransfers.address} = ${address}`, eq(chainTransfers.canonical, true)))
    .orderBy(chainTransfers.mined_at, chainTransfers.id)
}

/** The transfers to an address in one currency, whatever became of their blocks, locked until the database transaction ends. */
export function lockTransfers(tx: Queryable, address: Address): Promise<TransferRow[]> {
  return tx
    .select()
    .from(chainTransfers)
    .where(eq(chainTransfers.address, address))
    .orderBy(chainTransfers.mined_at, chainTransfers.id)
    .for('update')
}

/** The flushes of an address, locked until the database transaction ends. */
export function lockFlushes(tx: Queryable, address: Address): Promise<FlushRow[]> {
  return tx
    .select()
    .from(flushes)
    .where(eq(flushes.address, address))
    .orderBy(flushes.mined_at, flushes.id)
    .for('update')
}

/** Notes that the transactions of transfers and flushes are up to date with them, and which transfers were forwarded. */
export async function clearDue(
  tx: Queryable,
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
