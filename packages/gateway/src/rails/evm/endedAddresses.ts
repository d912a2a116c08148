import { asUnits } from '@sluice/api/contract'
import { getAddress, zeroAddress } from 'viem'

import type { Uses } from '../../context.ts'
import { chunksOf } from '../../database/chunks.ts'
import { findCoinAddresses, noteCoinDeposit } from '../coinDepositRepository.ts'
import { findCursors, moveCursor } from '../cursorRepository.ts'
import type { CursorRow } from '../cursorRepository.ts'
import type { NetworkFollower, NetworkRecord } from '../Rail.ts'
import { findWatchedAddresses, sumFlushed } from '../transferRepository.ts'
import { findFirstHeight } from './blockRepository.ts'
import { currentVersion } from './contractVersions.ts'
import type { EvmNetwork } from './evmNetwork.ts'
import type { Providers } from './providers.ts'
import { namedAddressesMax } from './rangeReader.ts'
import type { RangeRead, RangeReader } from './rangeReader.ts'
import type { ChainReader } from './reader.ts'

/** How often addresses are looked at whose payment ended more than a day ago, and for how long. After that they are read every night. */
const sweepEveryMs = 3_600_000
const sweptForMs = 30 * 86_400_000

/** For how long after that addresses are read every night. */
const readAgainForMs = 365 * 86_400_000

/** Looks at addresses whose payment has ended, and reads again what is final. */
export interface EndedAddresses {
  /** Reads, once an hour, what came to addresses whose payment ended in the last 30 days. What is too late is held like all late money. */
  sweep: (
    reader: ChainReader,
    cursor: Pick<CursorRow, 'swept_height' | 'swept_at'> & { final_height: number },
  ) => Promise<void>
  /** See `NetworkFollower`. */
  readAgain: NetworkFollower['readAgain']
}

export function createEndedAddresses({
  context,
  network,
  holder,
  providers,
  ranges,
}: {
  context: Uses<'database' | 'now'>
  network: EvmNetwork
  /** Identifies the process. */
  holder: string
  providers: Providers
  ranges: RangeReader
}): EndedAddresses {
  const { database } = context
  const { name } = network

  function move(to: Partial<Pick<CursorRow, 'swept_height' | 'swept_at'>>): Promise<CursorRow> {
    return database.unitOfWork(({ tx }) => moveCursor(tx, name, holder, to))
  }

  /** Looks for coins that were sent to addresses of the last 30 days by mistake. They leave no log. */
  async function findCoins(reader: ChainReader, now: Date): Promise<void> {
    const addresses = await findCoinAddresses(
      database.db,
      currentVersion.factory,
      new Date(now.getTime() - sweptForMs),
      namedAddressesMax,
    )
    const balances = await reader.balances(addresses.map((address) => getAddress(address)))
    for (const [index, address] of addresses.entries()) {
      const balance = balances[index] ?? 0n
      if (balance === 0n) continue
      await database.unitOfWork(async ({ tx }) => {
        const forwarded = await sumFlushed(tx, { network: name, token: zeroAddress, address })
        const units = asUnits(balance + forwarded)
        const coin = network.coin ?? 'coin'
        await noteCoinDeposit(tx, { network: name, address, coin, units, found_at: now })
      })
    }
  }

  const sweep: EndedAddresses['sweep'] = async (
    reader,
    { swept_height, swept_at, final_height },
  ) => {
    const now = context.now()
    if (swept_height === null) {
      await move({ swept_height: final_height, swept_at: now })
      return
    }
    const isDue = swept_at === null || now.getTime() - swept_at.getTime() >= sweepEveryMs
    if (!isDue || swept_height >= final_height) return
    const ended = await findWatchedAddresses(
      database.db,
      network.rail.name,
      { after: new Date(now.getTime() - sweptForMs), until: now },
      namedAddressesMax + 1,
    )
    const height =
      ended.length === 0
        ? final_height
        : await ranges.read(reader, swept_height, final_height, ended, (read) =>
            database.unitOfWork(async ({ tx }) => {
              await ranges.store(tx, read)
              await moveCursor(tx, name, holder, { swept_height: read.last.number })
            }),
          )
    // What is left is for the next tick.
    if (height < final_height) return
    await findCoins(reader, now)
    await move({ swept_height: height, swept_at: now })
  }

  /** What concerns the addresses of the last year, or of all time, read anew from a height up to the final block. */
  async function readAgain(after: number | null): Promise<NetworkRecord | null> {
    const [cursor] = await findCursors(database.db, [name])
    const from = after ?? (await findFirstHeight(database.db, name))
    if (!cursor || cursor.final_height === null || from === null || cursor.halted !== null)
      return null
    const upTo = cursor.final_height
    const chosen = await providers.choose(cursor.height)
    if (!chosen) throw new Error(`${name}: no provider is up to date`)
    const since = after === null ? 0 : context.now().getTime() - readAgainForMs
    const addresses = await findWatchedAddresses(database.db, network.rail.name, {
      after: new Date(since),
    })
    const reads: RangeRead[] = []
    for (const some of chunksOf(addresses, namedAddressesMax)) {
      const own = new Set(some)
      const isOwn = ({ address }: { address: string }) => own.has(address)
      for (let height = from; height < upTo;) {
        height = await ranges.read(chosen.reader, height, upTo, some, async (read) => {
          const [transfers, flushes] = [read.transfers.filter(isOwn), read.flushes.filter(isOwn)]
          reads.push({ ...read, transfers, flushes })
        })
      }
    }
    return {
      from,
      upTo,
      addresses: new Set(addresses),
      transfers: reads.flatMap(({ transfers }) => transfers).filter(ranges.tokenOf),
      flushes: reads.flatMap(({ flushes }) => flushes).filter(ranges.tokenOf),
      store: async () => {
        for (const read of reads) {
          await database.unitOfWork(({ tx }) => ranges.store(tx, read))
        }
      },
    }
  }

  return { sweep, readAgain }
}
