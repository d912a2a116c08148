import type { MerchantId } from '@sluice/api/contract'
import { and, asc, eq, gte, inArray, lte, sql } from 'drizzle-orm'

import type { Reader } from '../database/Connection.ts'
import { dailyTotals, ledgerEntries } from '../database/schema/index.ts'
import { sumOf } from './ledgerRepository.ts'
import type { Discrepancy } from './ledgerRepository.ts'

/** A day's totals. */
export type DailyTotalRow = typeof dailyTotals.$inferSelect

/** A merchant's totals from one day to another, both included. */
export function findDailyTotals(
  db: Reader,
  userId: MerchantId,
  from: string,
  to: string,
): Promise<DailyTotalRow[]> {
  return db
    .select()
    .from(dailyTotals)
    .where(
      and(eq(dailyTotals.user_id, userId), gte(dailyTotals.day, from), lte(dailyTotals.day, to)),
    )
    .orderBy(asc(dailyTotals.currency), asc(dailyTotals.day))
}

/** Days whose totals differ from the ledger entries. */
export function findWrongDailyTotals(db: Reader): Promise<Discrepancy[]> {
  const booked = db
    .select({
      user_id: ledgerEntries.user_id,
      // The same day as in the trigger that keeps the totals.
      day: sql`(${ledgerEntries.created_at} at time zone interval '05:30')::date`.as('day'),
      currency: sql`${ledgerEntries.asset}`.as('currency'),
      earned: sumOf('merchant').as('earned'),
      fees: sumOf('fees').as('fees'),
    })
    .from(ledgerEntries)
    .where(inArray(ledgerEntries.account, ['merchant', 'fees']))
    .groupBy(sql`1`, sql`2`, sql`3`)
    .as('booked')
  const day = sql`coalesce(booked.day, ${dailyTotals.day})`
  const currency = sql`coalesce(booked.currency, ${dailyTotals.currency})`
  const figures = sql`(values
    ('received', coalesce(${dailyTotals.earned}, 0), coalesce(booked.earned, 0)),
    ('fees', coalesce(${dailyTotals.fees}, 0), coalesce(booked.fees, 0))
  ) as figures (name, stored, recomputed)`
  return db
    .select({
      user_id: sql<string>`coalesce(booked.user_id, ${dailyTotals.user_id})`,
      figure: sql<string>`figures.name || ' in ' || ${currency} || ' on ' || ${day}`,
      stored: sql<string>`figures.stored::text`,
      recomputed: sql<string>`figures.recomputed::text`,
    })
    .from(dailyTotals)
    .fullJoin(
      booked,
      sql`(booked.user_id, booked.day, booked.currency) = (${dailyTotals.user_id}, ${dailyTotals.day}, ${dailyTotals.currency})`,
    )
    .innerJoin(sql`lateral ${figures}`, sql`figures.stored <> figures.recomputed`)
}
