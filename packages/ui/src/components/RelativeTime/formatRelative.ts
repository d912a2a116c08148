const steps = [
  ['year', 31_536_000_000],
  ['month', 2_592_000_000],
  ['week', 604_800_000],
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const

let format: Intl.RelativeTimeFormat | undefined

/**
 * How long ago a moment was, in its largest whole unit: "3 hours ago". Less than a minute, and whatever a clock that
 * is ahead calls the future, is "just now"; undefined for what is no moment.
 */
export function formatRelative(value: string, now: number): string | undefined {
  const past = now - Date.parse(value)
  if (Number.isNaN(past)) return undefined
  const step = steps.find(([, size]) => past >= size)
  if (!step) return 'just now'
  format ??= new Intl.RelativeTimeFormat('en-IN')
  return format.format(-Math.floor(past / step[1]), step[0])
}
