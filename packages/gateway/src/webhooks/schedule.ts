const second = 1_000
const minute = 60 * second
const hour = 60 * minute

/** Delay of each attempt after the previous failure, in milliseconds: the schedule recommended by Standard Webhooks. */
const delays = [
  0,
  5 * second,
  5 * minute,
  30 * minute,
  2 * hour,
  5 * hour,
  10 * hour,
  14 * hour,
  20 * hour,
  24 * hour,
]

/** The longest `Retry-After` that is honored, in milliseconds. */
const maxRetryAfter = 24 * hour

/** When the next attempt is due after `attempts` failed ones; null after the last. `retryAfter` is in milliseconds. */
export function nextAttempt(attempts: number, now: Date, retryAfter: number | null): Date | null {
  const delay = delays[attempts]
  if (delay === undefined) return null
  return new Date(now.getTime() + Math.max(delay, retryAfter ?? 0))
}

/** Parses a `Retry-After` header into milliseconds, at most a day; null if it is missing or invalid. */
export function readRetryAfter(header: string | undefined, now: Date): number | null {
  const text = header?.trim() ?? ''
  if (/^\d{1,9}$/.test(text)) return Math.min(Number(text) * second, maxRetryAfter)
  const moment = /^[A-Z][a-z]{2}, .* GMT$/.test(text) ? Date.parse(text) : Number.NaN
  if (Number.isNaN(moment)) return null
  return Math.min(Math.max(0, moment - now.getTime()), maxRetryAfter)
}
