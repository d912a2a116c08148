import type { Decimal, MerchantId } from '@sluice/api/contract'
import { and, asc, eq, gte, inArray, isNotNull, lte, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'

import type { Reader } from '../database/Connection.ts'
import { dailyTotals, dailyValues, ledgerEntries } from '../database/schema/index.ts'
import { sumOf } from './ledgerRepository.ts'
import type { Discrepancy } from './ledgerRepository.ts'

/** A day's totals. */
export type DailyTotalRow = typeof dailyTotals.$inferSelect

/** Totals by token, and what they were worth by home currency. */
const tables = { totals: dailyTotals, values: dailyValues }

type DailyTable = (typeof tables)[keyof typeof tables]

/** A merchant's totals from one day to another, both included. */
export function findDailyTotals(
  db: Reader,
  what: keyof typeof tables,
  userId: MerchantId,
  from: string,
  to: string,
): Promise<DailyTotalRow[]> {
  const table = tables[what]
  return db
    .select()
    .from(table)
    .where(and(eq(table.user_id, userId), gte(table.day, from), lte(table.day, to)))
    .orderBy(asc(table.currency), asc(table.day))
}

/** Everything that a merchant has earned, by currency. */
export function findEarnings(
  db: Reader,
  what: keyof typeof tables,
  userId: MerchantId,
): Promise<{ currency: string; amount: Decimal }[]> {
  const table = tables[what]
  return db
    .select({ currency: table.currency, amount: sql<Decimal>`sum(${table.earned})` })
    .from(table)
    .where(eq(table.user_id, userId))
    .groupBy(table.currency)
    .orderBy(table.currency)
}

/** Days whose totals, or whose values, differ from the ledger entries. */
export async function findWrongDailyTotals(db: Reader): Promise<Discrepancy[]> {
  const { asset, amount, value_currency, value } = ledgerEntries
  return [
    ...(await findWrongDays(db, dailyTotals, { currency: asset, amount })),
    ...(await findWrongDays(db, dailyValues, { currency: value_currency, amount: value })),
  ]
}

function findWrongDays(
  db: Reader,
  table: DailyTable,
  entry: { currency: AnyPgColumn; amount: AnyPgColumn },
): Promise<Discrepancy[]> {
  const booked = db
    .select({
      user_id: ledgerEntries.user_id,
      // The same day as in the trigger that keeps the totals.
      day: sql`(${ledgerEntries.created_at} at time zone interval '05:30')::date`.as('day'),
      currency: sql`${entry.currency}`.as('currency'),
      earned: sumOf('merchant', entry.amount).as('earned'),
      fees: sumOf('fees', entry.amount).as('fees'),
    })
    .from(ledgerEntries)
    .where(and(inArray(ledgerEntries.account, ['merchant', 'fees']), isNotNull(entry.amount)))
    .groupBy(sql`1`, sql`2`, sql`3`)
    .as('booked')
  const day = sql`coalesce(booked.day, ${table.day})`
  const currency = sql`coalesce(booked.currency, ${table.currency})`
  const figures = sql`(values
    ('received', coalesce(${table.earned}, 0), coalesce(booked.earned, 0)),
    ('fees', coalesce(${table.fees}, 0), coalesce(booked.fees, 0))
  ) as figures (name, stored, recomputed)`
  return db
    .select({
      user_id: sql<string>`coalesce(booked.user_id, ${table.user_id})`,
      figure: sql<string>`figures.name || ' in ' || ${currency} || ' on ' || ${day}`,
      stored: sql<string>`figures.stored::text`,
      recomputed: sql<string>`figures.recomputed::text`,
    })
    .from(table)
    .fullJoin(
      booked,
      sql`(booked.user_id, booked.day, booked.currency) = (${table.user_id}, ${table.day}, ${table.currency})`,
    )
    .innerJoin(sql`lateral ${figures}`, sql`figures.stored <> figures.recomputed`)
}
