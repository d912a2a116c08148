import type { Decimal } from '@sluice/api/contract'
import { toAmount, toUnits } from '@sluice/api/contract'
import { eq } from 'drizzle-orm'
import { getAddress, keccak256, stringToHex } from 'viem'

import { decimalsOf, defaultCurrency } from '../rails/networks.ts'
import type { RequestContext } from '../context.ts'
import { chainCursors, chainTransfers } from '../database/schema/index.ts'
import { uuidv7 } from '../security/random.ts'
import { bringRefundsUpToDate } from '../refunds/followRefunds.ts'
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
  /** Default: a customer. */
  sender?: string
  /** The symbol of the token. Default: the first one. */
  asset?: string
  /** The name of the network. Default: the first one. */
  on?: string
}

/** The first network of a context without a chain: the test writes what a watcher would. */
export function createTestChain(context: RequestContext) {
  const { connection: db } = context.database
  const [network] = context.networks.list
  if (!network) throw new Error('The context has no network')
  const currency = defaultCurrency(context.networks)
  const decimals = decimalsOf(context.networks, [currency])

  async function bringAllUpToDate(name: string): Promise<void> {
    await bringDueUpToDate(context, name)
    await bringRefundsUpToDate(context, name)
  }

  return {
    /** Stores a transfer, once, and brings its payment or refund up to date. */
    pay: async ({
      address,
      amount,
      minedAt,
      hash,
      isConfirmed = true,
      sender = nameOf('customer'),
      asset = currency,
      on = network.name,
    }: TestTransfer) => {
      const now = context.now()
      await db
        .insert(chainTransfers)
        .values({
          id: uuidv7(now),
          rail: network.rail.name,
          network: on,
          tx_hash: nameOf(hash),
          ordinal: 0,
          block_hash: nameOf(`block of ${hash}`),
          block_number: 1,
          mined_at: minedAt ?? now,
          address: getAddress(address),
          sender,
          token: nameOf(asset),
          asset,
          decimals,
          units: toUnits(toAmount(amount), decimals),
          confirmed_at: isConfirmed ? now : null,
        })
        .onConflictDoNothing()
      await bringAllUpToDate(on)
    },
    /** Confirms a transfer, or lets a reorg remove it, and brings its payment up to date. */
    change: async (hash: string, changes: { confirmed_at?: Date; canonical?: boolean }) => {
      await db
        .update(chainTransfers)
        .set({ ...changes, is_due: true })
        .where(eq(chainTransfers.tx_hash, nameOf(hash)))
      await bringAllUpToDate(network.name)
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
