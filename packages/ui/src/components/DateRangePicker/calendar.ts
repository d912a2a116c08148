/** Days are strings such as `2026-01-31`, so that they compare as text and have no time zone. */

const dayMs = 86_400_000

function parse(day: string): Date {
  return new Date(`${day}T00:00:00Z`)
}

function format(date: Date): string {
  return date.toISOString().slice(0, 10)
}

export function addDays(day: string, count: number): string {
  return format(new Date(parse(day).getTime() + count * dayMs))
}

/** The same day of another month, or its last one: one month after 31 January is 28 February. */
export function addMonths(day: string, count: number): string {
  const date = parse(day)
  const wanted = date.getUTCDate()
  date.setUTCDate(1)
  date.setUTCMonth(date.getUTCMonth() + count)
  return addDays(format(date), Math.min(wanted, daysInMonth(format(date))) - 1)
}

export function startOfMonth(day: string): string {
  return `${day.slice(0, 7)}-01`
}

export function endOfMonth(day: string): string {
  return addDays(startOfMonth(day), daysInMonth(day) - 1)
}

function daysInMonth(day: string): number {
  const date = parse(startOfMonth(day))
  return new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate()
}

/** The first day of the week: the last Monday, if `weekStart` is 1. */
export function startOfWeek(day: string, weekStart: number): string {
  return addDays(day, -((parse(day).getUTCDay() - weekStart + 7) % 7))
}

/** The weeks that a month touches, each of seven days, some of which belong to the months around it. */
export function weeksOf(month: string, weekStart: number): string[][] {
  const end = endOfMonth(month)
  const weeks: string[][] = []
  for (let day = startOfWeek(startOfMonth(month), weekStart); day <= end; day = addDays(day, 7)) {
    weeks.push(Array.from({ length: 7 }, (_, index) => addDays(day, index)))
  }
  return weeks
}
