import type { Decimal } from '@sluice/api/contract'
import { toAmount, toUnits } from '@sluice/api/contract'
import { eq } from 'drizzle-orm'
import { getAddress, keccak256, stringToHex } from 'viem'

import { decimalsOf, defaultCurrency } from '../rails/networks.ts'
import type { RequestContext } from '../context.ts'
import { chainCursors, chainTransfers } from '../database/schema/index.ts'
import { uuidv7 } from '../security/random.ts'
import { expirePayments, bringDueUpToDate } from '../payments/paymentJobs.ts'

/** A hash that stands for something. */
function nameOf(what: string) {
  return keccak256(stringToHex(what))
}

/** A transfer of the test's network. */
interface TestTransfer {
  address: string
  amount: Decimal
  /** Default: now. */
  minedAt?: Date
  /** The transfer's hash. */
  hash: string
  /** Default: true. */
  isConfirmed?: boolean
}

/** The first network of a context without a chain: the test writes what a watcher would. */
export function createTestChain(context: RequestContext) {
  const { connection: db } = context.database
  const [network] = context.networks.list
  if (!network) throw new Error('The context has no network')
  const currency = defaultCurrency(context.networks)
  const decimals = decimalsOf(context.networks, [currency])

  return {
    /** Stores a transfer, once, and brings its payment up to date. */
    pay: async ({ address, amount, minedAt, hash, isConfirmed = true }: TestTransfer) => {
      const now = context.now()
      await db
        .insert(chainTransfers)
        .values({
          id: uuidv7(now),
          rail: network.rail.name,
          network: network.name,
          tx_hash: nameOf(hash),
          ordinal: 0,
          block_hash: nameOf(`block of ${hash}`),
          block_number: 1,
          mined_at: minedAt ?? now,
          address: getAddress(address),
          sender: nameOf('customer'),
          token: nameOf('token'),
          asset: currency,
          decimals,
          units: toUnits(toAmount(amount), decimals),
          confirmed_at: isConfirmed ? now : null,
        })
        .onConflictDoNothing()
      await bringDueUpToDate(context, network.name)
    },
    /** Confirms a transfer, or lets a reorg remove it, and brings its payment up to date. */
    change: async (hash: string, changes: { confirmed_at?: Date; canonical?: boolean }) => {
      await db
        .update(chainTransfers)
        .set({ ...changes, is_due: true })
        .where(eq(chainTransfers.tx_hash, nameOf(hash)))
      await bringDueUpToDate(context, network.name)
    },
    /** Lets the network reach the clock's time, and payments expire by it. */
    catchUp: async () => {
      const deep = { height: 1, deep_time: context.now() }
      await db
        .insert(chainCursors)
        .values({ network: network.name, ...deep })
        .onConflictDoUpdate({ target: chainCursors.network, set: deep })
      await expirePayments(context)
    },
  }
}
