import { and, eq, inArray, isNull } from 'drizzle-orm'

import type { Reader } from '../database/Connection.ts'
import type { Tx } from '../database/UnitOfWork.ts'
import { payments, resolutions } from '../database/schema/index.ts'

/** A payment's row. */
export type PaymentRow = typeof payments.$inferSelect

/** Inserts a payment, or lets one that a reorg had removed count again. */
export async function insertPayment(
  tx: Tx,
  { id, ...payment }: typeof payments.$inferInsert,
): Promise<void> {
  const anew = { ...payment, credited_at: null, refunded_at: null, reversed_at: null }
  await tx
    .insert(payments)
    .values({ id, ...payment })
    .onConflictDoUpdate({ target: [payments.network, payments.reference], set: anew })
}

/** The payments of transactions that no reorg has removed, oldest first. */
export function findPayments(db: Reader, ...transactionIds: string[]): Promise<PaymentRow[]> {
  return db
    .select()
    .from(payments)
    .where(and(inArray(payments.transaction_id, transactionIds), isNull(payments.reversed_at)))
    .orderBy(payments.paid_at, payments.id)
}

/** The decisions of a transaction's merchant, oldest first. */
export function findResolutions(db: Reader, transactionId: string) {
  return db
    .select()
    .from(resolutions)
    .where(eq(resolutions.transaction_id, transactionId))
    .orderBy(resolutions.created_at)
}

/** Changes payments. */
export async function changePayments(
  tx: Tx,
  ids: string[],
  changes: Partial<Pick<PaymentRow, 'credited_at' | 'refunded_at' | 'reversed_at' | 'paid_at'>>,
): Promise<void> {
  if (ids.length > 0) await tx.update(payments).set(changes).where(inArray(payments.id, ids))
}

/** Records that a merchant accepted or refunded held money. */
export async function insertResolution(
  tx: Tx,
  resolution: typeof resolutions.$inferInsert,
): Promise<void> {
  await tx.insert(resolutions).values(resolution)
}
