import { and, eq, isNotNull, isNull, ne, or, sql } from 'drizzle-orm'

import type { Reader } from '../database/Connection.ts'
import { paymentLinks, payments, transactions } from '../database/schema/index.ts'
import type { Discrepancy } from './ledgerRepository.ts'

/** Payment links whose sums differ from their payments. */
export function findWrongLinkTotals(db: Reader): Promise<Discrepancy[]> {
  const counted = db
    .select({
      link_id: transactions.link_id,
      count: sql<string>`count(distinct ${transactions.id})`.as('count'),
      sum: sql<string>`coalesce(sum(${payments.amount}), 0)`.as('sum'),
    })
    .from(transactions)
    .leftJoin(
      payments,
      and(
        eq(payments.transaction_id, transactions.id),
        isNotNull(payments.credited_at),
        isNull(payments.reversed_at),
      ),
    )
    .where(isNotNull(transactions.link_id))
    .groupBy(transactions.link_id)
    .as('counted')
  const count = sql`coalesce(${counted.count}, 0)`
  const sum = sql`coalesce(${counted.sum}, 0)`
  return db
    .select({
      user_id: paymentLinks.user_id,
      figure: sql<string>`'payments and received of link ' || ${paymentLinks.id}`,
      stored: sql<string>`${paymentLinks.payments} || ', ' || ${paymentLinks.received}`,
      recomputed: sql<string>`${count} || ', ' || ${sum}`,
    })
    .from(paymentLinks)
    .leftJoin(counted, eq(counted.link_id, paymentLinks.id))
    .where(or(ne(paymentLinks.payments, count), ne(paymentLinks.received, sum)))
}
