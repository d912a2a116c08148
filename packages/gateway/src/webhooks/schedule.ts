const second = 1_000
const minute = 60 * second
const hour = 60 * minute

/** How long after the failure before it each attempt is made, in milliseconds. Standard Webhooks' own schedule. */
const waits = [
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

/** The longest that an endpoint may ask to be left alone for, in milliseconds. */
const longestWait = 24 * hour

/**
 * When the next attempt is due after `attempts` failed ones; null when that was the last. `retryAfter` is what the endpoint
 * asked for, in milliseconds.
 */
export function nextAttempt(attempts: number, now: Date, retryAfter: number | null): Date | null {
  const wait = waits[attempts]
  if (wait === undefined) return null
  return new Date(now.getTime() + Math.max(wait, retryAfter ?? 0))
}

/** What a `Retry-After` header asks for, in milliseconds and a day at most; null where none can be understood. */
export function readRetryAfter(header: string | undefined, now: Date): number | null {
  const text = header?.trim() ?? ''
  if (/^\d{1,9}$/.test(text)) return Math.min(Number(text) * second, longestWait)
  const moment = /^[A-Z][a-z]{2}, .* GMT$/.test(text) ? Date.parse(text) : Number.NaN
  if (Number.isNaN(moment)) return null
  return Math.min(Math.max(0, moment - now.getTime()), longestWait)
}
