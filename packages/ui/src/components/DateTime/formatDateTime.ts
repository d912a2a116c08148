// Without Intl: its first format of a page takes a phone's processor tens of milliseconds, while the first rows are awaited.
const months =
  'January February March April May June July August September October November December'.split(' ')

/** India has had one time, without a summer time, since 1945. */
const indiaAheadMs = 5.5 * 60 * 60 * 1000

/** A moment in the two ways it is shown. */
export interface DateTimeParts {
  /** In India, time then long date: `4:30 pm, 20 November 2026`. */
  shown: string
  /** The exact instant in UTC: `2026-11-20T11:00:00.000Z`. */
  exact: string
}

/** Formats a timestamp that `Date` can read; undefined for any other text. */
export function formatDateTime(value: string): DateTimeParts | undefined {
  const moment = new Date(value)
  // Its UTC fields are what clocks and calendars show in India.
  const there = new Date(moment.getTime() + indiaAheadMs)
  if (Number.isNaN(there.getTime())) return undefined
  const hours = there.getUTCHours()
  const minutes = String(there.getUTCMinutes()).padStart(2, '0')
  const time = `${hours % 12 || 12}:${minutes} ${hours < 12 ? 'am' : 'pm'}`
  const date = `${there.getUTCDate()} ${months[there.getUTCMonth()]} ${there.getUTCFullYear()}`
  return { shown: `${time}, ${date}`, exact: moment.toISOString() }
}
