import { and, eq, lt, sql } from 'drizzle-orm'

import type { Queryable } from '../database/Database.ts'
import { prepareOnce } from '../database/Database.ts'
import { merchantTotals, transactions, users } from '../database/schema/index.ts'

/** A transaction's row. */
export type TransactionRow = typeof transactions.$inferSelect

/**
 * Takes the merchant's next number and locks the merchant's books until the transaction ends. The time returned is never
 * before that of the previous number, whatever the clocks of several gateways say.
 */
export async function takeNextNumber(
  tx: Queryable,
  userId: string,
  now: Date,
): Promise<{ seq: number; created_at: Date; merchantSince: Date }> {
  const [taken] = await tx
    .update(merchantTotals)
    .set({
      transaction_count: sql`${merchantTotals.transaction_count} + 1`,
      last_transaction_at: sql`greatest(${merchantTotals.last_transaction_at}, ${now.toISOString()}::timestamptz)`,
    })
    .from(users)
    .where(and(eq(merchantTotals.user_id, userId), eq(users.id, merchantTotals.user_id)))
    .returning({
      seq: merchantTotals.transaction_count,
      created_at: merchantTotals.last_transaction_at,
      merchantSince: users.created_at,
    })
  if (!taken) throw new Error('The merchant has no books')
  return { ...taken, created_at: taken.created_at ?? now }
}

/** Inserts a transaction. */
export async function insertTransaction(
  tx: Queryable,
  transaction: typeof transactions.$inferInsert,
): Promise<void> {
  await tx.insert(transactions).values(transaction)
}

const transactionCount = prepareOnce((db) =>
  db
    .select({ count: merchantTotals.transaction_count })
    .from(merchantTotals)
    .where(eq(merchantTotals.user_id, sql.placeholder('user_id')))
    .prepare('transaction_count'),
)

/** How many transactions the merchant has. */
export async function countTransactionRows(db: Queryable, userId: string): Promise<number> {
  const [totals] = await transactionCount(db).execute({ user_id: userId })
  return totals?.count ?? 0
}

/** A merchant's transaction. */
export async function findTransaction(
  db: Queryable,
  userId: string,
  id: string,
): Promise<TransactionRow | null> {
  const [row] = await db
    .select()
    .from(transactions)
    .where(and(eq(transactions.id, id), eq(transactions.user_id, userId)))
  return row ?? null
}

/** A transaction, locked until the database transaction ends. */
export async function lockTransaction(tx: Queryable, id: string): Promise<TransactionRow | null> {
  const [row] = await tx.select().from(transactions).where(eq(transactions.id, id)).for('update')
  return row ?? null
}

/** A merchant's transaction, locked until the database transaction ends. */
export async function lockMerchantTransaction(
  tx: Queryable,
  userId: string,
  id: string,
): Promise<TransactionRow | null> {
  const [row] = await tx
    .select()
    .from(transactions)
    .where(and(eq(transactions.id, id), eq(transactions.user_id, userId)))
    .for('update')
  return row ?? null
}

/** The transaction with an address, locked until the database transaction ends. */
export async function lockTransactionByWallet(
  tx: Queryable,
  network: string,
  walletId: string,
): Promise<TransactionRow | null> {
  const [row] = await tx
    .select()
    .from(transactions)
    .where(and(eq(transactions.network, network), eq(transactions.wallet_id, walletId)))
    .for('update')
  return row ?? null
}

/** Pending transactions that have expired, locked. Skips those that another process has locked. */
export function lockExpiredTransactions(
  tx: Queryable,
  now: Date,
  limit: number,
): Promise<TransactionRow[]> {
  return tx
    .select()
    .from(transactions)
    .where(and(eq(transactions.status, 0), lt(transactions.expires_at, now)))
    .orderBy(transactions.expires_at)
    .limit(limit)
    .for('update', { skipLocked: true })
}

/** Changes a transaction. */
export async function changeTransaction(
  tx: Queryable,
  id: string,
  changes: Partial<
    Pick<
      TransactionRow,
      | 'status'
      | 'state'
      | 'received'
      | 'refunded'
      | 'fee'
      | 'resolution'
      | 'transaction_id'
      | 'settled_at'
      | 'expires_at'
    >
  >,
): Promise<void> {
  await tx.update(transactions).set(changes).where(eq(transactions.id, id))
}
