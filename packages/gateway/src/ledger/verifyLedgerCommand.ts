import { parseArgs } from 'node:util'

import type { Logger } from 'pino'

import type { Settings } from '../config/settings.ts'
import type { Uses } from '../context.ts'
import { openDatabase } from '../database/openDatabase.ts'
import { StartUpError } from '../errors/Failure.ts'
import { readNetworksFile } from '../rails/networks.ts'
import { verifyNetwork } from '../rails/networkVerification.ts'
import type { Rail } from '../rails/Rail.ts'
import type { Discrepancy } from './ledgerRepository.ts'
import { verifyLedger } from './verifyLedger.ts'
import { verifyRefunds } from './verifyRefunds.ts'

/** How many discrepancies are printed. */
const printedMax = 100

function parseFlags(args: string[]): { chain: boolean; whole: boolean } {
  try {
    const { values } = parseArgs({
      args,
      options: {
        chain: { type: 'boolean', default: false },
        whole: { type: 'boolean', default: false },
      },
    })
    return values
  } catch {
    throw new StartUpError('expected --chain, and --whole to begin with the first block')
  }
}

/** Compares the books with every network of `NETWORKS_FILE`. */
async function verifyNetworks(
  settings: Settings,
  context: Uses<'database' | 'logger' | 'now'>,
  rails: readonly Rail[],
  flags: { whole: boolean },
  write: (text: string) => void,
): Promise<Discrepancy[]> {
  if (!settings.networks_file) {
    throw new StartUpError('NETWORKS_FILE is required to compare with the networks')
  }
  const { list } = await readNetworksFile(settings.networks_file, rails)
  const parts = { context, key: undefined, bringDueUpToDate: () => Promise.resolve() }
  const found: Discrepancy[] = []
  for (const network of list) {
    const follower = network.rail.follow(network, parts)
    const verified = follower && (await verifyNetwork(context, follower, flags))
    if (verified) {
      found.push(...verified.found)
      found.push(...(await verifyRefunds(context, follower, verified.record)))
      const { from, upTo } = verified.record
      write(`${network.name}: compared with the blocks ${from + 1} to ${upTo}\n`)
    } else write(`${network.name}: not compared, because it has not been read yet or is halted\n`)
  }
  return found
}

/**
 * The command `verify-ledger`. With `--chain` it also compares with every network of `NETWORKS_FILE`, with `--whole` from the first
 * block that was read instead of the last one that was verified. Returns the exit code: 0 if the books add up, otherwise 2.
 */
export async function verifyLedgerCommand(
  settings: Settings,
  args: string[],
  {
    rails,
    logger,
    write,
  }: { rails: readonly Rail[]; logger: Logger; write: (text: string) => void },
): Promise<number> {
  const flags = parseFlags(args)
  const database = await openDatabase(settings, { migrate: false })
  try {
    const context = { database, logger, now: () => new Date() }
    const found = await verifyLedger(database)
    if (flags.chain) found.push(...(await verifyNetworks(settings, context, rails, flags, write)))
    for (const { figure, user_id: id, stored, recomputed } of found.slice(0, printedMax)) {
      write(`${figure} of merchant ${id}: stored ${stored}, recomputed ${recomputed}\n`)
    }
    if (found.length > printedMax) write(`and ${found.length - printedMax} more\n`)
    write(
      found.length === 0
        ? `The ledger adds up: every account equals the recorded payments${flags.chain ? ', and these the networks' : ''}.\n`
        : `The ledger does not add up: ${found.length} figures differ.\n`,
    )
    return found.length === 0 ? 0 : 2
  } finally {
    await database.close()
  }
}
