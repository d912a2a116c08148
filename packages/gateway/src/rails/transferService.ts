import { addUp, asUnits, feeTermsInMillionths, fromUnits, toAmount } from '@sluice/api/contract'
import type { Decimal, FeeTerms, PaymentId, RefundId, Units } from '@sluice/api/contract'

import type { Reader } from '../database/Connection.ts'
import type { Tx } from '../database/UnitOfWork.ts'
import { readForwarding } from './forwardingRepository.ts'
import { clearDueCoins, lockCoinDeposits, acceptCoinDeposits } from './coinDepositRepository.ts'
import { findCursors } from './cursorRepository.ts'
import {
  clearDue as clearDueTransfers,
  findDepositAddress,
  findDuePayments,
  findTransfers,
  lockFlushes,
  lockTransfers,
  noteForwardingRequest,
} from './transferRepository.ts'
import type { FlushRow, TransferRow } from './transferRepository.ts'
import {
  clearDueRefunds,
  findDueRefunds,
  findRefundAddresses,
  findTransfersTo,
  watchRefundAddress,
} from './refundAddressRepository.ts'
import {
  maxConfirmations,
  networkNamed,
  railFor,
  railNamed,
  requiredConfirmations,
} from './networks.ts'
import type { Networks } from './Rail.ts'
import { weighTransfers } from './transferWeightRepository.ts'

export {
  clearDueRefunds,
  findDuePayments,
  findDueRefunds,
  noteForwardingRequest,
  readForwarding,
  watchRefundAddress,
}

/** Notes that a payment is up to date with its networks. */
export async function clearDue(tx: Tx, done: ChainState['done']): Promise<void> {
  await clearDueTransfers(tx, done)
  await clearDueCoins(tx, done.address)
}

/** Notes that a merchant accepted the coins at a payment's address. Returns how many waited for it. */
export async function acceptCoins(tx: Tx, id: PaymentId): Promise<number> {
  const deposit = await findDepositAddress(tx, id)
  return deposit ? acceptCoinDeposits(tx, deposit.address) : 0
}

/** How long after its end a payment's address is watched in every block. After that it is looked at every hour, then every night. */
const watchedAfterEndMs = 86_400_000

/** The deposit address of a new payment in a currency, with the terms that it commits to. */
export function depositFor(
  networks: Networks,
  payment: FeeTerms & {
    id: PaymentId
    currency: string
    merchant: string
    second_wallet: string | null
    expires_at: Date
  },
) {
  const { id, merchant, second_wallet, fee_bps, expires_at } = payment
  const rail = railFor(networks, payment.currency)
  const { min_fee, fee_from } = feeTermsInMillionths(payment)
  const fee_wallet = networks.feeWallet
  const terms = { merchant, second_wallet, fee_wallet, fee_bps, min_fee, fee_from }
  return {
    ...rail.addressFor(id, terms),
    rail: rail.name,
    merchant,
    second_wallet,
    fee_wallet,
    min_fee_millionths: min_fee,
    fee_from_millionths: fee_from,
    watch_until: new Date(expires_at.getTime() + watchedAfterEndMs),
  }
}

/** A transfer of a listed token to a payment's address. */
export interface Transfer {
  /** Identifies it on its network, in whatever block it is. */
  reference: string
  network: string
  hash: string
  sender: string
  asset: string
  units: Units
  decimals: number
  /** When it was made, by the network's clock. Decides whether it was in time. */
  paid_at: Date
  isConfirmed: boolean
  confirmations: number
  requiredConfirmations: number
}

/** A fee that a contract has taken for good, in a listed token. */
export interface CollectedFee {
  asset: string
  units: Units
  decimals: number
}

/** A network's own coin that was sent to a payment by mistake. */
export interface Coin {
  network: string
  /** Its symbol. */
  coin: string
  /** What was not forwarded for good. */
  units: Units
  found_at: Date
  resolution: 'accepted' | 'refunded' | null
}

/** The decimals of every network's own coin. */
export const coinDecimals = 18

/** What the networks say about a payment. */
export interface ChainState {
  /** The canonical transfers to its address, oldest first. */
  transfers: Transfer[]
  /** The time of the latest block that is deep enough, on the network that is furthest behind. */
  clock: Date
  /** Whether all confirmed money has been forwarded for good; null while there is none. */
  forwarding: 'pending' | 'requested' | 'forwarded' | null
  forwarding_hash: string | null
  collected: CollectedFee[]
  coins: Coin[]
  /** The rows that need not be looked at again, and the transfers that were forwarded for good. */
  done: { address: string; transfers: string[]; flushes: string[]; flushed: string[] }
}

/** The longest that payments wait for a network that is out of reach before they expire. */
const longestWaitMs = 24 * 3_600_000

/**
 * The time that has passed on every network, as far as it is certain. A network that was not read for a day holds up nobody any
 * longer: what was paid there in time counts when it is read.
 */
export async function readClock(db: Reader, { list }: Networks, now: Date): Promise<Date> {
  const cursors = await findCursors(
    db,
    list.map(({ name }) => name),
  )
  const times = new Map(cursors.map(({ network, deep_time }) => [network, deep_time?.getTime()]))
  const longestAgo = now.getTime() - longestWaitMs
  return new Date(Math.min(...list.map(({ name }) => Math.max(times.get(name) ?? 0, longestAgo))))
}

function sumOf(rows: readonly { units: Units }[]): Units {
  return addUp(rows.map(({ units }) => units))
}

/** How far each network has been read. */
async function readHeights(db: Reader, { list }: Networks): Promise<Map<string, number>> {
  const cursors = await findCursors(
    db,
    list.map(({ name }) => name),
  )
  return new Map(cursors.map(({ network, height }) => [network, height ?? 0]))
}

