import type { Decimal, MerchantId, PaymentId } from '@sluice/api/contract'
import { and, eq, isNull, ne, or, sql } from 'drizzle-orm'

import type { Reader } from '../database/Connection.ts'
import type { Tx } from '../database/UnitOfWork.ts'
import {
  chainTransfers,
  depositAddresses,
  ledgerAccounts,
  ledgerEntries,
  merchantTotals,
  bookedTransfers,
  payments,
} from '../database/schema/index.ts'

export { ledgerAccounts }

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

/** What each account holds of a payment's money, as decimals. */
export async function findBalances(
  tx: Tx,
  paymentId: PaymentId,
): Promise<Record<EntryRow['account'], Decimal>> {
  const [balances] = await tx
    .select({
      customers: sumOf('customers'),
      held: sumOf('held'),
      merchant: sumOf('merchant'),
      fees: sumOf('fees'),
    })
    .from(ledgerEntries)
    .where(eq(ledgerEntries.payment_id, paymentId))
  if (!balances) throw new Error('There is no such transaction')
  return balances
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
      figure: sql<string>`'journal ' || ${ledgerEntries.journal_id}`,
      stored: sql<string>`${sum}::text`,
      recomputed: sql<string>`'0'`,
    })
    .from(ledgerEntries)
    .groupBy(ledgerEntries.journal_id)
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
    .where(eq(ledgerEntries.account, 'merchant'))
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
export function sumOf(account: EntryRow['account']) {
  return sql<Decimal>`coalesce(sum(${ledgerEntries.amount}) filter (where ${ledgerEntries.account} = ${account}), 0)`
}

/** A sum that is null where there are no rows. */
function zero(sum: unknown) {
  return sql`coalesce(${sum}, 0)`
}

/** A transfer's amount as a decimal, rounded down to ten decimals. */
const amount = sql`trunc(${chainTransfers.units} / (10::numeric ^ ${chainTransfers.decimals}), 10)`

/** The sum of a payment's transfers. Those of the first version were on no chain. */
function onChain(sum: unknown, otherwise: unknown) {
  return sql`case when ${depositAddresses.address} is null then ${otherwise} else ${zero(sum)} end`
}

/** Accounts of single payments that differ from the payment's transfers, bookings, fee and refunds. */
export function findWrongPayments(db: Reader): Promise<Discrepancy[]> {
  const booked = db
    .select({
      id: ledgerEntries.payment_id,
      customers: sumOf('customers').as('booked_customers'),
      held: sumOf('held').as('booked_held'),
      merchant: sumOf('merchant').as('booked_merchant'),
      fees: sumOf('fees').as('booked_fees'),
    })
    .from(ledgerEntries)
    .groupBy(ledgerEntries.payment_id)
    .as('booked')
  const paid = db
    .select({
      id: bookedTransfers.payment_id,
      received: sql`sum(${bookedTransfers.amount})`.as('paid_received'),
      credited:
        sql`coalesce(sum(${bookedTransfers.amount}) filter (where ${bookedTransfers.credited_at} is not null), 0)`.as(
          'paid_credited',
        ),
      refunded:
        sql`coalesce(sum(${bookedTransfers.amount}) filter (where ${bookedTransfers.refunded_at} is not null), 0)`.as(
          'paid_refunded',
        ),
    })
    .from(bookedTransfers)
    .where(isNull(bookedTransfers.reversed_at))
    .groupBy(bookedTransfers.payment_id)
    .as('paid')
  const seen = db
    .select({
      id: depositAddresses.payment_id,
      currency: chainTransfers.asset,
      received: sql`coalesce(sum(${amount}) filter (where ${chainTransfers.canonical}), 0)`.as(
        'seen_received',
      ),
      confirmed:
        sql`coalesce(sum(${amount}) filter (where ${chainTransfers.canonical} and ${chainTransfers.confirmed_at} is not null), 0)`.as(
          'seen_confirmed',
        ),
      isDue: sql`bool_or(${chainTransfers.is_due})`.as('seen_due'),
    })
    .from(chainTransfers)
    .innerJoin(depositAddresses, eq(depositAddresses.address, chainTransfers.address))
    .groupBy(depositAddresses.payment_id, chainTransfers.asset)
    .as('seen')
  const figures = sql`(values
    ('received', ${payments.received}, ${onChain(seen.received, zero(paid.received))}),
    ('confirmed', ${zero(paid.received)}, ${onChain(seen.confirmed, zero(paid.received))}),
    ('refunded', ${payments.refunded}, ${zero(paid.refunded)}),
    ('customers', ${zero(booked.customers)}, ${zero(paid.refunded)} - ${zero(paid.received)}),
    ('held', ${zero(booked.held)}, ${zero(paid.received)} - ${zero(paid.credited)} - ${zero(paid.refunded)}),
    ('merchant', ${zero(booked.merchant)}, ${zero(paid.credited)} - ${payments.fee}),
    ('fees', ${zero(booked.fees)}, ${payments.fee})
  ) as figures (name, stored, recomputed)`
  return (
    db
      .select({
        user_id: payments.user_id,
        figure: sql<string>`figures.name || ' of payment ' || ${payments.id}`,
        stored: sql<string>`figures.stored::text`,
        recomputed: sql<string>`figures.recomputed::text`,
      })
      .from(payments)
      .leftJoin(paid, eq(paid.id, payments.id))
      .leftJoin(booked, eq(booked.id, payments.id))
      .leftJoin(depositAddresses, eq(depositAddresses.payment_id, payments.id))
      .leftJoin(seen, and(eq(seen.id, payments.id), eq(seen.currency, payments.currency)))
      .innerJoin(sql`lateral ${figures}`, sql`figures.stored <> figures.recomputed`)
      // What a network has just reported is not in the books yet.
      .where(sql`not coalesce(${seen.isDue}, false)`)
  )
}
