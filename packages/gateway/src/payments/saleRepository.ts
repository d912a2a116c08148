import type { Decimal, MerchantId } from '@sluice/api/contract'
import { and, asc, count, eq, gt, sql } from 'drizzle-orm'

import type { Reader } from '../database/Connection.ts'
import { payments } from '../database/schema/index.ts'
import { newestAt } from './listingRepository.ts'

/** What a merchant's paid sales at the counter since a moment add up to, by the currency of their prices. */
export function findSaleTotals(
  db: Reader,
  userId: MerchantId,
  from: Date,
): Promise<{ currency: string; amount: Decimal; count: number }[]> {
  const { user_id, created_by, status, seq, price_amount, price_currency } = payments
  const currency = sql<string>`coalesce(${price_currency}, ${payments.currency})`
  return db
    .select({
      currency,
      amount: sql<Decimal>`sum(coalesce(${price_amount}, ${payments.amount}))::text`,
      count: count(),
    })
    .from(payments)
    .where(
      and(
        eq(user_id, userId),
        eq(created_by, 'counter'),
        eq(status, 1),
        gt(seq, newestAt(userId, '<', from.toISOString())),
      ),
    )
    .groupBy(sql`1`)
    .orderBy(asc(sql`1`))
}
