import { asDecimal } from '@sluice/api/contract'
import type { CounterDeviceId, Decimal, MerchantId } from '@sluice/api/contract'
import { and, asc, count, eq, gt, ne, sql } from 'drizzle-orm'

import type { Reader } from '../database/Connection.ts'
import { payments } from '../database/schema/index.ts'
import { newestAt } from './listingRepository.ts'

/** What was asked for. */
const asked = sql`coalesce(${payments.price_amount}, ${payments.amount})`

/** What a merchant's paid sales at the counter since a moment add up to, by the currency of their prices. */
export function findSaleTotals(
  db: Reader,
  userId: MerchantId,
  from: Date,
): Promise<{ currency: string; amount: Decimal; count: number }[]> {
  const { user_id, created_by, status, seq, price_currency } = payments
  const currency = sql<string>`coalesce(${price_currency}, ${payments.currency})`
  return db
    .select({
      currency,
      amount: sql<Decimal>`sum(${asked})::text`,
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

/** What a device has charged since a moment, without what was cancelled or has expired. */
export async function sumDeviceSales(
  db: Reader,
  userId: MerchantId,
  deviceId: CounterDeviceId,
  from: Date,
): Promise<Decimal> {
  const { user_id, device_id, status, seq } = payments
  const [row] = await db
    .select({ sum: sql<Decimal>`coalesce(sum(${asked}), 0)::text` })
    .from(payments)
    .where(
      and(
        eq(user_id, userId),
        eq(device_id, deviceId),
        ne(status, -1),
        gt(seq, newestAt(userId, '<', from.toISOString())),
      ),
    )
  return row?.sum ?? asDecimal('0')
}
