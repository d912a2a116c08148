import { sql } from 'drizzle-orm'

import type { Reader } from '../database/Connection.ts'
import {
  chainCursors,
  chainTransfers,
  refusedFlushes,
  relayerTransactions,
} from '../database/schema/index.ts'

/** How forwarding stands on a network. */
export interface ForwardingState {
  network: string
  /** What is there to pay for it, in the smallest units of the coin. Null until it was looked at. */
  balance: bigint | null
  /** What was spent on it so far, in the same units. */
  spent: bigint
  /** How long the oldest confirmed money has waited. */
  oldestSeconds: number
  /** Deposits that a token refuses to forward from. */
  refused: number
}

/** How forwarding stands on every network. */
export async function readForwarding(db: Reader): Promise<ForwardingState[]> {
  const { network } = chainCursors
  const rows = await db
    .select({
      network,
      balance: chainCursors.relayer_balance,
      spent:
        sql`(select coalesce(sum(${relayerTransactions.gas_cost}), 0) from ${relayerTransactions}
        where ${relayerTransactions.network} = ${network})`.mapWith(BigInt),
      oldestSeconds:
        sql`(select coalesce(extract(epoch from now() - min(${chainTransfers.confirmed_at})), 0) from ${chainTransfers}
        where ${chainTransfers.network} = ${network} and ${chainTransfers.canonical} and ${chainTransfers.asset} is not null
          and ${chainTransfers.confirmed_at} is not null and not ${chainTransfers.is_flushed})`.mapWith(
          Number,
        ),
      refused:
        sql`(select count(*) from ${refusedFlushes} where ${refusedFlushes.network} = ${network})`.mapWith(
          Number,
        ),
    })
    .from(chainCursors)
  return rows
}
