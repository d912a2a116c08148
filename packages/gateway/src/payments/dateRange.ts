/** The zone in which a plain date is a day, as the dashboard shows dates in it. Specification, section 9. */
const dayZone = '+05:30'
/** So long before midnight UTC the day begins. */
const zoneMs = 5.5 * 3_600_000
const dayMs = 86_400_000

/** PostgreSQL has no year 0, which ISO 8601 can say, and offsets lead beyond the year 9999. Nothing was created there. */
const firstMoment = new Date('0001-01-01T00:00:00Z')
const lastMoment = new Date('9999-12-31T23:59:59.999Z')

function isPlainDate(text: string): boolean {
  return text.length === 10
}

function moment(text: string): Date {
  const date = new Date(isPlainDate(text) ? `${text}T00:00:00${dayZone}` : text)
  if (date < firstMoment) return firstMoment
  return date > lastMoment ? lastMoment : date
}

/** The first instant that `from_date` means: a plain date begins at midnight in Asia/Kolkata. */
export function firstInstant(text: string): Date {
  return moment(text)
}

/** The day of an instant in Asia/Kolkata, such as `2026-11-24`. */
export function dayOf(at: Date): string {
  return new Date(at.getTime() + zoneMs).toISOString().slice(0, 10)
}

/** The last instant that `to_date` means: a plain date ends with its last millisecond in Asia/Kolkata. */
export function lastInstant(text: string): Date {
  const start = moment(text)
  return isPlainDate(text) ? new Date(start.getTime() + dayMs - 1) : start
}
