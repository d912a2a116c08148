const locale = 'en-IN'

/** Creating a format takes several milliseconds on a phone, and few pages use them all. */
function onFirstUse<T>(create: () => T): () => T {
  let format: T | undefined
  return () => (format ??= create())
}

const countFormat = onFirstUse(() => new Intl.NumberFormat(locale))

/** Formats a count with Indian digit grouping: `1,24,500`. */
export function formatCount(count: number): string {
  return countFormat().format(count)
}

const amountFormats = new Map<number, Intl.NumberFormat>()

function getAmountFormat(decimals: number): Intl.NumberFormat {
  let format = amountFormats.get(decimals)
  if (!format) {
    format = new Intl.NumberFormat(locale, {
      minimumFractionDigits: decimals,
      maximumFractionDigits: decimals,
    })
    amountFormats.set(decimals, format)
  }
  return format
}

function isDecimal(value: string): value is `${number}` {
  return /^-?\d+(?:\.\d*)?$/.test(value)
}

export interface AmountParts {
  /** With sign and digit grouping: `-1,24,500`. */
  integer: string
  /** The digits after the decimal point; empty if there are none. */
  fraction: string
}

/**
 * Formats a decimal string without loss of precision: `Intl.NumberFormat` reads strings exactly. Returns undefined if
 * `value` is not a plain decimal.
 */
export function formatAmount(value: string, decimals: number): AmountParts | undefined {
  const trimmed = value.trim()
  if (!isDecimal(trimmed)) return undefined
  const [integer = '', fraction = ''] = getAmountFormat(decimals).format(trimmed).split('.')
  return { integer, fraction }
}

const timeZone = 'Asia/Kolkata'
// The combined en-IN format prints the date first, so the time has a format of its own.
const timeFormat = onFirstUse(
  () => new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone }),
)
const dateFormat = onFirstUse(
  () => new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone }),
)

export interface DateTimeParts {
  /** In Indian time: `4:30 pm, 20 November 2026`. */
  text: string
  /** In UTC: `2026-11-20T11:00:00.000Z`. */
  utc: string
}

/** Formats a timestamp. Returns undefined if `Date` can't parse it. */
export function formatDateTime(timestamp: string): DateTimeParts | undefined {
  const date = new Date(timestamp)
  if (Number.isNaN(date.getTime())) return undefined
  // Newer ICU data has a narrow no-break space before "pm".
  const time = timeFormat().format(date).replaceAll('\u202f', ' ')
  return { text: `${time}, ${dateFormat().format(date)}`, utc: date.toISOString() }
}

const relativeFormat = onFirstUse(() => new Intl.RelativeTimeFormat(locale))

const units = [
  ['year', 31_536_000_000],
  ['month', 2_592_000_000],
  ['week', 604_800_000],
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const

/**
 * Formats a past timestamp relative to `now` in its largest whole unit: `3 hours ago`. Less than a minute, and the
 * future of a clock that is ahead, is `just now`. Returns undefined if the timestamp can't be parsed.
 */
export function formatRelativeTime(timestamp: string, now: number): string | undefined {
  const elapsed = now - Date.parse(timestamp)
  if (Number.isNaN(elapsed)) return undefined
  const unit = units.find(([, milliseconds]) => elapsed >= milliseconds)
  if (!unit) return 'just now'
  const [name, milliseconds] = unit
  return relativeFormat().format(-Math.floor(elapsed / milliseconds), name)
}
