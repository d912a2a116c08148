import type { Decimal, MerchantId, PaymentId } from '@sluice/api/contract'
import { and, eq, isNotNull, isNull, ne, notInArray, or, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'

import type { Reader } from '../database/Connection.ts'
import type { Tx } from '../database/UnitOfWork.ts'
import {
  chainTransfers,
  depositAddresses,
  flushes,
  ledgerEntries,
  merchantTotals,
  bookedTransfers,
  payments,
} from '../database/schema/index.ts'

/** A ledger entry's row. */
export type EntryRow = typeof ledgerEntries.$inferSelect

/** Inserts entries. */
export async function insertEntries(
  tx: Tx,
  entries: (typeof ledgerEntries.$inferInsert)[],
): Promise<void> {
  await tx.insert(ledgerEntries).values(entries)
}

/** Adds an amount to the merchant's earnings. */
export async function addEarnings(tx: Tx, userId: MerchantId, amount: Decimal): Promise<void> {
  await tx
    .update(merchantTotals)
    .set({ total_earnings: sql`${merchantTotals.total_earnings} + ${amount}::numeric` })
    .where(eq(merchantTotals.user_id, userId))
}

/** What each account holds of a payment's money, as decimals, by the token's symbol. */
export async function findBalances(
  tx: Tx,
  paymentId: PaymentId,
): Promise<Map<string, Record<EntryRow['account'], Decimal>>> {
  const rows = await tx
    .select({
      asset: ledgerEntries.asset,
      customers: sumOf('customers'),
      held: sumOf('held'),
      merchant: sumOf('merchant'),
      fees: sumOf('fees'),
      owed_fees: sumOf('owed_fees'),
      fee_wallet: sumOf('fee_wallet'),
      refund_wallets: sumOf('refund_wallets'),
      refunds: sumOf('refunds'),
    })
    .from(ledgerEntries)
    .where(eq(ledgerEntries.payment_id, paymentId))
    .groupBy(ledgerEntries.asset)
  return new Map(rows.map(({ asset, ...balances }) => [asset, balances]))
}

/** A stored figure that differs from what the records add up to. */
export interface Discrepancy {
  user_id: MerchantId
  /** The figure, such as `total_earnings` or `held of payment …`. */
  figure: string
  stored: string
  recomputed: string
}

/** Journals whose entries do not add up to zero. */
export function findUnbalancedJournals(db: Reader): Promise<Discrepancy[]> {
  const sum = sql`sum(${ledgerEntries.amount})`
  return db
    .select({
      user_id: sql<string>`min(${ledgerEntries.user_id}::text)`,
      figure: sql<string>`'journal ' || ${ledgerEntries.journal_id} || ' in ' || ${ledgerEntries.asset}`,
      stored: sql<string>`${sum}::text`,
      recomputed: sql<string>`'0'`,
    })
    .from(ledgerEntries)
    .groupBy(ledgerEntries.journal_id, ledgerEntries.asset)
    .having(ne(sum, sql`0`))
}

/** Merchants whose earnings or number of payments differ from their entries and payments. */
export async function findWrongTotals(db: Reader): Promise<Discrepancy[]> {
  const earned = db
    .select({
      user_id: ledgerEntries.user_id,
      sum: sql<string>`sum(${ledgerEntries.amount})`.as('earned'),
    })
    .from(ledgerEntries)
    .where(and(eq(ledgerEntries.account, 'merchant'), eq(ledgerEntries.is_in_total, true)))
    .groupBy(ledgerEntries.user_id)
    .as('earned')
  const earnings = sql`coalesce(${earned.sum}, 0)`
  const counted = db
    .select({
      user_id: payments.user_id,
      count: sql<string>`count(*)`.as('count'),
      last: sql<string>`max(${payments.seq})`.as('last'),
    })
    .from(payments)
    .groupBy(payments.user_id)
    .as('counted')
  const count = sql`coalesce(${counted.count}, 0)`
  return [
    ...(await db
      .select({
        user_id: merchantTotals.user_id,
        figure: sql<string>`'total_earnings'`,
        stored: sql<string>`${merchantTotals.total_earnings}::text`,
        recomputed: sql<string>`${earnings}::text`,
      })
      .from(merchantTotals)
      .leftJoin(earned, eq(earned.user_id, merchantTotals.user_id))
      .where(ne(merchantTotals.total_earnings, earnings))),
    ...(await db
      .select({
        user_id: merchantTotals.user_id,
        figure: sql<string>`'payment_count'`,
        stored: sql<string>`${merchantTotals.payment_count}::text`,
        recomputed: sql<string>`${count}::text`,
      })
      .from(merchantTotals)
      .leftJoin(counted, eq(counted.user_id, merchantTotals.user_id))
      .where(
        or(
          ne(merchantTotals.payment_count, count),
          ne(merchantTotals.payment_count, sql`coalesce(${counted.last}, 0)`),
        ),
      )),
  ]
}

/** The sum of an account's entries. */
export function sumOf(account: EntryRow['account'], amount: AnyPgColumn = ledgerEntries.amount) {
  return sql<Decimal>`coalesce(sum(${amount}) filter (where ${ledgerEntries.account} = ${account}), 0)`
}

/** A sum that is null where there are no rows. */
function zero(sum: unknown) {
  return sql`coalesce(${sum}, 0)`
}

/** A transfer's amount as a decimal, rounded down to ten decimals. */
const amount = sql`trunc(${chainTransfers.units} / (10::numeric ^ ${chainTransfers.decimals}), 10)`

/** The sum of the booked transfers that a condition holds for. */
function bookedSum(condition: unknown, each: unknown = bookedTransfers.amount) {
  return sql`coalesce(sum(${each}) filter (where ${condition}), 0)`
}

/** What a transfer counts for in the token of the amount due. */
export const amountThatCounts = sql`coalesce(${bookedTransfers.counted}, ${bookedTransfers.amount})`

/**
 * Accounts of single payments that differ from the payment's transfers, in each token, and payments whose figures differ from
 * their transfers and entries. Left out is what a network has just reported, which is not in the books yet.
 */
export async function findWrongPayments(db: Reader): Promise<Discrepancy[]> {
  const due = db
    .select({ id: depositAddresses.payment_id })
    .from(chainTransfers)
    .innerJoin(depositAddresses, eq(depositAddresses.address, chainTransfers.address))
    .where(eq(chainTransfers.is_due, true))
  const entries = db
    .select({
      id: ledgerEntries.payment_id,
      asset: ledgerEntries.asset,
      customers: sumOf('customers').as('entries_customers'),
      held: sumOf('held').as('entries_held'),
      merchant: sumOf('merchant').as('entries_merchant'),
      fees: sumOf('fees').as('entries_fees'),
      collected: sumOf('fee_wallet').as('entries_collected'),
    })
    .from(ledgerEntries)
    .groupBy(ledgerEntries.payment_id, ledgerEntries.asset)
    .as('entries')
  const isCredited = sql`${bookedTransfers.credited_at} is not null`
  const isRefunded = sql`${bookedTransfers.refunded_at} is not null`
  const isCounted = sql`${bookedTransfers.is_at_par} and ${bookedTransfers.accepted_at} is not null`
  const paid = db
    .select({
      id: bookedTransfers.payment_id,
      asset: bookedTransfers.asset,
      received: bookedSum(sql`true`).as('paid_received'),
      credited: bookedSum(isCredited).as('paid_credited'),
      refunded: bookedSum(isRefunded).as('paid_refunded'),
      counted: bookedSum(isCounted, amountThatCounts).as('paid_counted'),
      returned: bookedSum(sql`${isCounted} and ${isRefunded}`, amountThatCounts).as(
        'paid_returned',
      ),
      isAtPar: sql`bool_and(${bookedTransfers.is_at_par})`.as('paid_at_par'),
      isExchanged: sql`bool_or(${bookedTransfers.counted} is not null)`.as('paid_exchanged'),
    })
    .from(bookedTransfers)
    .where(isNull(bookedTransfers.reversed_at))
    .groupBy(bookedTransfers.payment_id, bookedTransfers.asset)
    .as('paid')
  const seen = db
    .select({
      id: depositAddresses.payment_id,
      asset: chainTransfers.asset,
      confirmed: sql`sum(${amount})`.as('seen_confirmed'),
    })
    .from(chainTransfers)
    .innerJoin(depositAddresses, eq(depositAddresses.address, chainTransfers.address))
    .where(
      and(
        eq(chainTransfers.canonical, true),
        isNotNull(chainTransfers.asset),
        isNotNull(chainTransfers.confirmed_at),
      ),
    )
    .groupBy(depositAddresses.payment_id, chainTransfers.asset)
    .as('seen')
  const taken = db
    .select({
      id: depositAddresses.payment_id,
      asset: flushes.asset,
      fees: sql`sum(${flushes.fee_units} / (10::numeric ^ ${flushes.decimals}))`.as('taken_fees'),
    })
    .from(flushes)
    .innerJoin(depositAddresses, eq(depositAddresses.address, flushes.address))
    // Those that can still be replaced are due.
    .where(and(eq(flushes.canonical, true), eq(flushes.is_due, false), isNotNull(flushes.asset)))
    .groupBy(depositAddresses.payment_id, flushes.asset)
    .as('taken')
  // The payments of the first version were on no chain.
  const onChain = sql`case when ${depositAddresses.address} is null then ${zero(paid.received)} else ${zero(seen.confirmed)} end`
  const ofToken = sql`(values
    ('confirmed', ${zero(paid.received)}, ${onChain}),
    ('customers', ${zero(entries.customers)}, ${zero(paid.refunded)} - ${zero(paid.received)}),
    ('held', ${zero(entries.held)}, ${zero(paid.received)} - ${zero(paid.credited)} - ${zero(paid.refunded)}),
    ('merchant', ${zero(entries.merchant)}, ${zero(paid.credited)} - ${zero(entries.fees)}),
    ('fee wallet', ${zero(entries.collected)}, trunc(${zero(taken.fees)}, 10))
  ) as figures (name, stored, recomputed)`
  const asset = sql`coalesce(${paid.asset}, ${entries.asset}, ${seen.asset})`
  const wrongTokens = db
    .select({
      user_id: payments.user_id,
      figure: sql<string>`figures.name || ' ' || ${asset} || ' of payment ' || ${payments.id}`,
      stored: sql<string>`figures.stored::text`,
      recomputed: sql<string>`figures.recomputed::text`,
    })
    .from(paid)
    .fullJoin(entries, and(eq(entries.id, paid.id), eq(entries.asset, paid.asset)))
    .fullJoin(
      seen,
      and(
        sql`${seen.id} = coalesce(${paid.id}, ${entries.id})`,
        sql`${seen.asset} = coalesce(${paid.asset}, ${entries.asset})`,
      ),
    )
    .leftJoin(
      taken,
      and(
        sql`${taken.id} = coalesce(${paid.id}, ${entries.id}, ${seen.id})`,
        sql`${taken.asset} = ${asset}`,
      ),
    )
    .innerJoin(payments, sql`${payments.id} = coalesce(${paid.id}, ${entries.id}, ${seen.id})`)
    .leftJoin(depositAddresses, eq(depositAddresses.payment_id, payments.id))
    .innerJoin(sql`lateral ${ofToken}`, sql`figures.stored <> figures.recomputed`)
    .where(notInArray(payments.id, due))

  const totals = db
    .select({
      id: sql<string>`coalesce(${paid.id}, ${entries.id})`.as('totals_id'),
      counted: sql`sum(${paid.counted})`.as('totals_counted'),
      returned: sql`sum(${paid.returned})`.as('totals_returned'),
      fees: sql`sum(${entries.fees}) filter (where ${paid.isAtPar})`.as('totals_fees'),
      collected: sql`sum(${entries.collected}) filter (where ${paid.counted} > 0)`.as(
        'totals_collected',
      ),
      // Fees of tokens that follow another currency are converted in the payment alone.
      isExchanged: sql`coalesce(bool_or(${paid.isExchanged}), false)`.as('totals_exchanged'),
    })
    .from(paid)
    .fullJoin(entries, and(eq(entries.id, paid.id), eq(entries.asset, paid.asset)))
    .groupBy(sql`1`)
    .as('totals')
  const ofPayment = sql`(values
    ('received', ${payments.received}, ${zero(totals.counted)}),
    ('refunded', ${payments.refunded}, ${zero(totals.returned)}),
    ('fee due', case when ${payments.status} = 1 and not coalesce(${totals.isExchanged}, false) then ${payments.fee_due} else ${zero(totals.fees)} end, ${zero(totals.fees)}),
    ('fee collected', ${payments.fee_collected}, case when ${totals.isExchanged} then ${payments.fee_collected} else ${zero(totals.collected)} end)
  ) as figures (name, stored, recomputed)`
  const wrongFigures = db
    .select({
      user_id: payments.user_id,
      figure: sql<string>`figures.name || ' of payment ' || ${payments.id}`,
      stored: sql<string>`figures.stored::text`,
      recomputed: sql<string>`figures.recomputed::text`,
    })
    .from(payments)
    .leftJoin(totals, eq(totals.id, payments.id))
    .innerJoin(sql`lateral ${ofPayment}`, sql`figures.stored <> figures.recomputed`)
    .where(notInArray(payments.id, due))
  return [...(await wrongTokens), ...(await wrongFigures)]
}
