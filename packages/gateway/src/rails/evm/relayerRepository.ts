import { defaultRules } from '@sluice/api/contract'
import type { Decimal } from '@sluice/api/contract'
import { and, asc, eq, gte, inArray, isNotNull, or, sql } from 'drizzle-orm'
import type { AnyColumn, SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { zeroAddress } from 'viem'
import type { Address, Hash } from 'viem'

import type { Reader } from '../../database/Connection.ts'
import type { Tx } from '../../database/UnitOfWork.ts'
import {
  bookedTransfers,
  chainCursors,
  chainTransfers,
  coinDeposits,
  depositAddresses,
  flushes,
  payments,
  refusedFlushes,
  relayerTransactions,
} from '../../database/schema/index.ts'

/** A transaction that the relayer sent, or is about to send. */
export type RelayerRow = typeof relayerTransactions.$inferSelect

/** A deposit address with its terms. */
export type DepositRow = typeof depositAddresses.$inferSelect

/** The transfers of an address, flushed or not. */
const all = alias(chainTransfers, 'all')

/** A token on a network. */
interface OnNetwork {
  network: string
  token: Address
}

/** What was forwarded of a token from an address, in base units. */
function forwardedFrom(address: AnyColumn, { network, token }: OnNetwork): SQL {
  return sql`(select coalesce(sum(${flushes.units}), 0) from ${flushes}
    where ${flushes.address} = ${address} and ${flushes.network} = ${network}
    and ${flushes.token} = ${token} and ${flushes.canonical})`
}

/** Whether a token has refused to forward from an address, and is not tried again yet. */
function isRefusedAt(address: AnyColumn, { network, token, now }: OnNetwork & { now: Date }): SQL {
  return sql`exists (select 1 from ${refusedFlushes}
    where ${refusedFlushes.network} = ${network} and ${refusedFlushes.token} = ${token}
    and ${refusedFlushes.address} = ${address} and ${refusedFlushes.retry_at} > ${now.toISOString()}::timestamptz)`
}

/** Whether a sender's transaction flushes an address. */
function includesAddress(
  address: AnyColumn,
  { network, token, sender }: OnNetwork & { sender: Address },
): SQL {
  return sql`${relayerTransactions.network} = ${network} and ${relayerTransactions.sender} = ${sender}
    and ${relayerTransactions.token} = ${token} and ${address} = any(${relayerTransactions.addresses})`
}

/** Whether there is anything to look after: a pending transaction, or money that was not forwarded for good. */
export async function hasForwardingWork(db: Reader, network: string): Promise<boolean> {
  const one = { one: sql`1` }
  const found = await Promise.all([
    db
      .select(one)
      .from(relayerTransactions)
      .where(and(eq(relayerTransactions.network, network), eq(relayerTransactions.state, 'sent')))
      .limit(1),
    db
      .select(one)
      .from(chainTransfers)
      .where(
        and(
          eq(chainTransfers.network, network),
          sql`${chainTransfers.canonical} and ${chainTransfers.confirmed_at} is not null and not ${chainTransfers.is_flushed}`,
          isNotNull(chainTransfers.asset),
        ),
      )
      .limit(1),
    db
      .select(one)
      .from(coinDeposits)
      .where(
        sql`${coinDeposits.network} = ${network}
          and ${coinDeposits.units} > ${forwardedFrom(coinDeposits.address, { network, token: zeroAddress })}`,
      )
      .limit(1),
  ])
  return found.some((rows) => rows.length > 0)
}

/**
 * The deposit addresses that hold confirmed money of a token as far as the logs say, longest waiting first. Left out are:
 * - what is only held, until the merchant has decided or seven days have passed, and what has a lower fee than `leastFee`, for the
 *   longest wait of its merchant, and dust, unless the merchant asked for it;
 * - what has no fee, once forwarding that has cost `budget` for its merchant in a day, in wei;
 * - those that refused before, and those that the sender's pending transactions flush;
 * - for a while those that it flushed before: after a minute at first, then twice as long with each attempt of the last day, up to
 *   64 minutes.
 */
export async function findUnflushed(
  db: Reader,
  asked: {
    network: string
    token: Address
    sender: Address
    now: Date
    leastFee: Decimal | null
    budget: bigint | null
  },
  limit: number,
): Promise<DepositRow[]> {
  const { network, token, leastFee, budget } = asked
  const now = asked.now.toISOString()
  const forwarded = forwardedFrom(chainTransfers.address, asked)
  const confirmed = sql`(select sum(${all.units}) from ${chainTransfers} as "all"
    where ${all.address} = ${chainTransfers.address} and ${all.network} = ${network}
    and ${all.token} = ${token} and ${all.canonical} and ${all.confirmed_at} is not null)`
  const includes = includesAddress(chainTransfers.address, asked)
  const isPending = sql`exists (select 1 from ${relayerTransactions}
    where ${includes} and ${relayerTransactions.state} = 'sent')`
  const isTooSoon = sql`coalesce((select max(${relayerTransactions.created_at})
    + make_interval(mins => power(2, least(count(*) - 1, 6))::integer) > ${now}::timestamptz from ${relayerTransactions}
    where ${includes} and ${relayerTransactions.state} = 'mined'
    and ${relayerTransactions.created_at} > ${now}::timestamptz - interval '1 day'), false)`
  const isDecided = sql`exists (select 1 from ${bookedTransfers}
    where ${bookedTransfers.network} = ${network} and ${bookedTransfers.deposit_address} = ${chainTransfers.address}
    and ${bookedTransfers.asset} = ${chainTransfers.asset} and ${bookedTransfers.reversed_at} is null
    and (${bookedTransfers.credited_at} is not null or ${bookedTransfers.refunded_at} is not null))`
  const isRefused = isRefusedAt(chainTransfers.address, asked)
  const waiting = db
    .select({
      address: chainTransfers.address,
      since: sql`min(${chainTransfers.confirmed_at})`.as('since'),
      amount:
        sql`(${confirmed} - ${forwarded}) / (10::numeric ^ min(${chainTransfers.decimals}))`.as(
          'waiting_amount',
        ),
      isDecided: sql`bool_or(${isDecided})`.as('is_decided'),
    })
    .from(chainTransfers)
    .where(
      and(
        eq(chainTransfers.network, network),
        eq(chainTransfers.token, token),
        sql`${chainTransfers.canonical} and ${chainTransfers.confirmed_at} is not null and not ${chainTransfers.is_flushed}`,
        sql`${chainTransfers.asset} is not null`,
      ),
    )
    .groupBy(chainTransfers.address, chainTransfers.asset)
    .having(
      sql`${confirmed} > ${forwarded} and not ${isPending} and not ${isTooSoon} and not ${isRefused}`,
    )
    .as('waiting')
  const isRequested = sql`coalesce(${depositAddresses.forward_requested_at} >= ${waiting.since}, false)`
  const hasWaited = (interval: SQL) => sql`${waiting.since} <= ${now}::timestamptz - ${interval}`
  const longestWait = sql`make_interval(hours => coalesce((${payments.rules} ->> 'longest_wait_hours')::integer, ${defaultRules.longest_wait_hours}))`
  const isCovered =
    leastFee === null
      ? sql`true`
      : sql`(${payments.fee_due} - ${payments.fee_collected} >= ${leastFee}::numeric or ${hasWaited(longestWait)})`
  const isDust = sql`${waiting.amount} < coalesce((${payments.rules} ->> 'dust')::numeric, ${defaultRules.dust}::numeric)`
  const isDue = sql`((${waiting.isDecided} or ${hasWaited(sql`interval '7 days'`)}) and ${isCovered} and not ${isDust})`
  const spent = sql`(select coalesce(sum(${relayerTransactions.gas_cost} / cardinality(${relayerTransactions.addresses})), 0)
    from ${relayerTransactions}
    join ${depositAddresses} as "earlier" on "earlier"."address" = any(${relayerTransactions.addresses})
    join ${payments} as "free" on "free"."id" = "earlier"."payment_id"
    where ${relayerTransactions.network} = ${network} and ${relayerTransactions.created_at} > ${now}::timestamptz - interval '1 day'
      and "free"."user_id" = ${payments.user_id} and "free"."fee_bps" = 0)`
  const isInBudget =
    budget === null
      ? sql`true`
      : sql`(${payments.fee_bps} > 0 or ${spent} < ${budget.toString()}::numeric)`
  const rows = await db
    .select({ deposit: depositAddresses })
    .from(waiting)
    .innerJoin(depositAddresses, eq(depositAddresses.address, waiting.address))
    .leftJoin(payments, eq(payments.id, depositAddresses.payment_id))
    .where(sql`(${isRequested} or ${isDue}) and ${isInBudget}`)
    .orderBy(waiting.since)
    .limit(limit)
  return rows.map(({ deposit }) => deposit)
}

/**
 * The deposit addresses at which coins wait that the merchant has decided on or asked for, or that were found seven days ago. Left out are
 * those that refused before, and those that a transaction of the last hour flushes.
 */
export async function findCoins(
  db: Reader,
  asked: { network: string; token: Address; sender: Address; now: Date },
  limit: number,
): Promise<DepositRow[]> {
  const now = sql`${asked.now.toISOString()}::timestamptz`
  const isSent = sql`exists (select 1 from ${relayerTransactions}
    where ${includesAddress(coinDeposits.address, asked)} and ${relayerTransactions.state} <> 'replaced'
    and ${relayerTransactions.created_at} > ${now} - interval '1 hour')`
  const isDue = sql`(${coinDeposits.resolution} is not null or ${coinDeposits.found_at} <= ${now} - interval '7 days'
    or coalesce(${depositAddresses.forward_requested_at} >= ${coinDeposits.found_at}, false))`
  const rows = await db
    .select({ deposit: depositAddresses })
    .from(coinDeposits)
    .innerJoin(depositAddresses, eq(depositAddresses.address, coinDeposits.address))
    .where(
      sql`${coinDeposits.network} = ${asked.network} and ${isDue}
        and ${coinDeposits.units} > ${forwardedFrom(coinDeposits.address, asked)}
        and not ${isSent} and not ${isRefusedAt(coinDeposits.address, asked)}`,
    )
    .orderBy(coinDeposits.found_at)
    .limit(limit)
  return rows.map(({ deposit }) => deposit)
}

/**
 * Notes that a token refused to forward from an address. It is tried again after two minutes at first, then twice as long each
 * time, up to almost three days.
 */
export async function noteRefusal(
  tx: Tx,
  refused: { network: string; token: Address; address: Address },
  now: Date,
): Promise<void> {
  const failures = sql`${refusedFlushes.failures} + 1`
  const retryAt = (count: SQL) =>
    sql`${now.toISOString()}::timestamptz + make_interval(mins => power(2, least(${count}, 12))::integer)`
  await tx
    .insert(refusedFlushes)
    .values({ ...refused, failures: 1, retry_at: retryAt(sql`1`) })
    .onConflictDoUpdate({
      target: [refusedFlushes.network, refusedFlushes.token, refusedFlushes.address],
      set: { failures, retry_at: retryAt(failures) },
    })
}

/** Forgets refusals of addresses that forward again. */
export async function clearRefusals(
  tx: Tx,
  { network, token }: { network: string; token: Address },
  addresses: Address[],
): Promise<void> {
  if (addresses.length === 0) return
  await tx
    .delete(refusedFlushes)
    .where(
      and(
        eq(refusedFlushes.network, network),
        eq(refusedFlushes.token, token),
        inArray(refusedFlushes.address, addresses),
      ),
    )
}

/** Deposit addresses in the order asked for. */
export async function findDeposits(db: Reader, addresses: string[]): Promise<DepositRow[]> {
  const rows = await db
    .select()
    .from(depositAddresses)
    .where(inArray(depositAddresses.address, addresses))
  const known = new Map(rows.map((row) => [row.address, row]))
  return addresses.flatMap((address) => known.get(address) ?? [])
}

/** The transactions of a sender that are pending, or whose nonce the chain has not used: a reorg removed those. */
export function findOpen(
  db: Reader,
  network: string,
  sender: Address,
  nextNonce: number,
): Promise<RelayerRow[]> {
  const { state, nonce } = relayerTransactions
  return db
    .select()
    .from(relayerTransactions)
    .where(
      and(
        eq(relayerTransactions.network, network),
        eq(relayerTransactions.sender, sender),
        or(eq(state, 'sent'), and(eq(state, 'mined'), gte(nonce, nextNonce))),
      ),
    )
    .orderBy(asc(nonce), asc(relayerTransactions.created_at))
}

/** All transactions of a sender with one nonce. */
export function findByNonce(
  db: Reader,
  { network, sender, nonce }: Pick<RelayerRow, 'network' | 'sender' | 'nonce'>,
): Promise<RelayerRow[]> {
  return db
    .select()
    .from(relayerTransactions)
    .where(
      and(
        eq(relayerTransactions.network, network),
        eq(relayerTransactions.sender, sender),
        eq(relayerTransactions.nonce, nonce),
      ),
    )
}

/** Stores what is about to be sent. What was given up and is signed again, to the same hash, is followed again. */
export async function insertRelayed(
  tx: Tx,
  row: typeof relayerTransactions.$inferInsert,
): Promise<void> {
  const { state, sent_at_height, created_at } = row
  await tx.insert(relayerTransactions).values(row).onConflictDoUpdate({
    target: relayerTransactions.hash,
    set: { state, sent_at_height, created_at },
  })
}

/** Notes what is there to pay for forwarding, in wei. */
export async function noteRelayerBalance(tx: Tx, network: string, balance: bigint): Promise<void> {
  await tx
    .update(chainCursors)
    .set({ relayer_balance: balance })
    .where(eq(chainCursors.network, network))
}

/** Changes the state of transactions. `cost` is what they cost, in wei, once they are mined. */
export async function setRelayedState(
  tx: Tx,
  hashes: Hash[],
  state: RelayerRow['state'],
  cost: bigint | null = null,
): Promise<void> {
  if (hashes.length === 0) return
  await tx
    .update(relayerTransactions)
    .set({ state, ...(cost !== null && { gas_cost: cost }) })
    .where(inArray(relayerTransactions.hash, hashes))
}
