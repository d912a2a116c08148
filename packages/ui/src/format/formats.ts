import type { Place } from '../provider/settings.ts'

/** Creating a format takes several milliseconds on a phone, and few pages use them all. */
function onFirstUse<T>(create: () => T): () => T {
  let format: T | undefined
  return () => (format ??= create())
}

/** One format for each kind of input. */
function oncePerKey<K, T>(create: (key: K) => T): (key: K) => T {
  const made = new Map<K, T>()
  return (key) => {
    const known = made.get(key)
    if (known !== undefined) return known
    const format = create(key)
    made.set(key, format)
    return format
  }
}

function isDecimal(value: string): value is `${number}` {
  return /^-?\d+(?:\.\d*)?$/.test(value)
}

const currencies = onFirstUse(() => new Set(Intl.supportedValuesOf('currency')))

/** The decimals of what is no currency, such as a token. Specification, section 2. */
const tokenDecimals = 10

/** An amount in pieces that are shown differently. */
export interface AmountParts {
  /** The currency, if it is written first: `₹`. */
  before: string
  /** With sign and digit grouping: `-1,24,500`. A long number may break after each of these. */
  groups: string[]
  /** The decimal separator and the digits after it: `.50`; empty if there are none. */
  fraction: string
  /** The currency, if it is written last: `€`. */
  after: string
}

export interface DateTimeParts {
  /** In the time zone of the place: `4:30 pm, 20 November 2026`. */
  text: string
  /** In UTC: `2026-11-20T11:00:00.000Z`. */
  utc: string
}

const units = [
  ['year', 31_536_000_000],
  ['month', 2_592_000_000],
  ['week', 604_800_000],
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const

function parseDay(day: string): Date {
  return new Date(`${day}T00:00:00Z`)
}

/** How numbers, money and times are written in one place. */
export type Formats = ReturnType<typeof createFormats>

function createFormats({ locale, timeZone, currencyDisplay, timeFirst }: Place) {
  const count = onFirstUse(() => new Intl.NumberFormat(locale))
  const compact = onFirstUse(() => new Intl.NumberFormat(locale, { notation: 'compact' }))
  const plain = oncePerKey(
    (decimals: number) =>
      new Intl.NumberFormat(locale, {
        minimumFractionDigits: decimals,
        maximumFractionDigits: decimals,
      }),
  )
  const money = oncePerKey((key: string) => {
    const [currency, decimals] = key.split(' ')
    return new Intl.NumberFormat(locale, {
      style: 'currency',
      currency,
      currencyDisplay,
      ...(decimals !== undefined && {
        minimumFractionDigits: Number(decimals),
        maximumFractionDigits: Number(decimals),
      }),
    })
  })
  const instant = (options: Intl.DateTimeFormatOptions) =>
    onFirstUse(() => new Intl.DateTimeFormat(locale, { ...options, timeZone }))
  const calendar = (options: Intl.DateTimeFormatOptions) => {
    const format = onFirstUse(
      () => new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }),
    )
    return (day: string) => format().format(parseDay(day))
  }
  const time = instant({ timeStyle: 'short' })
  const date = instant({ dateStyle: 'long' })
  const dateTime = instant({ dateStyle: 'long', timeStyle: 'short' })
  const relative = onFirstUse(() => new Intl.RelativeTimeFormat(locale))
  const now = onFirstUse(() =>
    new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(0, 'second'),
  )

  return {
    locale,

    /** A whole number: `1,24,500` in India. */
    count: (value: number): string => count().format(value),

    /** A number in few characters: `1.2L` in India. */
    compact: (value: number): string => compact().format(value),

    /**
     * A decimal string, without loss of precision: `Intl.NumberFormat` reads strings exactly. A currency (ISO 4217) has its own
     * decimals, unless others are asked for. Undefined if `value` is not a plain decimal.
     */
    amount: (
      value: string,
      { decimals, unit }: { decimals?: number | undefined; unit?: string | undefined } = {},
    ): AmountParts | undefined => {
      const trimmed = value.trim()
      if (!isDecimal(trimmed)) return undefined
      const isCurrency = unit !== undefined && currencies().has(unit)
      const format = isCurrency
        ? money(decimals === undefined ? unit : `${unit} ${decimals}`)
        : plain(decimals ?? tokenDecimals)
      const parts: AmountParts = { before: '', groups: [''], fraction: '', after: '' }
      let hasDigits = false
      for (const { type, value: text } of format.formatToParts(trimmed)) {
        const last = parts.groups.length - 1
        if (type === 'integer') {
          parts.groups[last] += text
          hasDigits = true
        } else if (type === 'group') {
          parts.groups[last] += text
          parts.groups.push('')
        } else if (type === 'decimal' || type === 'fraction') parts.fraction += text
        else if (type === 'minusSign' && !isCurrency) parts.groups[last] += text
        else if (hasDigits) parts.after += text
        else parts.before += text
      }
      return { ...parts, after: isCurrency ? parts.after.trim() : (unit ?? '') }
    },

    /** A timestamp. Undefined if `Date` can't parse it. */
    dateTime: (timestamp: string): DateTimeParts | undefined => {
      const at = new Date(timestamp)
      if (Number.isNaN(at.getTime())) return undefined
      const text = timeFirst ? `${time().format(at)}, ${date().format(at)}` : dateTime().format(at)
      // Newer ICU data has a narrow no-break space before "pm".
      return { text: text.replaceAll('\u202f', ' '), utc: at.toISOString() }
    },

    /**
     * A past timestamp relative to `at` in its largest whole unit: `3 hours ago`. Less than a minute, and the future of a clock that
     * is ahead, is `now`. Undefined if the timestamp can't be parsed.
     */
    relativeTime: (timestamp: string, at: number): string | undefined => {
      const elapsed = at - Date.parse(timestamp)
      if (Number.isNaN(elapsed)) return undefined
      const unit = units.find(([, milliseconds]) => elapsed >= milliseconds)
      if (!unit) return now()
      const [name, milliseconds] = unit
      return relative().format(-Math.floor(elapsed / milliseconds), name)
    },

    /** A day such as `2026-11-20`: `20 Nov 2026`. */
    day: calendar({ dateStyle: 'medium' }),
    /** `20 November 2026` */
    longDay: calendar({ dateStyle: 'long' }),
    /** `Friday, 20 November 2026` */
    fullDay: calendar({ dateStyle: 'full' }),
    /** `November 2026` */
    month: calendar({ month: 'long', year: 'numeric' }),
    /** `Fri` */
    weekday: calendar({ weekday: 'short' }),

    /** Today in the time zone of the place, such as `2026-11-20`. */
    today: (): string =>
      // Canada writes a day as ISO 8601 does.
      new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(),

    /** The first day of the week, from 0 for Sunday to 6. */
    weekStart: (): number => {
      const place: Intl.Locale & { getWeekInfo?: () => { firstDay: number } } = new Intl.Locale(
        locale,
      )
      return (place.getWeekInfo?.().firstDay ?? 1) % 7
    },
  }
}

const byPlace = oncePerKey((key: string) => createFormats(JSON.parse(key)))

/** The formats of a place, created once. */
export function formatsFor({ locale, timeZone, currencyDisplay, timeFirst }: Place): Formats {
  return byPlace(JSON.stringify({ locale, timeZone, currencyDisplay, timeFirst }))
}
