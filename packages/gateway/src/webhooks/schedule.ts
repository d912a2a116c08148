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

/** The largest share of a delay that is added at random, so that what failed together is not retried together. */
const jitter = 0.1

/** When the next attempt is due after `attempts` failed ones; null after the last. `retryAfter` is in milliseconds. */
export function nextAttempt(
  attempts: number,
  now: Date,
  retryAfter: number | null,
  random: () => number = Math.random,
): Date | null {
  const delay = delays[attempts]
  if (delay === undefined) return null
  const spread = delay * (1 + jitter * random())
  return new Date(now.getTime() + Math.max(Math.round(spread), retryAfter ?? 0))
}

/** Parses a `Retry-After` header into milliseconds, at most a day; null if it is missing or invalid. */
export function readRetryAfter(header: string | undefined, now: Date): number | null {
  const text = header?.trim() ?? ''
  if (/^\d{1,9}$/.test(text)) return Math.min(Number(text) * second, maxRetryAfter)
  const moment = /^[A-Z][a-z]{2}, .* GMT$/.test(text) ? Date.parse(text) : Number.NaN
  if (Number.isNaN(moment)) return null
  return Math.min(Math.max(0, moment - now.getTime()), maxRetryAfter)
}
