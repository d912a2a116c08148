import { dayOf } from '../payments/dateRange.ts'

const dayMs = 86_400_000
/** The summary of a day is sent this long after it has ended: at 8 in the morning. */
const delayMs = 8 * 3_600_000

/** The last day whose summary is due, such as `2026-11-24`. */
export function lastSummaryDay(now: Date): string {
  return dayOf(new Date(now.getTime() - delayMs - dayMs))
}
