/** The sandbox's clock, which can be put forward. */
export interface SandboxClock {
  now: () => Date
  advance: (ms: number) => void
}

/** So much the chain can be ahead by itself: each block is at least a second after the one before. */
const usualMs = 300_000

/** Goes on from the time of the chain's latest block if that is in the future, because the clock was put forward before a restart. */
export function createSandboxClock(latestBlock: Date | null): SandboxClock {
  const ahead = latestBlock ? latestBlock.getTime() - Date.now() : 0
  let aheadMs = ahead > usualMs ? ahead : 0
  return {
    now: () => new Date(Date.now() + aheadMs),
    advance: (ms) => {
      aheadMs += ms
    },
  }
}
