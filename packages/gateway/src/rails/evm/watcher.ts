import { toAmount } from '@sluice/api/contract'
import { getAddress } from 'viem'

import type { Uses } from '../../context.ts'
import type { Tx } from '../../database/UnitOfWork.ts'
import { uuidv7 } from '../../security/random.ts'
import { findBlocksDown, insertBlock, markReplaced } from './blockRepository.ts'
import { acquireLease, LeaseLost, moveCursor, releaseLease } from '../cursorRepository.ts'
import type { CursorRow } from '../cursorRepository.ts'
import {
  confirmTransfers,
  findDepositAddresses,
  findOpenAddresses,
  findUnconfirmed,
  insertFlushes,
  insertTransfers,
} from '../transferRepository.ts'
import type { TransferRow } from '../transferRepository.ts'
import { contractVersions } from './contractVersions.ts'
import { maxConfirmations, requiredConfirmations } from '../networks.ts'
import { weighTransfers } from '../transferWeightRepository.ts'
import type { Token } from '../Rail.ts'
import type { EvmNetwork } from './evmNetwork.ts'
import { createProviders } from './providers.ts'
import type { Block, Blocks, ChainReader, FlushLog, TransferLog } from './reader.ts'

/** Up to this many addresses are named when events are read. Above, all transfers of the tokens are read instead. */
const namedAddressesMax = 1_000

const factories = contractVersions.map(({ factory }) => factory)

/** Blocks read one by one in a tick, so that confirmed payments need not wait for a long catch-up. */
const blocksPerTick = 500

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
  /** Gives the lease up. */
  stop: () => Promise<void>
}

