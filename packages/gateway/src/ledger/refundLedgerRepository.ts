import { and, eq, inArray, isNotNull, ne, sql } from 'drizzle-orm'

import type { Reader } from '../database/Connection.ts'
import { chainTransfers, ledgerEntries, payments, refunds } from '../database/schema/index.ts'
import { sumOf } from './ledgerRepository.ts'
import type { Discrepancy } from './ledgerRepository.ts'

/** What the transfer of a refund is called in its row, and in the column `transfer` of its refund. */
const reference = sql`concat_ws(':', ${chainTransfers.tx_hash}, ${chainTransfers.address}, ${chainTransfers.token}, ${chainTransfers.ordinal})`

const provenTransfer = and(
  eq(chainTransfers.network, refunds.network),
  eq(chainTransfers.tx_hash, refunds.hash),
  eq(sql`${refunds.transfer}`, reference),
  eq(chainTransfers.canonical, true),
)

/** Payments whose refunds differ, in a token, from the entries or from the confirmed transfers that prove them. */
export async function findWrongRefunds(db: Reader): Promise<Discrepancy[]> {
  const entries = db
    .select({
      id: ledgerEntries.payment_id,
      asset: ledgerEntries.asset,
      sum: sumOf('refunds').as('entries_refunds'),
    })
    .from(ledgerEntries)
    .where(inArray(ledgerEntries.account, ['refunds', 'refund_wallets']))
    .groupBy(ledgerEntries.payment_id, ledgerEntries.asset)
    .as('entries')
  const proven = db
    .select({
      id: refunds.payment_id,
      asset: refunds.asset,
      sum: sql`sum(${chainTransfers.units} / (10::numeric ^ ${chainTransfers.decimals}))`.as(
        'proven_refunds',
      ),
    })
    .from(refunds)
    .innerJoin(chainTransfers, and(provenTransfer, isNotNull(chainTransfers.confirmed_at)))
    .where(eq(refunds.state, 'succeeded'))
    .groupBy(refunds.payment_id, refunds.asset)
    .as('proven')
  const stored = sql`coalesce(${entries.sum}, 0)`
  const recomputed = sql`trunc(coalesce(${proven.sum}, 0), 10)`
  return db
    .select({
      user_id: payments.user_id,
      figure: sql<string>`'refunds ' || coalesce(${proven.asset}, ${entries.asset}) || ' of payment ' || ${payments.id}`,
      stored: sql<string>`${stored}::text`,
      recomputed: sql<string>`${recomputed}::text`,
    })
    .from(proven)
    .fullJoin(entries, and(eq(entries.id, proven.id), eq(entries.asset, proven.asset)))
    .innerJoin(payments, sql`${payments.id} = coalesce(${proven.id}, ${entries.id})`)
    .where(ne(stored, recomputed))
}

/** The transfers that prove refunds on a network, in the blocks after a height and up to another one, with their merchants. */
export function findProvenTransfers(
  db: Reader,
  network: string,
  { from, upTo }: { from: number; upTo: number },
): Promise<{ user_id: string; refund_id: string; transfer: typeof chainTransfers.$inferSelect }[]> {
  return db
    .select({ user_id: refunds.user_id, refund_id: refunds.id, transfer: chainTransfers })
    .from(refunds)
    .innerJoin(chainTransfers, provenTransfer)
    .where(
      and(
        eq(refunds.network, network),
        eq(refunds.state, 'succeeded'),
        sql`${chainTransfers.block_number} > ${from}`,
        sql`${chainTransfers.block_number} <= ${upTo}`,
      ),
    )
}
