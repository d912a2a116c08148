import { addDays } from '@sluice/api/contract'
import type { GetSummaryQuery } from '@sluice/api/contract'

import type { Formats } from '../../config/place.ts'
import type { Translate } from '../../messages/MessageKey.ts'

/** How many months each kind of period has, and how many periods can be chosen. */
const kinds = {
  year: { months: 12, count: 6 },
  quarter: { months: 3, count: 12 },
  month: { months: 1, count: 24 },
} as const
export type PeriodKind = keyof typeof kinds

export const periodKinds = ['year', 'quarter', 'month'] as const satisfies PeriodKind[]

/** The first day of a month, counted from the year 0. */
function firstDayOf(month: number): string {
  return `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}-01`
}

/** The periods up to the one that contains today, newest first. Financial years and their quarters begin in April, as in India. */
export function reportPeriods(kind: PeriodKind, today: string): GetSummaryQuery[] {
  const { months, count } = kinds[kind]
  const [year = 0, month = 1] = today.split('-').map(Number)
  const current = year * 12 + month - 1
  const april = 3
  const newest = current - ((current - april) % months)
  return Array.from({ length: count }, (_, i) => {
    const first = newest - i * months
    return { from_date: firstDayOf(first), to_date: addDays(firstDayOf(first + months), -1) }
  })
}

/** A period in words: `Financial year 2026–27`, `July 2026 – September 2026` or `November 2026`. */
export function periodName(
  kind: PeriodKind,
  { from_date, to_date }: GetSummaryQuery,
  t: Translate,
  formats: Formats,
): string {
  if (kind === 'month') return formats.month(from_date)
  if (kind === 'quarter') return `${formats.month(from_date)} – ${formats.month(to_date)}`
  return t('reports.financialYear', { from: from_date.slice(0, 4), to: to_date.slice(2, 4) })
}
