import type { Logger } from 'pino'

/** Work that is done again and again in the background. */
export interface Worker {
  /** Looks now instead of at the next turn. */
  wake: () => void
  /** Lets the turn under way end, and begins no other. */
  stop: () => Promise<void>
}

/**
 * Does `work` every `intervalMs`, at once when woken, and again without a pause while it says that there is more. One
 * failing turn is logged and the next one comes all the same.
 */
export function startWorker(
  name: string,
  intervalMs: number,
  logger: Logger,
  work: () => Promise<boolean>,
): Worker {
  const stop = new AbortController()
  const state = { woken: false }
  let timer: NodeJS.Timeout | undefined
  let turn: Promise<void> | null = null

  async function run(): Promise<void> {
    do {
      state.woken = false
      try {
        while (!stop.signal.aborted && (await work()));
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
