import type { Decimal, MerchantId, PaymentId, RefundId, RefundState } from '@sluice/api/contract'
import { and, desc, eq, inArray, isNotNull, lt, lte, ne, sql } from 'drizzle-orm'

import type { Reader } from '../database/Connection.ts'
import type { Tx } from '../database/UnitOfWork.ts'
import {
  bookedTransfers,
  businesses,
  payments,
  refunds,
  sellerColumns,
} from '../database/schema/index.ts'

export type RefundRow = typeof refunds.$inferSelect

/** The states in which a refund counts against what its payment received. */
const standing: RefundState[] = ['created', 'claimed', 'sent', 'succeeded']

export async function insertRefund(tx: Tx, row: typeof refunds.$inferInsert): Promise<RefundRow> {
  const [inserted] = await tx.insert(refunds).values(row).returning()
  if (!inserted) throw new Error('The refund was not inserted')
  return inserted
}

export async function changeRefund(
  tx: Tx,
  id: RefundId,
  change: Partial<RefundRow>,
): Promise<RefundRow> {
  const [changed] = await tx.update(refunds).set(change).where(eq(refunds.id, id)).returning()
  if (!changed) throw new Error('The refund was not changed')
  return changed
}

export async function findRefund(
  db: Reader,
  userId: MerchantId,
  id: RefundId,
): Promise<RefundRow | null> {
  const [row] = await db
    .select()
    .from(refunds)
    .where(and(eq(refunds.id, id), eq(refunds.user_id, userId)))
  return row ?? null
}

/** The payment of a refund, to lock it first. */
export async function findRefundPayment(db: Reader, id: RefundId): Promise<PaymentId | null> {
  const [row] = await db
    .select({ payment_id: refunds.payment_id })
    .from(refunds)
    .where(eq(refunds.id, id))
  return row?.payment_id ?? null
}

/** A refund, locked until the database transaction ends. Its payment is locked before. */
export async function lockRefund(tx: Tx, id: RefundId): Promise<RefundRow> {
  const [row] = await tx.select().from(refunds).where(eq(refunds.id, id)).for('update')
  if (!row) throw new Error('There is no such refund')
  return row
}

export function findRefunds(
  db: Reader,
  userId: MerchantId,
  {
    payment_id,
    state,
    before,
    limit,
  }: {
    payment_id?: PaymentId | undefined
    state?: RefundState | undefined
    before?: RefundId | undefined
    limit: number
  },
): Promise<RefundRow[]> {
  return db
    .select()
    .from(refunds)
    .where(
      and(
        eq(refunds.user_id, userId),
        payment_id === undefined ? undefined : eq(refunds.payment_id, payment_id),
        state && eq(refunds.state, state),
        before === undefined ? undefined : lt(refunds.id, before),
      ),
    )
    .orderBy(desc(refunds.id))
    .limit(limit)
}

/** How many refunds of a merchant are in a state. */
export async function countRefunds(
  db: Reader,
  userId: MerchantId,
  state: RefundState,
): Promise<number> {
  return db.$count(refunds, and(eq(refunds.user_id, userId), eq(refunds.state, state)))
}

/** Everything that is refunded of a payment, or is to be. */
export function findPaymentRefunds(db: Reader, paymentId: PaymentId): Promise<RefundRow[]> {
  return db.select().from(refunds).where(eq(refunds.payment_id, paymentId)).orderBy(refunds.id)
}

/** What a payment's standing refunds add up to by token, and what of it has succeeded. */
export async function sumRefunds(
  db: Reader,
  paymentId: PaymentId,
): Promise<Map<string, { standing: Decimal; succeeded: Decimal }>> {
  const rows = await db
    .select({
      asset: refunds.asset,
      standing: sql<Decimal>`sum(${refunds.amount})`,
      succeeded: sql<Decimal>`coalesce(sum(${refunds.amount}) filter (where ${refunds.state} = 'succeeded'), 0)`,
    })
    .from(refunds)
    .where(and(eq(refunds.payment_id, paymentId), inArray(refunds.state, standing)))
    .groupBy(refunds.asset)
  return new Map(rows.map(({ asset, ...sums }) => [asset, sums]))
}

/** What a payment received and has confirmed, by token, the newest first, with the network that it came on. */
export async function findReceived(
  db: Reader,
  paymentId: PaymentId,
): Promise<{ asset: string; network: string; amount: Decimal }[]> {
  return db
    .select({
      asset: bookedTransfers.asset,
      network: sql<string>`(array_agg(${bookedTransfers.network} order by ${bookedTransfers.amount} desc))[1]`,
      amount: sql<Decimal>`sum(${bookedTransfers.amount})`,
    })
    .from(bookedTransfers)
    .where(
      and(eq(bookedTransfers.payment_id, paymentId), sql`${bookedTransfers.reversed_at} is null`),
    )
    .groupBy(bookedTransfers.asset)
    .orderBy(desc(sql`sum(${bookedTransfers.amount})`))
}

/** The transfers that pay other refunds on some networks. */
export async function findTakenTransfers(
  db: Reader,
  id: RefundId,
  transfers: readonly string[],
): Promise<Set<string>> {
  if (transfers.length === 0) return new Set()
  const rows = await db
    .select({ network: refunds.network, transfer: refunds.transfer })
    .from(refunds)
    .where(
      and(
        ne(refunds.id, id),
        isNotNull(refunds.transfer),
        inArray(refunds.transfer, [...transfers]),
      ),
    )
  return new Set(rows.map(({ network, transfer }) => `${network} ${transfer}`))
}

/** What a customer sees of a refund, by its claim link. */
export async function findClaimed(db: Reader, claim: string) {
  const [row] = await db
    .select({
      refund: refunds,
      seller: sellerColumns,
      description: payments.description,
      paid_at: payments.created_at,
    })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.payment_id))
    .leftJoin(businesses, eq(businesses.user_id, refunds.user_id))
    .where(eq(refunds.claim, claim))
  return row ?? null
}

/** A refund whose time to be claimed has passed. */
export async function findExpiredRefunds(db: Reader, now: Date, limit: number) {
  return db
    .select({ id: refunds.id })
    .from(refunds)
    .where(and(eq(refunds.state, 'created'), lte(refunds.expires_at, now)))
    .orderBy(refunds.expires_at)
    .limit(limit)
}
