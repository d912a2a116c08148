import pLimit from 'p-limit'
import { getAddress } from 'viem'

import type { Uses } from '../../context.ts'
import type { Tx } from '../../database/UnitOfWork.ts'
import { uuidv7 } from '../../security/random.ts'
import type { Token } from '../Rail.ts'
import { knownRefundAddresses, withoutBusyAddresses } from '../refundAddressRepository.ts'
import { findDepositAddresses, insertFlushes, insertTransfers } from '../transferRepository.ts'
import { insertBlocks } from './blockRepository.ts'
import { factories } from './contractVersions.ts'
import type { EvmNetwork } from './evmNetwork.ts'
import { Refusal } from './reader.ts'
import type { Block, BlockRange, ChainReader, FlushLog, TransferLog } from './reader.ts'

/** Up to this many addresses are named when events are read. Above, all transfers of the tokens are read instead. */
export const namedAddressesMax = 1_000

/** The most that an amount can be, in whole tokens. */
const wholeTokensMax = 10n ** 20n

/** Ranges read in a tick, so that confirmed payments need not wait for a long catch-up. */
const rangesPerTick = 10

/** Headers asked for at once. */
const headersAtOnce = pLimit(10)

/** What concerns deposit addresses in a range of blocks. */
export interface RangeRead {
  transfers: TransferLog[]
  flushes: FlushLog[]
  /** Those of the transfers' addresses that are customers', to whom refunds go. */
  refundsTo: Set<string>
  /** The blocks that hold these, and the last one, by their numbers. */
  blocks: Map<number, Block>
  last: Block
}

/** Reads one network in ranges of blocks, and stores what was read. */
export type RangeReader = ReturnType<typeof createRangeReader>

export function createRangeReader({
  context,
  network,
}: {
  context: Uses<'database' | 'now'>
  network: EvmNetwork
}) {
  const { database } = context
  const { name } = network
  const tokens = new Map<string, Token>(network.tokens.map((token) => [token.address, token]))
  /** How many blocks a provider reads at once. */
  let rangeSize = network.max_range

  /**
   * Reads what concerns deposit addresses in a range, with the headers of the blocks that hold it and of the last one. Throws if
   * they are not of one chain, because a reorg came in between.
   */
  async function readRange(
    reader: ChainReader,
    range: BlockRange,
    open: string[],
  ): Promise<RangeRead> {
    const { last, ...logs } = await reader.logs(range, {
      tokens: network.tokens.map(({ address }) => getAddress(address)),
      factories,
      ...(open.length <= namedAddressesMax && { to: open.map((address) => getAddress(address)) }),
    })
    const found = [...logs.transfers, ...logs.flushes].map(({ address }) => address)
    const known = await findDepositAddresses(database.db, found)
    const refundsTo = await knownRefundAddresses(
      database.db,
      found.filter((address) => !known.has(address)),
    )
    const transfers = logs.transfers.filter(
      ({ address }) => known.has(address) || refundsTo.has(address),
    )
    const flushes = logs.flushes.filter(({ address }) => known.has(address))
    const logged = [...transfers, ...flushes]
    const numbers = new Set(logged.map(({ block_number }) => block_number))
    numbers.delete(last.number)
    const blocks = await Promise.all(
      [...numbers].map((number) => headersAtOnce(() => reader.block(number))),
    )
    const byNumber = new Map([...blocks, last].map((block) => [block.number, block]))
    if (logged.some((log) => byNumber.get(log.block_number)?.hash !== log.block_hash)) {
      throw new Error(`${reader.host}: a reorg while a range was read`)
    }
    return { transfers, flushes, refundsTo, blocks: byNumber, last }
  }

  /** The listed token of a log. None for an amount that the books cannot hold, which no token worth anything has. */
  function tokenOf({ token, units }: TransferLog | FlushLog): Token | undefined {
    const listed = tokens.get(token)
    return listed && units < wholeTokensMax * 10n ** BigInt(listed.decimals) ? listed : undefined
  }

  /** `namedHash`: the only transaction to store, which somebody named. It is stored also if an address of it is too busy to be watched. */
  async function store(tx: Tx, logs: Omit<RangeRead, 'last'>, namedHash?: string): Promise<void> {
    const now = context.now()
    await insertBlocks(
      tx,
      [...logs.blocks.values()].map((block) => blockRow(name, block)),
    )
    const minedAt = (number: number) => {
      const block = logs.blocks.get(number)
      if (!block) throw new Error(`There is no block ${number}`)
      return block.minedAt
    }
    const stored = (log: TransferLog | FlushLog) => ({
      id: uuidv7(now),
      rail: network.rail.name,
      network: name,
      mined_at: minedAt(log.block_number),
      created_at: now,
      asset: tokenOf(log)?.symbol ?? null,
      decimals: tokenOf(log)?.decimals ?? null,
    })
    const transfers =
      namedHash === undefined
        ? await withoutBusyAddresses(tx, logs.transfers, logs.refundsTo, now)
        : logs.transfers.filter(({ tx_hash }) => tx_hash === namedHash)
    await insertTransfers(
      tx,
      transfers.map((log) => ({
        ...log,
        ...stored(log),
        // There is nothing to forward from a customer's address.
        is_flushed: logs.refundsTo.has(log.address),
      })),
    )
    await insertFlushes(
      tx,
      logs.flushes.map((log) => ({ ...log, ...stored(log) })),
    )
  }

  /**
   * Reads blocks up to a height in ranges that the provider can do, and hands over each. Returns how far it came: what is left after
   * ten ranges is for the next tick. A range that is refused is halved at once, and one that fails otherwise for the next tick.
   */
  async function readRanges(
    reader: ChainReader,
    after: number,
    upTo: number,
    open: string[],
    handOver: (read: RangeRead) => Promise<void>,
  ): Promise<number> {
    let height = after
    for (let count = 0; height < upTo && count < rangesPerTick;) {
      const range = { from: height + 1, to: Math.min(upTo, height + rangeSize) }
      const read = await readRange(reader, range, open).catch((error: unknown) => {
        const size = range.to - range.from + 1
        rangeSize = Math.ceil(size / 2)
        if (size === 1 || !(error instanceof Refusal)) throw error
        return null
      })
      if (!read) continue
      await handOver(read)
      height = range.to
      count += 1
    }
    return height
  }

  return {
    read: readRanges,
    store,
    tokenOf,
    /** Lets ranges grow again after a tick that nothing failed in. */
    grow: () => {
      rangeSize = Math.min(network.max_range, rangeSize * 2)
    },
  }
}

/** A block as it is stored. */
export function blockRow(network: string, { number, hash, minedAt }: Block) {
  return { network, number, hash, mined_at: minedAt }
}
