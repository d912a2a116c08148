import pLimit from 'p-limit'
import type { Logger } from 'pino'
import { BaseError } from 'viem'
import type { Hex } from 'viem'

import { checkProvider } from '../chain/checkProvider.ts'
import { createReader } from '../chain/reader.ts'
import { createRelayer } from '../chain/relayer.ts'
import { createWatcher } from '../chain/watcher.ts'
import type { Watcher } from '../chain/watcher.ts'
import type { Network } from '../chain/networks.ts'
import type { Uses } from '../context.ts'
import { StartUpError } from '../errors/Failure.ts'
import { randomText } from '../security/random.ts'
import { settleDue } from './settlementJobs.ts'

/** Keeps the transactions up to date with one network. */
export interface ChainFollower {
  network: Network
  /**
   * Compares the network's settings with what its providers show. Rejects with a `StartUpError` if they differ; a provider out
   * of reach is only logged.
   */
  check: () => Promise<void>
  /** Reads what is new and settles what it concerns. True if there is more to read at once. Does not reject. */
  follow: () => Promise<boolean>
  /** Only reads what is new. */
  read: () => Promise<void>
  stop: () => Promise<void>
}

/** How often something that goes on failing is mentioned in the log. */
const reminderMs = 600_000

/** Logs one line when something begins to fail and one when it works again, instead of one each time. */
function createReminder(logger: Logger, what: string): (error: unknown) => void {
  let loggedAt: number | null = null
  return (error) => {
    if (error === null) {
      if (loggedAt !== null) logger.info(`${what}: over`)
      loggedAt = null
      return
    }
    const now = performance.now()
    if (loggedAt !== null && now - loggedAt < reminderMs) return
    loggedAt = now
    const message = error instanceof Error ? error.message : 'unknown error'
    // The longer message contains the provider's URL.
    logger.error(`${what}: ${error instanceof BaseError ? error.shortMessage : message}`)
  }
}

/**
 * `relayerKey` pays for forwarding money to the merchants. Without it they do so themselves. `timeoutMs` replaces how long
 * a provider may take.
 */
export function createChainFollower(
  context: Uses<'database' | 'logger' | 'networks' | 'publicUrl' | 'now'>,
  network: Network,
  relayerKey: Hex | undefined,
  timeoutMs?: number,
): ChainFollower {
  const { logger } = context
  const readers = network.rpc.map((url) => createReader(url, timeoutMs))
  const watcher: Watcher = createWatcher({ context, network, holder: randomText(20), readers })
  let relayers = network.rpc.map((url) =>
    createRelayer({ context, network, url, key: relayerKey, timeoutMs }),
  )
  const oneAtATime = pLimit(1)
  const noteReading = createReminder(logger, `${network.name} cannot be read`)
  const noteSettling = createReminder(logger, `${network.name} cannot be settled`)

  async function follow(): Promise<boolean> {
    let hasMore = false
    try {
      const result = await watcher.tick()
      noteReading(null)
      if (!result.isLeader) return false
      hasMore = result.hasMore
    } catch (error) {
      noteReading(error)
    }
    await settleDue(context, network.name)
    try {
      await relayers[0]?.run()
      noteSettling(null)
    } catch (error) {
      // The next provider has its turn.
      relayers = [...relayers.slice(1), ...relayers.slice(0, 1)]
      noteSettling(error)
    }
    return hasMore
  }

  return {
    network,
    check: async () => {
      const checks = await Promise.allSettled(
        readers.map((reader) => checkProvider(reader, network)),
      )
      for (const check of checks) {
        if (check.status === 'fulfilled') continue
        if (check.reason instanceof StartUpError) throw check.reason
        noteReading(check.reason)
      }
    },
    follow: () => oneAtATime(follow),
    read: () =>
      oneAtATime(async () => {
        while ((await watcher.tick()).hasMore);
      }),
    stop: () => oneAtATime(() => watcher.stop()),
  }
}
