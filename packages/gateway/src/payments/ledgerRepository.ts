import { eq, isNotNull, ne, or, sql } from 'drizzle-orm'

import type { Queryable } from '../database/Database.ts'
import { ledgerEntries, merchantTotals, payments, transactions } from '../database/schema/index.ts'

/** One place where the books do not agree with themselves. */
export interface LedgerFinding {
  user_id: string
  /** What is kept. */
  kept: string
  /** What the entries come to. */
  recomputed: string
}

/** Merchants whose earnings are not the sum of their ledger entries. */
export function findWrongEarnings(db: Queryable): Promise<LedgerFinding[]> {
  const sums = db
    .select({
      user_id: ledgerEntries.user_id,
      sum: sql<string>`sum(${ledgerEntries.amount})`.as('sum'),
    })
    .from(ledgerEntries)
    .groupBy(ledgerEntries.user_id)
    .as('sums')
  const recomputed = sql<string>`coalesce(${sums.sum}, 0)`
  return db
    .select({
      user_id: merchantTotals.user_id,
      kept: sql<string>`${merchantTotals.total_earnings}::text`,
      recomputed: sql<string>`${recomputed}::text`,
    })
    .from(merchantTotals)
    .leftJoin(sums, eq(sums.user_id, merchantTotals.user_id))
    .where(ne(merchantTotals.total_earnings, recomputed))
}

/** Merchants whose number of transactions, or its last number, is not what is counted. */
export function findWrongCounts(db: Queryable): Promise<LedgerFinding[]> {
  const counts = db
    .select({
      user_id: transactions.user_id,
      count: sql<string>`count(*)`.as('count'),
      last: sql<string>`max(${transactions.seq})`.as('last'),
    })
    .from(transactions)
    .groupBy(transactions.user_id)
    .as('counts')
  return db
    .select({
      user_id: merchantTotals.user_id,
      kept: sql<string>`${merchantTotals.transaction_count}::text`,
      recomputed: sql<string>`coalesce(${counts.count}, 0)::text`,
    })
    .from(merchantTotals)
    .leftJoin(counts, eq(counts.user_id, merchantTotals.user_id))
    .where(
      or(
        sql`${merchantTotals.transaction_count} <> coalesce(${counts.count}, 0)`,
        sql`${merchantTotals.transaction_count} <> coalesce(${counts.last}, 0)`,
      ),
    )
}

/** Transactions whose ledger entries are not their credited payments less their fee. */
export function findWrongTransactions(
  db: Queryable,
): Promise<(LedgerFinding & { transaction_id: string })[]> {
  const credited = db
    .select({
      transaction_id: payments.transaction_id,
      sum: sql<string>`sum(${payments.amount})`.as('credited'),
    })
    .from(payments)
    .where(isNotNull(payments.credited_at))
    .groupBy(payments.transaction_id)
    .as('credits')
  const booked = db
    .select({
      transaction_id: ledgerEntries.transaction_id,
      sum: sql<string>`sum(${ledgerEntries.amount})`.as('booked'),
    })
    .from(ledgerEntries)
    .groupBy(ledgerEntries.transaction_id)
    .as('bookings')
  const kept = sql<string>`coalesce(${booked.sum}, 0)`
  const recomputed = sql<string>`coalesce(${credited.sum}, 0) - ${transactions.fee}`
  return db
    .select({
      user_id: transactions.user_id,
      transaction_id: transactions.id,
      kept: sql<string>`(${kept})::text`,
      recomputed: sql<string>`(${recomputed})::text`,
    })
    .from(transactions)
    .leftJoin(credited, eq(credited.transaction_id, transactions.id))
    .leftJoin(booked, eq(booked.transaction_id, transactions.id))
    .where(sql`${kept} <> ${recomputed}`)
}
