import type { RefundId } from '@sluice/api/contract'
import { and, count, eq, gt, inArray, isNotNull, isNull, notInArray, or } from 'drizzle-orm'

import { chunksOf, valuesPerStatement } from '../database/chunks.ts'
import type { Reader } from '../database/Connection.ts'
import type { Tx } from '../database/UnitOfWork.ts'
import { chainTransfers, refundAddresses } from '../database/schema/index.ts'
import type { TransferRow } from './transferRepository.ts'

/** How many transfers to an address are stored. One with more, such as an exchange's, is looked at by hash only. */
const transfersMax = 20

/** Has transfers to a customer's address read, on every network of a rail. */
export async function watchRefundAddress(
  tx: Tx,
  row: typeof refundAddresses.$inferInsert,
): Promise<void> {
  const { watch_until } = row
  await tx
    .insert(refundAddresses)
    .values(row)
    .onConflictDoUpdate({
      target: [refundAddresses.address, refundAddresses.refund_id],
      set: { watch_until },
    })
}

/** The addresses that a customer gave for a refund, the last one included. */
export async function findRefundAddresses(db: Reader, refundId: RefundId): Promise<string[]> {
  const rows = await db
    .select({ address: refundAddresses.address })
    .from(refundAddresses)
    .where(eq(refundAddresses.refund_id, refundId))
  return rows.map(({ address }) => address)
}

/** Addresses of a rail that are watched after a moment. */
export async function findWatchedRefundAddresses(
  db: Reader,
  rail: string,
  after: Date,
  limit: number,
): Promise<string[]> {
  const rows = await db
    .selectDistinct({ address: refundAddresses.address })
    .from(refundAddresses)
    .where(and(eq(refundAddresses.rail, rail), gt(refundAddresses.watch_until, after)))
    .limit(limit)
  return rows.map(({ address }) => address)
}

/** Those of some addresses that refunds go to. */
export async function knownRefundAddresses(
  db: Reader,
  addresses: readonly string[],
): Promise<Set<string>> {
  const known = new Set<string>()
  for (const some of chunksOf([...new Set(addresses)], valuesPerStatement)) {
    const rows = await db
      .selectDistinct({ address: refundAddresses.address })
      .from(refundAddresses)
      .where(inArray(refundAddresses.address, some))
    for (const { address } of rows) known.add(address)
  }
  return known
}

/**
 * Leaves out transfers to addresses of refunds that have too many, and stops watching these: what others send there must not cost
 * anybody else.
 */
export async function withoutBusyAddresses<T extends { address: string; tx_hash: string }>(
  tx: Tx,
  transfers: readonly T[],
  refundsTo: ReadonlySet<string>,
  now: Date,
): Promise<T[]> {
  const kept = transfers.filter(({ address }) => !refundsTo.has(address))
  for (const address of refundsTo) {
    const own = transfers.filter((each) => each.address === address)
    if (own.length === 0) continue
    // A range can be read again.
    const hashes = own.slice(0, transfersMax + 1).map(({ tx_hash }) => tx_hash)
    const [stored] = await tx
      .select({ count: count() })
      .from(chainTransfers)
      .where(and(eq(chainTransfers.address, address), notInArray(chainTransfers.tx_hash, hashes)))
    const room = Math.max(0, transfersMax - (stored?.count ?? 0))
    kept.push(...own.slice(0, room))
    if (own.length > room) {
      await tx
        .update(refundAddresses)
        .set({ watch_until: now })
        .where(eq(refundAddresses.address, address))
    }
  }
  return kept
}

/** The refunds for whose addresses a network has news, with these transfers. */
export async function findDueRefunds(
  db: Reader,
  network: string,
): Promise<{ refund_id: RefundId; transfer: TransferRow }[]> {
  return db
    .select({ refund_id: refundAddresses.refund_id, transfer: chainTransfers })
    .from(chainTransfers)
    .innerJoin(refundAddresses, eq(refundAddresses.address, chainTransfers.address))
    .where(and(eq(chainTransfers.network, network), eq(chainTransfers.is_due, true)))
    .orderBy(chainTransfers.block_number, refundAddresses.refund_id)
}

/** Notes that refunds are up to date with transfers that nothing more is expected of, unless these have changed meanwhile. */
export async function clearDueRefunds(tx: Tx, transfers: readonly TransferRow[]): Promise<void> {
  const done = (canonical: boolean) =>
    transfers
      .filter((row) => row.canonical === canonical)
      .filter((row) => !row.canonical || row.asset === null || row.confirmed_at !== null)
      .map(({ id }) => id)
  for (const canonical of [true, false]) {
    for (const some of chunksOf(done(canonical), valuesPerStatement)) {
      await tx
        .update(chainTransfers)
        .set({ is_due: false })
        .where(
          and(
            inArray(chainTransfers.id, some),
            eq(chainTransfers.canonical, canonical),
            canonical
              ? or(isNotNull(chainTransfers.confirmed_at), isNull(chainTransfers.asset))
              : undefined,
          ),
        )
    }
  }
}

/** The transfers to some addresses that are part of their chain, oldest first. */
export function findTransfersTo(db: Reader, addresses: readonly string[]): Promise<TransferRow[]> {
  return db
    .select()
    .from(chainTransfers)
    .where(and(inArray(chainTransfers.address, [...addresses]), eq(chainTransfers.canonical, true)))
    .orderBy(chainTransfers.mined_at, chainTransfers.id)
}
