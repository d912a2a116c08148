import { and, eq, isNotNull, isNull, ne, or, sql } from 'drizzle-orm'

import type { Reader } from '../database/Connection.ts'
import { bookedTransfers, paymentLinks, payments } from '../database/schema/index.ts'
import { amountThatCounts, type Discrepancy } from './ledgerRepository.ts'

/** Payment links whose sums differ from their payments. */
export function findWrongLinkTotals(db: Reader): Promise<Discrepancy[]> {
  const counted = db
    .select({
      link_id: payments.link_id,
      count: sql<string>`count(distinct ${payments.id})`.as('count'),
      sum: sql<string>`coalesce(sum(${amountThatCounts}), 0)`.as('sum'),
    })
    .from(payments)
    .leftJoin(
      bookedTransfers,
      and(
        eq(bookedTransfers.payment_id, payments.id),
        eq(bookedTransfers.is_at_par, true),
        isNotNull(bookedTransfers.credited_at),
        isNull(bookedTransfers.reversed_at),
      ),
    )
    .where(isNotNull(payments.link_id))
    .groupBy(payments.link_id)
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
