import type { Logger } from 'pino'

/** Recurring background work. */
export interface Worker {
  /** Runs now instead of at the next interval. */
  wake: () => void
  /** Waits for the current run and starts no other. */
  stop: () => Promise<void>
}

/** Runs `work` every `intervalMs`, immediately when woken, and again while it returns true. Errors are logged. The signal aborts what takes long. */
export function startWorker(
  name: string,
  intervalMs: number,
  logger: Logger,
  work: (stopped: AbortSignal) => Promise<boolean>,
): Worker {
  const stop = new AbortController()
  const state = { woken: false }
  let timer: NodeJS.Timeout | undefined
  let turn: Promise<void> | null = null

  async function run(): Promise<void> {
    do {
      state.woken = false
      try {
        while (!stop.signal.aborted && (await work(stop.signal)));
      } catch (error) {
        logger.error({ err: error, worker: name }, 'background work failed')
      }
    } while (state.woken && !stop.signal.aborted)
  }

  function begin(): void {
    clearTimeout(timer)
    if (stop.signal.aborted || turn) return
    turn = run().finally(() => {
      turn = null
      if (!stop.signal.aborted) timer = setTimeout(begin, intervalMs)
    })
  }

  begin()
  return {
    wake: () => {
      state.woken = true
      begin()
    },
    stop: async () => {
      stop.abort()
      clearTimeout(timer)
      await turn
    },
  }
}
