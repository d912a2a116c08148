import type { Decimal, Units } from '@sluice/api/contract'
import { and, eq, lt, sql } from 'drizzle-orm'

import type { Reader } from '../database/Connection.ts'
import type { Tx } from '../database/UnitOfWork.ts'
import { prepareOnce } from '../database/Database.ts'
import {
  depositAddresses,
  merchantTotals,
  transactions,
  users,
  walletAt,
} from '../database/schema/index.ts'

/** A transaction's row. */
export type TransactionRow = typeof transactions.$inferSelect

const payee = prepareOnce((db) =>
  db
    .select({ created_at: users.created_at, wallet_id: walletAt(sql.placeholder('now')) })
    .from(users)
    .where(eq(users.id, sql.placeholder('user_id')))
    .prepare('payee'),
)

/** When a merchant registered, and the wallet that payments created now go to, as they entered it. */
export async function findPayee(
  db: Reader,
  userId: string,
  now: Date,
): Promise<{ created_at: Date; wallet_id: string }> {
  const [user] = await payee(db).execute({ user_id: userId, now: now.toISOString() })
  if (!user) throw new Error('There is no such merchant')
  return user
}

/** A new transaction with the terms of its deposit address. */
type NewTransaction = Pick<
  typeof transactions.$inferInsert,
  | 'id'
  | 'user_id'
  | 'currency'
  | 'amount'
  | 'created_by'
  | 'meta'
  | 'description'
  | 'return_url'
  | 'link_id'
> &
  Pick<
    typeof depositAddresses.$inferInsert,
    'address' | 'factory' | 'merchant' | 'fee_wallet' | 'watch_until'
  > & {
    fee_bps: number
    min_fee: Decimal
    min_fee_millionths: Units
    expires_at: Date
    now: Date
  }

const newTransaction = prepareOnce((tx: Tx) => {
  const number = tx.$with('number').as(
    tx
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
  const transaction = tx.$with('transaction').as(
    tx
      .insert(transactions)
      .values({
        id: sql.placeholder('id'),
        user_id: sql.placeholder('user_id'),
        seq: sql`(select transaction_count from ${number})`,
        currency: sql.placeholder('currency'),
        wallet_id: sql.placeholder('address'),
        amount: sql.placeholder('amount'),
        fee_bps: sql.placeholder('fee_bps'),
        min_fee: sql.placeholder('min_fee'),
        created_by: sql.placeholder('created_by'),
        meta: sql.placeholder('meta'),
        description: sql.placeholder('description'),
        return_url: sql.placeholder('return_url'),
        link_id: sql.placeholder('link_id'),
        from_type: '',
        expires_at: sql.placeholder('expires_at'),
        created_at: sql`(select last_transaction_at from ${number})`,
      })
      .returning({ id: transactions.id, created_at: transactions.created_at }),
  )
  return tx
    .with(number, transaction)
    .insert(depositAddresses)
    .values({
      address: sql.placeholder('address'),
      rail: sql.placeholder('rail'),
      transaction_id: sql`(select id from ${transaction})`,
      factory: sql.placeholder('factory'),
      merchant: sql.placeholder('merchant'),
      fee_wallet: sql.placeholder('fee_wallet'),
      fee_bps: sql.placeholder('fee_bps'),
      min_fee: sql.placeholder('min_fee_millionths'),
      watch_until: sql.placeholder('watch_until'),
    })
    .returning({
      created_at: sql`(select created_at from ${transaction})`.mapWith(transactions.created_at),
    })
    .prepare('new_transaction')
})

/**
 * Inserts a transaction with the merchant's next number, in one statement: the merchant's books are locked for no longer
 * than it takes. Returns `created_at`, which is never before that of the previous number, whatever the clocks of several
 * gateways say.
 */
export async function insertTransaction(
  tx: Tx,
  { now, ...transaction }: NewTransaction,
): Promise<Date> {
  const [inserted] = await newTransaction(tx).execute({ ...transaction, now: now.toISOString() })
  if (!inserted) throw new Error('The transaction was not inserted')
  return inserted.created_at
}

const transactionCount = prepareOnce((db) =>
  db
    .select({ count: merchantTotals.transaction_count })
    .from(merchantTotals)
    .where(eq(merchantTotals.user_id, sql.placeholder('user_id')))
    .prepare('transaction_count'),
)

/** How many transactions the merchant has. */
export async function countTransactionRows(db: Reader, userId: string): Promise<number> {
  const [totals] = await transactionCount(db).execute({ user_id: userId })
  return totals?.count ?? 0
}

const transactionById = prepareOnce((db) =>
  db
    .select()
    .from(transactions)
    .where(eq(transactions.id, sql.placeholder('id')))
    .prepare('transaction'),
)

/** A merchant's transaction, looked up by ID alone: that costs the same whatever PostgreSQL's statistics say of the merchant. */
export async function findTransaction(
  db: Reader,
  userId: string,
  id: string,
): Promise<TransactionRow | null> {
  const [row] = await transactionById(db).execute({ id })
  return row?.user_id === userId ? row : null
}

/** A transaction, locked until the database transaction ends. */
export async function lockTransaction(tx: Tx, id: string): Promise<TransactionRow | null> {
  const [row] = await tx.select().from(transactions).where(eq(transactions.id, id)).for('update')
  return row ?? null
}

/** A merchant's transaction, locked until the database transaction ends. Another merchant's is not locked. */
export async function lockMerchantTransaction(
  tx: Tx,
  userId: string,
  id: string,
): Promise<TransactionRow | null> {
  const isTheirs = (await findTransaction(tx, userId, id)) !== null
  return isTheirs ? lockTransaction(tx, id) : null
}

/** The ids of pending transactions that ended before a moment, after another in the order of their end. */
export async function findExpiredTransactions(
  db: Reader,
  before: Date,
  after: Pick<TransactionRow, 'expires_at' | 'id'> | null,
  limit: number,
): Promise<Pick<TransactionRow, 'expires_at' | 'id'>[]> {
  return db
    .select({ id: transactions.id, expires_at: transactions.expires_at })
    .from(transactions)
    .where(
      and(
        eq(transactions.status, 0),
        lt(transactions.expires_at, before),
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
  tx: Tx,
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
      | 'network'
      | 'from_type'
      | 'confirmations'
      | 'required_confirmations'
      | 'settlement'
      | 'settlement_hash'
      | 'succeeded_at'
      | 'cancelled_at'
    >
  >,
): Promise<void> {
  await tx.update(transactions).set(changes).where(eq(transactions.id, id))
}
