import { toAmount } from '@sluice/api/contract'

import type { Uses } from '../../context.ts'
import type { Tx } from '../../database/UnitOfWork.ts'
import { findBlocksDown, insertBlocks, markReplaced } from './blockRepository.ts'
import { acquireLease, LeaseLost, moveCursor, releaseLease } from '../cursorRepository.ts'
import type { CursorRow } from '../cursorRepository.ts'
import { confirmTransfers, findWatchedAddresses, findUnconfirmed } from '../transferRepository.ts'
import type { TransferRow } from '../transferRepository.ts'
import { findWatchedRefundAddresses } from '../refundAddressRepository.ts'
import { maxConfirmations, requiredConfirmations } from '../networks.ts'
import { weighTransfers } from '../transferWeightRepository.ts'
import type { NetworkFollower } from '../Rail.ts'
import { createEndedAddresses } from './endedAddresses.ts'
import type { EvmNetwork } from './evmNetwork.ts'
import { createProviders } from './providers.ts'
import { blockRow, createRangeReader, namedAddressesMax } from './rangeReader.ts'
import type { RangeRead } from './rangeReader.ts'
import type { Block, ChainReader } from './reader.ts'

/** Reading a network stopped until an operator resumes it. */
class Halt extends Error {}

/** A provider says that final blocks were replaced. */
class Contradiction extends Error {}

/** How long the only provider has to keep to a contradiction until the network is halted. */
const haltAfterMs = 3_600_000

/** How often in a row two providers have to agree until transfers are confirmed again. */
const agreeingTicks = 10

/** A cursor that stands on a block. */
type Standing = CursorRow & { height: number; hash: string }

/** A cursor on a block that is part of the chain. */
type Position = Standing & { final_height: number }

function standingOf(cursor: CursorRow): Standing {
  const { height, hash } = cursor
  if (height === null || hash === null) throw new Error('The cursor stands on no block')
  return { ...cursor, height, hash }
}

function positionOf(cursor: CursorRow): Position {
  const { final_height } = cursor
  if (final_height === null) throw new Error('The cursor knows no final block')
  return { ...standingOf(cursor), final_height }
}

/** Whether the cursor's block is part of the chain that leads to the head. */
async function continues(reader: ChainReader, cursor: Standing, head: Block): Promise<boolean> {
  if (head.number < cursor.height) return false
  if (head.number === cursor.height) return head.hash === cursor.hash
  if (head.number === cursor.height + 1) return head.parentHash === cursor.hash
  return (await reader.block(cursor.height)).hash === cursor.hash
}

function groupByTransaction(transfers: readonly TransferRow[]): Map<string, TransferRow[]> {
  const groups = new Map<string, TransferRow[]>()
  for (const transfer of transfers) {
    const group = groups.get(transfer.tx_hash)
    if (group) group.push(transfer)
    else groups.set(transfer.tx_hash, [transfer])
  }
  return groups
}

/** What a watcher works with. `holder` identifies the process. `readers` are in order of preference. */
export interface WatcherParts {
  context: Uses<'database' | 'logger' | 'now'>
  network: EvmNetwork
  holder: string
  readers: ChainReader[]
}

/** Follows one network: keeps its blocks, the transfers to deposit addresses and what they forwarded. */
export interface Watcher {
  network: EvmNetwork
  /**
   * Reads what is new and confirms what is deep enough. `isLeader`: this process has the lease, and the network is not halted. `hasMore`: there are blocks
   * left to read at once. Rejects if the provider or the database fails; the next tick starts with another provider.
   */
  tick: () => Promise<{ isLeader: boolean; hasMore: boolean }>
  /** See `NetworkFollower`. */
  readAgain: NetworkFollower['readAgain']
  /** See `NetworkFollower`. */
  missingOf: NetworkFollower['missingOf']
  /** Gives the lease up. */
  stop: () => Promise<void>
}