export function createWatcher({ context, network, holder, readers }: WatcherParts): Watcher {
  const { database, logger } = context
  const { name } = network
  const tokens = new Map<string, Token>(network.tokens.map((token) => [token.address, token]))
  const providers = createProviders(network, readers)
  /** The transactions whose receipt contradicts a transfer. Each is mentioned in the log once. */
  const doubted = new Set<string>()
  /** Whether the last tick read all that there was. */
  let wasRead = false
  /** Since when the only provider has contradicted what was final. */
  let contradictedAt: Date | null = null
  /** In how many ticks the providers have to agree before transfers are confirmed. */
  let quietTicks = 0

  function commit<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
    return database.unitOfWork(({ tx }) => work(tx))
  }

  /** Where reading starts on a network that was never read. */
  async function begin(reader: ChainReader, head: Block): Promise<Position> {
    const block = await reader.block(await firstFinal(reader, head))
    return commit(async (tx) => {
      await insertBlock(tx, blockRow(block))
      const moved = await moveCursor(tx, name, holder, {
        height: block.number,
        hash: block.hash,
        final_height: block.number,
      })
      return positionOf(moved)
    })
  }

  function blockRow({ number, hash, minedAt }: Block) {
    return { network: name, number, hash, mined_at: minedAt }
  }

  async function finalHeight(reader: ChainReader, head: Block): Promise<number | null> {
    const { finality } = network
    const height =
      finality === 'finalized' ? await reader.finalized() : Math.max(0, head.number - finality)
    return height === null ? null : Math.min(height, head.number)
  }

  /** The final block that counts if none is known from before. */
  async function firstFinal(reader: ChainReader, head: Block): Promise<number> {
    const final = await finalHeight(reader, head)
    return Math.max(0, final ?? head.number - maxConfirmations(network))
  }

  /** Goes back to the latest block that the provider has too, if the cursor's block was replaced. */
  async function followReorg(
    reader: ChainReader,
    cursor: Standing,
    head: Block,
  ): Promise<Position> {
    // An operator has resumed the network: whatever was replaced is accepted.
    const isResumed = cursor.final_height === null
    const final = cursor.final_height ?? (await firstFinal(reader, head))
    let from = Math.min(cursor.height, head.number)
    if (from === cursor.height && (await reader.block(from)).hash === cursor.hash) {
      if (!isResumed) return { ...cursor, final_height: final }
      const final_height = Math.min(final, cursor.height)
      return commit(async (tx) => positionOf(await moveCursor(tx, name, holder, { final_height })))
    }
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
        return commit(async (tx) => {
          await markReplaced(tx, name, block.number)
          const moved = await moveCursor(tx, name, holder, {
            height: block.number,
            hash: block.hash,
            final_height: Math.min(final, block.number),
          })
          return positionOf(moved)
        })
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

  /** Reads events of blocks. Flushes and transfers of other gateways’ addresses are left out. */
  async function readLogs(reader: ChainReader, blocks: Blocks, open: string[]) {
    const [transfers, flushes] = await Promise.all([
      open.length === 0
        ? []
        : reader.transfers(blocks, {
            tokens: network.tokens.map(({ address }) => getAddress(address)),
            ...(open.length <= namedAddressesMax && {
              to: open.map((address) => getAddress(address)),
            }),
          }),
      reader.flushes(blocks, factories),
    ])
    const known = await findDepositAddresses(
      database.db,
      [...transfers, ...flushes].map(({ address }) => address),
    )
    return {
      transfers: transfers.filter(({ address }) => known.has(address)),
      flushes: flushes.filter(({ address }) => known.has(address)),
    }
  }

  async function storeLogs(
    tx: Tx,
    logs: { transfers: TransferLog[]; flushes: FlushLog[] },
    minedAt: (block: number) => Date,
  ): Promise<void> {
    const now = context.now()
    const stored = (log: TransferLog | FlushLog) => ({
      id: uuidv7(now),
      rail: network.rail.name,
      network: name,
      mined_at: minedAt(log.block_number),
      created_at: now,
    })
    await insertTransfers(
      tx,
      logs.transfers.map((log) => {
        const token = tokens.get(log.token)
        return {
          ...log,
          ...stored(log),
          asset: token?.symbol ?? null,
          decimals: token?.decimals ?? null,
        }
      }),
    )
    await insertFlushes(
      tx,
      logs.flushes.map((log) => ({ ...log, ...stored(log) })),
    )
  }

  /**
   * Reads the blocks that became final. After downtime these are many at once. Otherwise they were read before, one by one,
   * and are read again, since a provider may have left something out.
   */
  async function readFinal(
    reader: ChainReader,
    start: Position,
    final: number,
    open: string[],
  ): Promise<Position> {
    let cursor = start
    let size = network.max_range
    while (cursor.final_height < final) {
      const to = Math.min(final, cursor.final_height + size)
      const from = cursor.final_height + 1
      let logs
      try {
        logs = await readLogs(reader, { fromBlock: BigInt(from), toBlock: BigInt(to) }, open)
      } catch (error) {
        if (size === 1) throw error
        size = Math.ceil(Math.min(size, to - from + 1) / 2)
        continue
      }
      const numbers = [...logs.transfers, ...logs.flushes].map((log) => log.block_number)
      const times = new Map<number, Date>()
      for (const number of new Set(numbers)) times.set(number, (await reader.block(number)).minedAt)
      const last = to > cursor.height ? await reader.block(to) : null
      cursor = await commit(async (tx) => {
        await storeLogs(tx, logs, (number) => times.get(number) ?? new Date(0))
        if (last) await insertBlock(tx, blockRow(last))
        const moved = await moveCursor(tx, name, holder, {
          final_height: to,
          ...(last ? { height: last.number, hash: last.hash } : {}),
        })
        return positionOf(moved)
      })
    }
    return cursor
  }

  /** Reads the blocks that can still be replaced, one by one. */
  async function readBlocks(
    reader: ChainReader,
    start: Position,
    head: Block,
    open: string[],
  ): Promise<{ cursor: Position; hasMore: boolean }> {
    let cursor = start
    const end = Math.min(head.number, start.height + blocksPerTick)
    while (cursor.height < end) {
      const number = cursor.height + 1
      const block = number === head.number ? head : await reader.block(number)
      if (block.parentHash !== cursor.hash) return { cursor, hasMore: true }
      const logs = await readLogs(reader, { blockHash: block.hash }, open)
      cursor = await commit(async (tx) => {
        await insertBlock(tx, blockRow(block))
        await storeLogs(tx, logs, () => block.minedAt)
        const moved = await moveCursor(tx, name, holder, { height: number, hash: block.hash })
        return positionOf(moved)
      })
    }
    return { cursor, hasMore: end < head.number }
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
    const { minedAt } = await reader.block(number)
    if (deep_time?.getTime() === minedAt.getTime()) return
    await commit((tx) => moveCursor(tx, name, holder, { deep_time: minedAt }))
  }

  async function follow(cursor: CursorRow): Promise<boolean> {
    const chosen = await providers.choose(cursor.height)
    if (!chosen) return false
    const { reader, head } = chosen
    // Another one is next if this one fails.
    providers.avoid(reader)
    let position: Position
    try {
      position =
        cursor.height === null
          ? await begin(reader, head)
          : await followReorg(reader, standingOf(cursor), head)
    } catch (error) {
      if (!(error instanceof Contradiction)) throw error
      return judge(reader, standingOf(cursor), error)
    }
    await countAgreement(reader, position)
    // The head was read before, so whoever paid an address in a block up to it was told of the address before it is looked up.
    const open = await findOpenAddresses(
      database.db,
      network.rail.name,
      context.now(),
      namedAddressesMax + 1,
    )
    const final = await finalHeight(reader, head)
    if (final !== null) position = await readFinal(reader, position, final, open)
    const read = await readBlocks(reader, position, head, open)
    const isConfirmed = quietTicks > 0 || (await confirm(reader, read.cursor))
    await updateClock(reader, read.cursor)
    if (isConfirmed) providers.prefer(reader)
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
    stop: () => commit((tx) => releaseLease(tx, name, holder)),
  }
}
