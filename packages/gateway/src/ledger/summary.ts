import type {
  CurrencySummary,
  Decimal,
  Earnings,
  GetSummaryQuery,
  MerchantId,
  Summary,
} from '@sluice/api/contract'
import {
  addDays,
  countDays,
  sumDecimals,
  toAmount,
  toDecimal,
  roundValue,
} from '@sluice/api/contract'

import type { Uses } from '../context.ts'
import { findDailyTotals, findEarnings } from './dailyTotalRepository.ts'
import type { DailyTotalRow } from './dailyTotalRepository.ts'

function sum(rows: readonly DailyTotalRow[], figure: 'earned' | 'fees'): Decimal {
  return toDecimal(sumDecimals(rows.map((row) => row[figure])))
}

/** Each currency's totals since a day, and before it. */
function byCurrency(rows: readonly DailyTotalRow[], from: string): CurrencySummary[] {
  return [...new Set(rows.map(({ currency }) => currency))].map((currency) => {
    const own = rows.filter((row) => row.currency === currency)
    const now = own.filter(({ day }) => day >= from)
    const before = own.filter(({ day }) => day < from)
    return {
      currency,
      received: sum(now, 'earned'),
      fees: sum(now, 'fees'),
      previous_received: sum(before, 'earned'),
      previous_fees: sum(before, 'fees'),
      days: now.map(({ day, earned, fees }) => ({ day, received: earned, fees })),
    }
  })
}

function round(value: Decimal, currency: string): Decimal {
  return toDecimal(roundValue(toAmount(value), currency))
}

/** Values, rounded to what their currency has. */
function rounded({ currency, days, ...totals }: CurrencySummary): CurrencySummary {
  return {
    currency,
    received: round(totals.received, currency),
    fees: round(totals.fees, currency),
    previous_received: round(totals.previous_received, currency),
    previous_fees: round(totals.previous_fees, currency),
    days: days.map(({ day, received, fees }) => ({
      day,
      received: round(received, currency),
      fees: round(fees, currency),
    })),
  }
}

/** What the merchant received in a period, and in the one of the same length before. */
export async function summarize(
  context: Uses<'database'>,
  userId: MerchantId,
  { from_date: from, to_date: to }: GetSummaryQuery,
): Promise<Summary> {
  const previousFrom = addDays(from, -countDays(from, to))
  const { db } = context.database
  const [totals, values] = await Promise.all([
    findDailyTotals(db, 'totals', userId, previousFrom, to),
    findDailyTotals(db, 'values', userId, previousFrom, to),
  ])
  return {
    from_date: from,
    to_date: to,
    previous_from_date: previousFrom,
    previous_to_date: addDays(from, -1),
    currencies: byCurrency(totals, from),
    values: byCurrency(values, from).map(rounded),
  }
}

/** Everything that the merchant has earned, and what it was worth. */
export async function readEarnings(
  context: Uses<'database'>,
  userId: MerchantId,
): Promise<Earnings> {
  const { db } = context.database
  const [tokens, values] = await Promise.all([
    findEarnings(db, 'totals', userId),
    findEarnings(db, 'values', userId),
  ])
  return {
    tokens,
    values: values.map(({ currency, amount }) => ({ currency, amount: round(amount, currency) })),
  }
}
