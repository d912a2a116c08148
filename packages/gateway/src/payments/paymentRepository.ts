import { and, eq, isNull, sql } from 'drizzle-orm'

import type { Queryable } from '../database/Database.ts'
import { ledgerEntries, merchantTotals, payments, users } from '../database/schema/index.ts'

/** A payment's row. */
export type PaymentRow = typeof payments.$inferSelect

/** Notes a payment; false when it was noted before. */
export async function insertPayment(
  tx: Queryable,
  payment: typeof payments.$inferInsert,
): Promise<boolean> {
  const inserted = await tx
    .insert(payments)
    .values(payment)
    .onConflictDoNothing()
    .returning({ id: payments.id })
  return inserted.length > 0
}

/** The payments of a transaction. */
export function findPayments(tx: Queryable, transactionId: string): Promise<PaymentRow[]> {
  return tx.select().from(payments).where(eq(payments.transaction_id, transactionId))
}

/** Marks a payment as credited. */
export async function markCredited(tx: Queryable, id: string, now: Date): Promise<void> {
  await tx
    .update(payments)
    .set({ credited_at: now })
    .where(and(eq(payments.id, id), isNull(payments.credited_at)))
}

/** Since when the merchant is one. */
export async function merchantSince(tx: Queryable, userId: string): Promise<Date> {
  const [user] = await tx
    .select({ created_at: users.created_at })
    .from(users)
    .where(eq(users.id, userId))
  if (!user) throw new Error('The transaction has no merchant')
  return user.created_at
}

/** Writes ledger entries, and adds their sum to the merchant's earnings. */
export async function writeLedger(
  tx: Queryable,
  userId: string,
  entries: (typeof ledgerEntries.$inferInsert)[],
  sum: string,
): Promise<void> {
  await tx.insert(ledgerEntries).values(entries)
  await tx
    .update(merchantTotals)
    .set({ total_earnings: sql`${merchantTotals.total_earnings} + ${sum}::numeric` })
    .where(eq(merchantTotals.user_id, userId))
}
