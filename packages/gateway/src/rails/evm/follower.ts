import pLimit from 'p-limit'
import type { Logger } from 'pino'
import { BaseError } from 'viem'

import { checkProvider } from './checkProvider.ts'
import type { EvmNetwork } from './evmNetwork.ts'
import { createReader } from './reader.ts'
import { createRelayer } from './relayer.ts'
import { relayerKeyOf } from './relayerKey.ts'
import { createWatcher } from './watcher.ts'
import type { Watcher } from './watcher.ts'
import { StartUpError } from '../../errors/Failure.ts'
import { randomText } from '../../security/random.ts'
import type { FollowerParts, NetworkFollower } from '../Rail.ts'

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

/** Follows one network. */
export function createFollower(
  network: EvmNetwork,
  { context, key, bringDueUpToDate, timeoutMs }: FollowerParts,
): NetworkFollower {
  const { logger } = context
  const relayerKey = key === undefined ? undefined : relayerKeyOf(key)
  const readers = network.rpc.map((url) => createReader(url, timeoutMs))
  const watcher: Watcher = createWatcher({ context, network, holder: randomText(20), readers })
  let relayers = network.rpc.map((url) =>
    createRelayer({ context, network, url, key: relayerKey, timeoutMs }),
  )
  const oneAtATime = pLimit(1)
  const noteReading = createReminder(logger, `${network.name} cannot be read`)
  const noteForwarding = createReminder(logger, `${network.name} cannot be brought up to date`)

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
    await bringDueUpToDate(network.name)
    try {
      await relayers[0]?.run()
      noteForwarding(null)
    } catch (error) {
      // The next provider has its turn.
      relayers = [...relayers.slice(1), ...relayers.slice(0, 1)]
      noteForwarding(error)
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
    // It can take long, and what is new is read meanwhile.
    readAgain: watcher.readAgain,
    missingOf: watcher.missingOf,
    stop: () => oneAtATime(() => watcher.stop()),
  }
}