/** The canonical transfers of listed tokens. */
async function toTransfers(
  db: Reader,
  networks: Networks,
  heights: ReadonlyMap<string, number>,
  rows: readonly TransferRow[],
): Promise<Transfer[]> {
  const weightOf = await weighTransfers(db, rows)
  return rows.flatMap((row): Transfer[] => {
    const { network, tx_hash, address, token, ordinal, asset, units, decimals } = row
    if (!row.canonical || asset === null || decimals === null) return []
    const settings = networkNamed(networks, network)
    const depth = Math.max(0, (heights.get(network) ?? 0) - row.block_number + 1)
    const required = settings && requiredConfirmations(settings, weightOf(row))
    return [
      {
        reference: [tx_hash, address, token, ordinal].join(':'),
        network,
        hash: tx_hash,
        sender: row.sender,
        asset,
        units,
        decimals,
        paid_at: row.mined_at,
        isConfirmed: row.confirmed_at !== null,
        confirmations: depth,
        // Nothing is confirmed on a network that the operator has removed.
        requiredConfirmations: required ?? depth + 1,
      },
    ]
  })
}

/** The fees of flushes in listed tokens. */
function collectedIn(rows: readonly FlushRow[]): CollectedFee[] {
  return rows.flatMap(({ asset, decimals, fee_units: units }) =>
    asset === null || decimals === null ? [] : [{ asset, units, decimals }],
  )
}

/** The transfers to an address, oldest first. */
export async function readTransfers(
  db: Reader,
  networks: Networks,
  address: string,
): Promise<Transfer[]> {
  const rows = await findTransfers(db, address)
  return rows.length === 0 ? [] : toTransfers(db, networks, await readHeights(db, networks), rows)
}

/** The merchant's wallets that a payment can be forwarded to. */
export async function readPaymentWallets(db: Reader, id: PaymentId): Promise<string[]> {
  const deposit = await findDepositAddress(db, id)
  return deposit
    ? [deposit.merchant, ...(deposit.second_wallet ? [deposit.second_wallet] : [])]
    : []
}

/** The transfers to the addresses that a customer gave for a refund, on all networks, oldest first. */
export async function readRefundTransfers(
  db: Reader,
  networks: Networks,
  refundId: RefundId,
): Promise<Transfer[]> {
  const addresses = await findRefundAddresses(db, refundId)
  const rows = addresses.length === 0 ? [] : await findTransfersTo(db, addresses)
  return rows.length === 0 ? [] : toTransfers(db, networks, await readHeights(db, networks), rows)
}

/**
 * What the networks say about a payment. Less than `dust` is not forwarded. Its transfers and flushes are locked until the database transaction ends. Null
 * if it has no deposit address.
 */
export async function lockChainState(
  tx: Tx,
  networks: Networks,
  id: PaymentId,
  { now, dust }: { now: Date; dust: Decimal },
): Promise<ChainState | null> {
  const deposit = await findDepositAddress(tx, id)
  if (!deposit) return null
  const transferRows = await lockTransfers(tx, deposit.address)
  const flushRows = await lockFlushes(tx, deposit.address)
  const coinRows = await lockCoinDeposits(tx, deposit.address)
  const coinToken = railNamed(networks, deposit.rail)?.coinToken
  const heights = await readHeights(tx, networks)
  const depths = new Map(networks.list.map((network) => [network.name, maxConfirmations(network)]))
  const depthOf = ({ network, block_number }: TransferRow | FlushRow) =>
    Math.max(0, (heights.get(network) ?? 0) - block_number + 1)
  const isFinal = (row: FlushRow) => depthOf(row) >= (depths.get(row.network) ?? Infinity)

  const confirmed = transferRows.filter((row) => row.canonical && row.confirmed_at !== null)
  const final = flushRows.filter((row) => row.canonical && isFinal(row))
  const isForwarded = ({ network, token, decimals }: TransferRow) => {
    const same = (row: { network: string; token: string }) =>
      row.network === network && row.token === token
    const left = sumOf(confirmed.filter(same)) - sumOf(final.filter(same))
    // Dust stays where it is.
    return left <= 0n || (decimals !== null && fromUnits(asUnits(left), decimals) < toAmount(dust))
  }
  const left = confirmed.filter((row) => !isForwarded(row))
  // What came after the request waits as usual.
  const isRequested = left.every(
    ({ confirmed_at }) =>
      confirmed_at !== null &&
      deposit.forward_requested_at !== null &&
      confirmed_at <= deposit.forward_requested_at,
  )
  const forwarding = left.length === 0 ? 'forwarded' : isRequested ? 'requested' : 'pending'
  return {
    transfers: await toTransfers(tx, networks, heights, transferRows),
    clock: await readClock(tx, networks, now),
    forwarding: confirmed.length === 0 ? null : forwarding,
    forwarding_hash: final.at(-1)?.tx_hash ?? null,
    collected: collectedIn(final),
    coins: coinRows.map(({ network, coin, units, found_at, resolution }) => {
      const own = final.filter((row) => row.network === network && row.token === coinToken)
      return { network, coin, units: asUnits(units - sumOf(own)), found_at, resolution }
    }),
    done: {
      address: deposit.address,
      transfers: transferRows
        .filter((row) => !row.canonical || row.asset === null || row.confirmed_at !== null)
        .map((row) => row.id),
      flushes: flushRows.filter((row) => !row.canonical || isFinal(row)).map((row) => row.id),
      flushed: confirmed.filter(isForwarded).map((row) => row.id),
    },
  }
}
