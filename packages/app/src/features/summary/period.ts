import {
  addDays,
  countDays,
  limits,
  toAmount,
  zeroDecimal,
  type Decimal,
  type GetSummaryQuery,
  type Summary,
} from '@sluice/api/contract'

import { formats } from '../../config/place.ts'
import type { Translate } from '../../messages/MessageKey.ts'

/** The periods that can be chosen: a number of days up to today, or days of one's own. */
export const periods = (t: Translate) =>
  [
    { value: '7', text: t('summary.last7Days') },
    { value: '30', text: t('summary.last30Days') },
    { value: '90', text: t('summary.last90Days') },
    { value: 'custom', text: t('summary.custom') },
  ] as const

const indiaMs = 5.5 * 3_600_000

/** The day in India, which days of the product are. */
export function today(now: number): string {
  return new Date(now + indiaMs).toISOString().slice(0, 10)
}

/** So many days, the given one the last. */
export function lastDays(count: number, to_date: string): GetSummaryQuery {
  return { from_date: addDays(to_date, 1 - count), to_date }
}

/** Why days of one's own are no period, however long. Undefined if they are one. */
export function orderError(
  { from_date, to_date }: GetSummaryQuery,
  t: Translate,
): string | undefined {
  if (!from_date || !to_date) return t('summary.enterBothDates')
  return to_date < from_date ? t('summary.mustOrAfterFrom') : undefined
}

/** Why days of one's own are no period of a summary. Undefined if they are one. */
export function periodError(period: GetSummaryQuery, t: Translate): string | undefined {
  const { from_date, to_date } = period
  const error = orderError(period, t)
  if (error !== undefined) return error
  return countDays(from_date, to_date) > limits.summaryMaxDays
    ? t('summary.atMostDays', { days: limits.summaryMaxDays })
    : undefined
}

type Totals = Summary['currencies'][number]

/** Every day of the period, also those without payments. */
export function everyDay(
  { from_date, to_date }: Pick<Summary, 'from_date' | 'to_date'>,
  { days }: Pick<Totals, 'days'>,
): Totals['days'] {
  const known = new Map(days.map((day) => [day.day, day]))
  return Array.from({ length: countDays(from_date, to_date) }, (_, i) => {
    const day = addDays(from_date, i)
    return known.get(day) ?? { day, received: zeroDecimal, fees: zeroDecimal }
  })
}

/** The change from one exact amount to another: `+12.5%`. Undefined without anything to compare with. */
export function changeText(before: Decimal, after: Decimal): string | undefined {
  const [from, to] = [toAmount(before), toAmount(after)]
  if (from <= 0n) return undefined
  const perMille = ((to - from) * 1000n) / from
  const digits = (perMille < 0n ? -perMille : perMille).toString().padStart(2, '0')
  const sign = perMille > 0n ? '+' : perMille < 0n ? '−' : ''
  return `${sign}${formats.count(Number(digits.slice(0, -1)))}.${digits.slice(-1)}%`
}
