import type { PaymentId } from '@sluice/api/contract'
import { and, eq, inArray, isNull, sql } from 'drizzle-orm'

import { chunksOf, rowsPerStatement, valuesPerStatement } from '../database/chunks.ts'
import type { Reader } from '../database/Connection.ts'
import type { Tx } from '../database/UnitOfWork.ts'
import { bookedTransfers, resolutions } from '../database/schema/index.ts'

/** A transfer in the books, credited or not. */
export type BookedTransfer = typeof bookedTransfers.$inferSelect

/** Books transfers, or lets those that a reorg had removed count again. */
export async function insertBookedTransfers(
  tx: Tx,
  rows: readonly (typeof bookedTransfers.$inferInsert)[],
): Promise<void> {
  const again = {
    payment_id: sql`excluded.payment_id`,
    deposit_address: sql`excluded.deposit_address`,
    hash: sql`excluded.hash`,
    asset: sql`excluded.asset`,
    units: sql`excluded.units`,
    decimals: sql`excluded.decimals`,
    amount: sql`excluded.amount`,
    paid_at: sql`excluded.paid_at`,
    created_at: sql`excluded.created_at`,
    is_at_par: sql`excluded.is_at_par`,
    counted: sql`excluded.counted`,
    accepted_at: sql`excluded.accepted_at`,
    credited_at: null,
    refunded_at: null,
    reversed_at: null,
  }
  for (const some of chunksOf(rows, rowsPerStatement)) {
    await tx
      .insert(bookedTransfers)
      .values(some)
      .onConflictDoUpdate({
        target: [bookedTransfers.network, bookedTransfers.reference],
        set: again,
      })
  }
}

/** The booked transfers of payments that no reorg has removed, oldest first. */
export function findBookedTransfers(
  db: Reader,
  ...paymentIds: string[]
): Promise<BookedTransfer[]> {
  return db
    .select()
    .from(bookedTransfers)
    .where(
      and(inArray(bookedTransfers.payment_id, paymentIds), isNull(bookedTransfers.reversed_at)),
    )
    .orderBy(bookedTransfers.paid_at, bookedTransfers.id)
}

/** The decisions of a payment's merchant, oldest first. */
export function findResolutions(db: Reader, paymentId: PaymentId) {
  return db
    .select()
    .from(resolutions)
    .where(eq(resolutions.payment_id, paymentId))
    .orderBy(resolutions.created_at)
}

/** Changes booked transfers. */
export async function changeBookedTransfers(
  tx: Tx,
  ids: string[],
  changes: Partial<
    Pick<BookedTransfer, 'credited_at' | 'accepted_at' | 'refunded_at' | 'reversed_at' | 'paid_at'>
  >,
): Promise<void> {
  for (const some of chunksOf(ids, valuesPerStatement))
    await tx.update(bookedTransfers).set(changes).where(inArray(bookedTransfers.id, some))
}

/** Records that a merchant accepted or refunded held money. */
export async function insertResolution(
  tx: Tx,
  resolution: typeof resolutions.$inferInsert,
): Promise<void> {
  await tx.insert(resolutions).values(resolution)
}