export function createWatcher({ context, network, holder, readers }: WatcherParts): Watcher {
  const { database, logger } = context
  const { name } = network
  const providers = createProviders(network, readers)
  const ranges = createRangeReader({ context, network })
  const ended = createEndedAddresses({ context, network, holder, providers, ranges })
  /** The transactions whose receipt contradicts a transfer. Each is mentioned in the log once. */
  const doubted = new Set<string>()
  /** Whether the last tick read all that there was. */
  let wasRead = false
  /** Since when the only provider has contradicted what was final. */
  let contradictedAt: Date | null = null
  /** In how many ticks the providers have to agree before transfers are confirmed. */
  let quietTicks = 0
  /** The head when the final block was last asked for. */
  let finalAskedAt: number | null = null

  function commit<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
    return database.unitOfWork(({ tx }) => work(tx))
  }

  /** Where reading starts on a network that was never read. */
  async function begin(reader: ChainReader, head: Block): Promise<Position> {
    const block = await reader.block(await firstFinal(reader, head))
    return commit(async (tx) => {
      await insertBlocks(tx, [blockRow(name, block)])
      const moved = await moveCursor(tx, name, holder, {
        height: block.number,
        hash: block.hash,
        final_height: block.number,
      })
      return positionOf(moved)
    })
  }

  /** The final block, as far as it is known. A provider that has to be asked is asked once in as many blocks as a payment needs. */
  async function finalHeight(reader: ChainReader, head: Block): Promise<number | null> {
    const { finality } = network
    if (finality !== 'finalized') return Math.max(0, head.number - finality)
    if (finalAskedAt !== null && head.number < finalAskedAt + maxConfirmations(network)) return null
    const height = await reader.finalized()
    finalAskedAt = head.number
    return height === null ? null : Math.min(height, head.number)
  }

  /** The final block that counts if none is known from before. */
  async function firstFinal(reader: ChainReader, head: Block): Promise<number> {
    const final = await finalHeight(reader, head)
    return Math.max(0, final ?? head.number - maxConfirmations(network))
  }

  /**
   * Where the provider's chain goes on from: the cursor's block or, if that was replaced, the latest stored block that the provider has
   * too. `replaced`: what is above it is no longer part of the chain.
   */
  async function followReorg(
    reader: ChainReader,
    cursor: Standing,
    head: Block,
  ): Promise<{ position: Position; replaced: boolean }> {
    // An operator has resumed the network: whatever was replaced is accepted.
    const isResumed = cursor.final_height === null
    const final = cursor.final_height ?? (await firstFinal(reader, head))
    if (await continues(reader, cursor, head)) {
      const final_height = Math.min(final, cursor.height)
      return { position: { ...cursor, final_height }, replaced: false }
    }
    if ((await reader.chainId()) !== network.chain_id) {
      throw new Error(`${reader.host} answers for another chain`)
    }
    let from = Math.min(cursor.height, head.number)
    for (;;) {
      const known = await findBlocksDown(database.db, name, from, 100)
      for (const block of known) {
        if ((await reader.block(block.number)).hash !== block.hash) continue
        if (block.number < final && !isResumed && !network.isLocal) {
          throw new Contradiction(
            `a reorg replaced blocks above ${block.number}, though ${final} was final`,
          )
        }
        logger.warn({ network: name, from: cursor.height, to: block.number }, 'reorg')
        const { number: height, hash } = block
        const final_height = Math.min(final, height)
        return { position: { ...cursor, height, hash, final_height }, replaced: true }
      }
      const last = known.at(-1)
      if (!last) throw new Contradiction('no stored block is part of the chain')
      from = last.number - 1
    }
  }

  /** Whether a provider lacks the latest final block that is stored. */
  async function lacksFinal(
    reader: ChainReader,
    { final_height, height }: Standing,
  ): Promise<boolean> {
    const [block] = await findBlocksDown(database.db, name, final_height ?? height, 1)
    return block !== undefined && (await reader.block(block.number)).hash !== block.hash
  }

  /**
   * Halts the network if a second provider says the same, or if there is none and this one has said so for an hour. Otherwise one of the two
   * is wrong: the other is asked from now on, and nothing is confirmed until they agree.
   */
  async function judge(
    reader: ChainReader,
    cursor: Standing,
    contradiction: Contradiction,
  ): Promise<never> {
    const second = providers.second(reader)
    if (second) {
      if (await lacksFinal(second, cursor)) throw new Halt(contradiction.message)
      if (quietTicks === 0) {
        logger.error({ network: name }, `${name}: two providers disagree: ${contradiction.message}`)
      }
      quietTicks = agreeingTicks
    } else {
      contradictedAt ??= context.now()
      if (context.now().getTime() - contradictedAt.getTime() >= haltAfterMs) {
        throw new Halt(contradiction.message)
      }
    }
    throw contradiction
  }

  /** Counts the ticks in which the providers agree, after they did not. */
  async function countAgreement(reader: ChainReader, cursor: Standing): Promise<void> {
    contradictedAt = null
    const second = providers.second(reader)
    if (quietTicks === 0 || !second) return
    // One that is out of reach agrees to nothing, and does not keep the network from being read.
    const isAgreed = await lacksFinal(second, cursor).then(
      (lacks) => !lacks,
      () => false,
    )
    quietTicks = isAgreed ? quietTicks - 1 : agreeingTicks
  }

  /**
   * Reads the blocks that became final again, since a provider may have left something out, in steps of as many as a payment needs.
   * After downtime most of them were not read before.
   */
  async function readFinal(
    reader: ChainReader,
    start: Position,
    final: number,
    open: string[],
  ): Promise<Position> {
    let cursor = start
    if (final - start.final_height < maxConfirmations(network)) return cursor
    await ranges.read(reader, start.final_height, final, open, async (read) => {
      cursor = await commit(async (tx) => {
        await ranges.store(tx, read)
        const { number, hash } = read.last
        const moved = await moveCursor(tx, name, holder, {
          final_height: number,
          ...(number > cursor.height && { height: number, hash }),
        })
        return positionOf(moved)
      })
    })
    return cursor
  }

  /** Reads the blocks that can still be replaced. What a reorg has replaced is marked together with what came instead. */
  async function readBlocks(
    reader: ChainReader,
    start: { position: Position; replaced: boolean },
    head: Block,
    open: string[],
  ): Promise<{ cursor: Position; hasMore: boolean }> {
    let cursor = start.position
    let replacedAbove = start.replaced ? cursor.height : null
    const move = async (read: RangeRead | null, to: Block | null) => {
      cursor = await commit(async (tx) => {
        if (replacedAbove !== null) await markReplaced(tx, name, replacedAbove)
        if (read) await ranges.store(tx, read)
        else if (to) await insertBlocks(tx, [blockRow(name, to)])
        const moved = await moveCursor(tx, name, holder, {
          height: to?.number ?? cursor.height,
          hash: to?.hash ?? cursor.hash,
          final_height: cursor.final_height,
        })
        return positionOf(moved)
      })
      replacedAbove = null
    }
    // Nobody was told of an address that could be paid.
    if (open.length === 0 && head.number > cursor.height) await move(null, head)
    else {
      await ranges.read(reader, cursor.height, head.number, open, async (read) => {
        if (read.last.number === head.number && read.last.hash !== head.hash) {
          throw new Error(`${reader.host}: a reorg while a range was read`)
        }
        await move(read, read.last)
      })
      if (replacedAbove !== null) await move(null, null)
    }
    return { cursor, hasMore: cursor.height < head.number }
  }

  /** Confirms the transfers that are deep enough, after reading their receipts. False if a receipt contradicts one. */
  async function confirm(reader: ChainReader, cursor: Position): Promise<boolean> {
    let isConfirmed = true
    const second = providers.second(reader)
    const above = network.second_provider_above
    const unconfirmed = await findUnconfirmed(database.db, name, cursor.height)
    const weightOf = await weighTransfers(database.db, unconfirmed)
    const deep = unconfirmed.filter(
      (transfer) =>
        cursor.height - transfer.block_number + 1 >=
        requiredConfirmations(network, weightOf(transfer)),
    )
    // A transaction can hold thousands, and its receipt holds them all.
    for (const [hash, transfers] of groupByTransaction(deep)) {
      const needsSecond =
        above !== undefined && transfers.some((each) => weightOf(each) > toAmount(above))
      const witnesses = second && needsSecond ? [reader, second] : [reader]
      let confirmed = transfers
      for (const witness of witnesses) confirmed = await witness.confirmedBy(hash, confirmed)
      if (confirmed.length < transfers.length) {
        isConfirmed = false
        if (!doubted.has(hash)) {
          logger.warn({ network: name, tx_hash: hash }, 'a receipt lacks a transfer')
        }
        doubted.add(hash)
      } else doubted.delete(hash)
      if (confirmed.length === 0) continue
      await commit(async (tx) => {
        await moveCursor(tx, name, holder)
        await confirmTransfers(
          tx,
          confirmed.map(({ id }) => id),
          context.now(),
        )
      })
    }
    return isConfirmed
  }

  /** Payments expire by the time of the latest block that is deep enough for any payment. */
  async function updateClock(reader: ChainReader, { height, deep_time }: Position): Promise<void> {
    const number = height - maxConfirmations(network) + 1
    if (number < 0) return
    const [stored] = await findBlocksDown(database.db, name, number, 1)
    const minedAt =
      stored?.number === number ? stored.mined_at : (await reader.block(number)).minedAt
    if (deep_time?.getTime() === minedAt.getTime()) return
    await commit((tx) => moveCursor(tx, name, holder, { deep_time: minedAt }))
  }

  /** The time from which blocks are read: an address that was watched then is, however long ago that was. */
  async function readSince({ final_height }: Position): Promise<Date> {
    const [block] = await findBlocksDown(database.db, name, final_height, 1)
    return block?.mined_at ?? context.now()
  }

  async function follow(cursor: CursorRow): Promise<boolean> {
    const chosen = await providers.choose(cursor.height)
    if (!chosen) return false
    const { reader, head } = chosen
    // Another one is next if this one fails.
    providers.avoid(reader)
    let start: { position: Position; replaced: boolean }
    try {
      start =
        cursor.height === null
          ? { position: await begin(reader, head), replaced: false }
          : await followReorg(reader, standingOf(cursor), head)
    } catch (error) {
      if (!(error instanceof Contradiction)) throw error
      return judge(reader, standingOf(cursor), error)
    }
    await countAgreement(reader, start.position)
    // The head was read before, so whoever paid an address in a block up to it was told of the address before it is looked up.
    const since = await readSince(start.position)
    const limit = namedAddressesMax + 1
    const rail = network.rail.name
    const open = [
      ...(await findWatchedAddresses(database.db, rail, { after: since }, limit)),
      ...(await findWatchedRefundAddresses(database.db, rail, since, limit)),
    ]
    const final = await finalHeight(reader, head)
    if (final !== null && !start.replaced) {
      start.position = await readFinal(reader, start.position, final, open)
    }
    const read = await readBlocks(reader, start, head, open)
    const isConfirmed = quietTicks > 0 || (await confirm(reader, read.cursor))
    await updateClock(reader, read.cursor)
    await ended.sweep(reader, read.cursor)
    if (isConfirmed) providers.prefer(reader)
    ranges.grow()
    wasRead = !read.hasMore
    return read.hasMore
  }

  return {
    network,
    tick: async () => {
      const cursor = await commit((tx) => acquireLease(tx, name, holder, wasRead))
      wasRead = false
      if (!cursor) return { isLeader: false, hasMore: false }
      if (cursor.halted !== null) return { isLeader: false, hasMore: false }
      try {
        return { isLeader: true, hasMore: await follow(cursor) }
      } catch (error) {
        // The gateway that took it goes on.
        if (error instanceof LeaseLost) return { isLeader: false, hasMore: false }
        if (!(error instanceof Halt)) throw error
        logger.fatal({ network: name }, `${name} is halted: ${error.message}`)
        await commit((tx) => moveCursor(tx, name, holder, { halted: error.message }))
        return { isLeader: true, hasMore: false }
      }
    },
    readAgain: ended.readAgain,
    missingOf: async (transfers) => {
      if (transfers.length === 0) return []
      const chosen = await providers.choose(null)
      if (!chosen) throw new Error(`${name}: no provider is up to date`)
      const missing: TransferRow[] = []
      for (const [hash, all] of groupByTransaction(transfers)) {
        const shown = new Set(await chosen.reader.confirmedBy(hash, all))
        missing.push(...all.filter((each) => !shown.has(each)))
      }
      return missing
    },
    stop: () => commit((tx) => releaseLease(tx, name, holder)),
  }
}
