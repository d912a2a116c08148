import type { Uses } from '../context.ts'
import type { Reader } from '../database/Connection.ts'
import { findCursors, noteVerification } from './cursorRepository.ts'
import type { Network, NetworkFollower, NetworkRecord } from './Rail.ts'
import { findMerchants, findRecorded } from './recordRepository.ts'

/** What a network shows and what is stored of it, in base units, where the two differ. */
export interface NetworkDifference {
  user_id: string
  figure: string
  stored: string
  recomputed: string
}

/** What a log says, by what identifies it on its network. */
type Logs = Map<string, { address: string; content: string }>

interface Log {
  tx_hash: string
  address: string
  token: string
  ordinal: number
  units: bigint
  fee_units?: bigint
}

function logsOf(kind: string, logs: readonly Log[]): Logs {
  return new Map(
    logs.map(({ tx_hash, address, token, ordinal, units, fee_units }) => [
      [kind, ordinal, 'of', token, 'at', address, 'in', tx_hash].join(' '),
      {
        address,
        content: fee_units === undefined ? String(units) : `${units}, of which ${fee_units} fee`,
      },
    ]),
  )
}

/** What differs between what a network shows and what is stored of it, in base units. */
async function compare(
  db: Reader,
  { name }: Network,
  record: NetworkRecord,
): Promise<NetworkDifference[]> {
  const stored = await findRecorded(db, name, record)
  const isRead = ({ address }: Log) => record.addresses.has(address)
  const shown = new Map([
    ...logsOf('transfer', record.transfers),
    ...logsOf('forwarding', record.flushes),
  ])
  const known = new Map([
    ...logsOf('transfer', stored.transfers.filter(isRead)),
    ...logsOf('forwarding', stored.flushes.filter(isRead)),
  ])
  const differing = [...new Set([...shown.keys(), ...known.keys()])].filter(
    (key) => shown.get(key)?.content !== known.get(key)?.content,
  )
  const addressOf = (key: string) => (shown.get(key) ?? known.get(key))?.address ?? ''
  const merchants = await findMerchants(db, differing.map(addressOf))
  return differing.map((key) => ({
    user_id: merchants.get(addressOf(key)) ?? '',
    figure: `${key} on ${name}`,
    stored: known.get(key)?.content ?? 'nothing',
    recomputed: shown.get(key)?.content ?? 'nothing',
  }))
}

/**
 * Compares what a network shows with what is stored: from the last verified block on or, if `whole`, from the beginning. Null if
 * the network cannot be compared yet. Changes nothing.
 */
export async function verifyNetwork(
  { database }: Uses<'database'>,
  { network, readAgain }: Pick<NetworkFollower, 'network' | 'readAgain'>,
  { whole }: { whole: boolean },
): Promise<{ record: NetworkRecord; found: NetworkDifference[] } | null> {
  const [cursor] = await findCursors(database.db, [network.name])
  const record = await readAgain(whole ? null : (cursor?.verified_height ?? null))
  return record && { record, found: await compare(database.db, network, record) }
}

/** The followers of networks that were not verified since a moment. */
export async function findUnverified(
  { database }: Uses<'database'>,
  followers: readonly NetworkFollower[],
  since: Date,
): Promise<NetworkFollower[]> {
  const names = followers.map(({ network }) => network.name)
  const verified = new Map(
    (await findCursors(database.db, names)).map((row) => [row.network, row.verified_at]),
  )
  return followers.filter(({ network }) => (verified.get(network.name) ?? new Date(0)) < since)
}

/** When the books were last compared with each network, and how many figures differed. */
export async function readVerifications({
  database: { db },
  networks: { list },
}: Uses<'database' | 'networks'>): Promise<{ network: string; at: Date; count: number }[]> {
  const cursors = await findCursors(
    db,
    list.map(({ name }) => name),
  )
  return cursors.flatMap(({ network, verified_at: at, differences: count }) =>
    at ? [{ network, at, count }] : [],
  )
}

/** How the books compared with the networks. Null if one of them was not verified yet. */
export async function readVerification(
  context: Uses<'database' | 'networks'>,
): Promise<{ networks: number; at: Date; differs: boolean } | null> {
  const all = await readVerifications(context)
  if (all.length === 0 || all.length < context.networks.list.length) return null
  return {
    networks: all.length,
    at: new Date(Math.min(...all.map(({ at }) => at.getTime()))),
    differs: all.some(({ count }) => count > 0),
  }
}

/**
 * Notes how the books compared with a network, and stores what it shows and nobody has seen, so that it is booked: it came to an
 * address whose payment ended long ago, or a provider had left it out.
 */
export async function finishVerification(
  { database, now }: Uses<'database' | 'now'>,
  { name }: Network,
  record: NetworkRecord,
  differences: number,
): Promise<void> {
  await record.store()
  await database.unitOfWork(({ tx }) =>
    noteVerification(tx, name, {
      verified_height: record.upTo,
      verified_at: now(),
      differences,
    }),
  )
}
