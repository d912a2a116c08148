const firstDelayMs = 500
const maxDelayMs = 8_000

/** A longer `Retry-After` is left to the caller, who may have something better to do than to wait. */
const maxRetryAfterMs = 60_000

/**
 * How long to wait before a retry, in milliseconds: twice as long each time, at random between half of that and all of it,
 * and at least as long as the gateway asks for. Null if it asks for more than a minute.
 */
export function retryDelay(
  retries: number,
  retryAfterMs = 0,
  random: () => number = Math.random,
): number | null {
  if (retryAfterMs > maxRetryAfterMs) return null
  const backoff = Math.min(firstDelayMs * 2 ** retries, maxDelayMs)
  return Math.max(backoff * (0.5 + random() / 2), retryAfterMs)
}

/** Parses a `Retry-After` header, seconds or a date, into milliseconds. Undefined if it is missing or invalid. */
export function readRetryAfter(header: string | null, now: number): number | undefined {
  const text = header?.trim() ?? ''
  if (/^\d+$/.test(text)) return Number(text) * 1_000
  const moment = text.endsWith('GMT') ? Date.parse(text) : Number.NaN
  return Number.isNaN(moment) ? undefined : Math.max(0, moment - now)
}

/** Waits, or rejects with the signal's reason. */
export function wait(ms: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    function stop() {
      clearTimeout(timer)
      reject(signal?.reason)
    }
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop)
      resolve()
    }, ms)
    signal?.addEventListener('abort', stop, { once: true })
    if (signal?.aborted) stop()
  })
}
