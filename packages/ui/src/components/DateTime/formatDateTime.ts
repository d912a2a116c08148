let formats: { time: Intl.DateTimeFormat; date: Intl.DateTimeFormat } | undefined

/** Made on first use: an Intl format costs a page milliseconds before it has shown anything. */
function indianFormats() {
  formats ??= {
    time: new Intl.DateTimeFormat('en-IN', { timeZone: 'Asia/Kolkata', timeStyle: 'short' }),
    date: new Intl.DateTimeFormat('en-IN', { timeZone: 'Asia/Kolkata', dateStyle: 'long' }),
  }
  return formats
}

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
  if (Number.isNaN(moment.getTime())) return undefined
  const { time, date } = indianFormats()
  const shown = `${time.format(moment)}, ${date.format(moment)}`
  // Newer ICU data puts a narrow space before "pm": with one kind of space, server and browser agree.
  return { shown: shown.replaceAll('\u202f', ' '), exact: moment.toISOString() }
}
