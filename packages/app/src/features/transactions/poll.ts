/** How often to look, in milliseconds. */
export interface Pace {
  /** From one look that succeeded to the next. */
  everyMs: number
  /** The longest wait, however often looking has failed. */
  atMostMs: number
}

/** Nobody would see the news, or none can come. */
function waits(): boolean {
  return document.hidden || !navigator.onLine
}

/**
 * Does a task again and again while somebody can see what it brings: not while the page is hidden, not without a
 * network. Whoever comes back to the page sees the news at once. Every failure doubles the wait; a success ends that.
 *
 * @param task resolves to whether it succeeded; it never overlaps with itself.
 * @returns ends it.
 */
export function poll(task: () => Promise<boolean>, { everyMs, atMostMs }: Pace): () => void {
  const stop = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined
  let failures = 0
  let busy = false
  let due = Date.now() + everyMs

  async function look() {
    if (busy || waits()) return
    busy = true
    const succeeded = await task().catch(() => false)
    busy = false
    failures = succeeded ? 0 : failures + 1
    due = Date.now() + Math.min(everyMs * 2 ** failures, atMostMs)
    schedule()
  }

  function schedule() {
    clearTimeout(timer)
    if (stop.signal.aborted || waits()) return
    timer = setTimeout(() => void look(), Math.max(0, due - Date.now()))
  }

  document.addEventListener('visibilitychange', schedule, { signal: stop.signal })
  addEventListener('online', schedule, { signal: stop.signal })
  addEventListener('offline', schedule, { signal: stop.signal })
  stop.signal.addEventListener('abort', () => clearTimeout(timer))
  schedule()
  return () => stop.abort()
}
