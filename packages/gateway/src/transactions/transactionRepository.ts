import { and, desc, eq, inArray, lt, sql } from 'drizzle-orm'

import type { Queryable } from '../database/Database.ts'
import { prepareOnce } from '../database/prepareOnce.ts'
import { merchantTotals, transactions } from '../database/schema/index.ts'

/** A transaction's row. */
export type TransactionRow = typeof transactions.$inferSelect

/**
 * Takes the merchant's next number, and locks the merchant's books until the transaction ends. The moment given back is
 * never before the one given with the number before, whatever the clocks of several gateways say.
 */
export async function takeNextNumber(
  tx: Queryable,
  userId: string,
  now: Date,
): Promise<{ seq: number; created_at: Date }> {
  const [totals] = await tx
    .update(merchantTotals)
    .set({
      transaction_count: sql`${merchantTotals.transaction_count} + 1`,
      last_transaction_at: sql`greatest(${merchantTotals.last_transaction_at}, ${now.toISOString()}::timestamptz)`,
    })
    .where(eq(merchantTotals.user_id, userId))
    .returning({
      seq: merchantTotals.transaction_count,
      created_at: merchantTotals.last_transaction_at,
    })
  if (!totals) throw new Error('The merchant has no books')
  return { seq: totals.seq, created_at: totals.created_at ?? now }
}

/** Adds a transaction. */
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

/** A transaction of whichever merchant, locked until the transaction ends. */
export async function lockTransaction(tx: Queryable, id: string): Promise<TransactionRow | null> {
  const [row] = await tx.select().from(transactions).where(eq(transactions.id, id)).for('update')
  return row ?? null
}

/** The transaction that an address belongs to, locked until the transaction ends. */
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

/** Pending transactions whose time is over, locked; those that somebody else is working on are passed by. */
export function lockExpiredTransactions(
  tx: Queryable,
  now: Date,
  most: number,
): Promise<TransactionRow[]> {
  return tx
    .select()
    .from(transactions)
    .where(and(eq(transactions.status, 0), lt(transactions.expires_at, now)))
    .orderBy(transactions.expires_at)
    .limit(most)
    .for('update', { skipLocked: true })
}

/** Changes how a transaction stands. */
export async function changeTransaction(
  tx: Queryable,
  id: string,
  changes: Partial<
    Pick<
      TransactionRow,
      'status' | 'outcome' | 'received' | 'fee' | 'transaction_id' | 'settled_at' | 'expires_at'
    >
  >,
): Promise<void> {
  await tx.update(transactions).set(changes).where(eq(transactions.id, id))
}

/** The newest transactions of all merchants that are pending, or were settled, for the sandbox's page. */
export function findRecentTransactions(
  db: Queryable,
  statuses: number[],
  most: number,
): Promise<TransactionRow[]> {
  return db
    .select()
    .from(transactions)
    .where(inArray(transactions.status, statuses))
    .orderBy(desc(transactions.id))
    .limit(most)
}
