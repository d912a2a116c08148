import { and, eq, lt, sql } from 'drizzle-orm'

import type { Queryable } from '../database/Database.ts'
import { prepareOnce } from '../database/Database.ts'
import { merchantTotals, transactions, users } from '../database/schema/index.ts'

/** A transaction's row. */
export type TransactionRow = typeof transactions.$inferSelect

const merchantSince = prepareOnce((db) =>
  db
    .select({ created_at: users.created_at })
    .from(users)
    .where(eq(users.id, sql.placeholder('user_id')))
    .prepare('merchant_since'),
)

/** When the merchant registered. */
export async function findMerchantSince(db: Queryable, userId: string): Promise<Date> {
  const [user] = await merchantSince(db).execute({ user_id: userId })
  if (!user) throw new Error('There is no such merchant')
  return user.created_at
}

type NewTransaction = Pick<
  typeof transactions.$inferInsert,
  'id' | 'user_id' | 'network' | 'wallet_id' | 'amount' | 'created_by' | 'meta' | 'from_type'
> & { fee_bps: number; min_fee: string; expires_at: Date; now: Date }

const newTransaction = prepareOnce((db) => {
  const number = db.$with('number').as(
    db
      .update(merchantTotals)
      .set({
        transaction_count: sql`${merchantTotals.transaction_count} + 1`,
        last_transaction_at: sql`greatest(${merchantTotals.last_transaction_at}, ${sql.placeholder('now')}::timestamptz)`,
      })
      .where(eq(merchantTotals.user_id, sql.placeholder('user_id')))
      .returning({
        seq: merchantTotals.transaction_count,
        created_at: merchantTotals.last_transaction_at,
      }),
  )
  return db
    .with(number)
    .insert(transactions)
    .values({
      id: sql.placeholder('id'),
      user_id: sql.placeholder('user_id'),
      seq: sql`(select transaction_count from ${number})`,
      network: sql.placeholder('network'),
      wallet_id: sql.placeholder('wallet_id'),
      amount: sql.placeholder('amount'),
      fee_bps: sql.placeholder('fee_bps'),
      min_fee: sql.placeholder('min_fee'),
      created_by: sql.placeholder('created_by'),
      meta: sql.placeholder('meta'),
      from_type: sql.placeholder('from_type'),
      expires_at: sql.placeholder('expires_at'),
      created_at: sql`(select last_transaction_at from ${number})`,
    })
    .prepare('new_transaction')
})

/**
 * Inserts a transaction with the merchant's next number, in one statement: the merchant's books are locked for no longer
 * than it takes. `created_at` is never before that of the previous number, whatever the clocks of several gateways say.
 */
export async function insertTransaction(
  db: Queryable,
  { now, ...transaction }: NewTransaction,
): Promise<void> {
  await newTransaction(db).execute({ ...transaction, now: now.toISOString() })
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

const merchantTransaction = prepareOnce((db) =>
  db
    .select()
    .from(transactions)
    .where(
      and(
        eq(transactions.id, sql.placeholder('id')),
        eq(transactions.user_id, sql.placeholder('user_id')),
      ),
    )
    .prepare('merchant_transaction'),
)

/** A merchant's transaction. */
export async function findTransaction(
  db: Queryable,
  userId: string,
  id: string,
): Promise<TransactionRow | null> {
  const [row] = await merchantTransaction(db).execute({ id, user_id: userId })
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

/** The ids of pending transactions that have expired, after another in the order of their end. */
export async function findExpiredTransactions(
  db: Queryable,
  now: Date,
  after: Pick<TransactionRow, 'expires_at' | 'id'> | null,
  limit: number,
): Promise<Pick<TransactionRow, 'expires_at' | 'id'>[]> {
  return db
    .select({ id: transactions.id, expires_at: transactions.expires_at })
    .from(transactions)
    .where(
      and(
        eq(transactions.status, 0),
        lt(transactions.expires_at, now),
        after
          ? sql`(${transactions.expires_at}, ${transactions.id}) > (${after.expires_at.toISOString()}::timestamptz, ${after.id}::uuid)`
          : undefined,
      ),
    )
    .orderBy(transactions.expires_at, transactions.id)
    .limit(limit)
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
