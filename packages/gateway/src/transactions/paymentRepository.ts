import { and, eq, inArray, isNull } from 'drizzle-orm'

import type { Queryable } from '../database/Database.ts'
import { payments, resolutions, transactions } from '../database/schema/index.ts'

/** A payment's row. */
export type PaymentRow = typeof payments.$inferSelect

/** Inserts a payment. False if it is stored already. */
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

/** Changes payments. */
export async function changePayments(
  tx: Queryable,
  ids: string[],
  changes: Partial<Pick<PaymentRow, 'credited_at' | 'refunded_at'>>,
): Promise<void> {
  if (ids.length > 0) await tx.update(payments).set(changes).where(inArray(payments.id, ids))
}

/** Addresses that were paid before the gateway knew them, and are a transaction's now. */
export async function findMatchableAddresses(
  db: Queryable,
  limit: number,
): Promise<{ network: string; wallet_id: string }[]> {
  return db
    .selectDistinct({ network: payments.network, wallet_id: payments.wallet_id })
    .from(payments)
    .innerJoin(
      transactions,
      and(
        eq(transactions.network, payments.network),
        eq(transactions.wallet_id, payments.wallet_id),
      ),
    )
    .where(isNull(payments.transaction_id))
    .limit(limit)
}

/** Assigns the unknown payments to a transaction's address to the transaction, and returns them. */
export function assignUnknownPayments(
  tx: Queryable,
  transaction: { id: string; network: string; wallet_id: string },
): Promise<PaymentRow[]> {
  return tx
    .update(payments)
    .set({ transaction_id: transaction.id })
    .where(
      and(
        isNull(payments.transaction_id),
        eq(payments.network, transaction.network),
        eq(payments.wallet_id, transaction.wallet_id),
      ),
    )
    .returning()
}

/** Records that a merchant accepted or refunded held money. */
export async function insertResolution(
  tx: Queryable,
  resolution: typeof resolutions.$inferInsert,
): Promise<void> {
  await tx.insert(resolutions).values(resolution)
}
