import type { Decimal, GetSummaryQuery, MerchantId, Summary } from '@sluice/api/contract'
import { countDays, sumDecimals, toDecimal } from '@sluice/api/contract'

import type { Uses } from '../context.ts'
import { findDailyTotals } from './dailyTotalRepository.ts'
import type { DailyTotalRow } from './dailyTotalRepository.ts'

function addDays(day: string, days: number): string {
  return new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10)
}

function sum(rows: readonly DailyTotalRow[], figure: 'earned' | 'fees'): Decimal {
  return toDecimal(sumDecimals(rows.map((row) => row[figure])))
}

/** What the merchant received in a period, and in the one of the same length before. */
export async function summarize(
  context: Uses<'database'>,
  userId: MerchantId,
  { from_date: from, to_date: to }: GetSummaryQuery,
): Promise<Summary> {
  const previousFrom = addDays(from, -countDays(from, to))
  const rows = await findDailyTotals(context.database.db, userId, previousFrom, to)
  const currencies = [...new Set(rows.map(({ currency }) => currency))]
  return {
    from_date: from,
    to_date: to,
    previous_from_date: previousFrom,
    previous_to_date: addDays(from, -1),
    currencies: currencies.map((currency) => {
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
    }),
  }
}
