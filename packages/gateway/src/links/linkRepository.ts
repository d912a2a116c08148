import type {
  Decimal,
  MerchantId,
  PageLanguage,
  PaymentId,
  PaymentLinkId,
} from '@sluice/api/contract'
import { and, desc, eq, isNull, lte, ne, or, sql } from 'drizzle-orm'

import type { Reader } from '../database/Connection.ts'
import type { Tx } from '../database/UnitOfWork.ts'
import {
  businesses,
  invoices,
  paymentLinks,
  payments,
  sellerColumns,
} from '../database/schema/index.ts'

/** A payment link's row. */
export type LinkRow = typeof paymentLinks.$inferSelect

/** Inserts a link. */
export async function insertLink(tx: Tx, link: typeof paymentLinks.$inferInsert): Promise<LinkRow> {
  const [row] = await tx.insert(paymentLinks).values(link).returning()
  if (!row) throw new Error('The link was not inserted')
  return row
}

/** A merchant's link. */
export async function findMerchantLink(
  db: Reader,
  userId: MerchantId,
  id: PaymentLinkId,
): Promise<LinkRow | null> {
  const [row] = await db
    .select()
    .from(paymentLinks)
    .where(and(eq(paymentLinks.id, id), eq(paymentLinks.user_id, userId)))
  return row ?? null
}

/** A merchant's links that are not those of invoices, newest first. */
export function findLinks(
  db: Reader,
  userId: MerchantId,
  skip: number,
  take: number,
): Promise<LinkRow[]> {
  return db
    .select()
    .from(paymentLinks)
    .where(and(eq(paymentLinks.user_id, userId), eq(paymentLinks.is_invoice, sql`false`)))
    .orderBy(desc(paymentLinks.id))
    .limit(take)
    .offset(skip)
}

/** Switches a merchant's link on or off. Null if there is none. */
export async function switchLink(
  tx: Tx,
  userId: MerchantId,
  id: PaymentLinkId,
  is_active: boolean,
): Promise<LinkRow | null> {
  const [row] = await tx
    .update(paymentLinks)
    .set({ is_active, is_used_up: false })
    .where(and(eq(paymentLinks.id, id), eq(paymentLinks.user_id, userId)))
    .returning()
  return row ?? null
}

/** Switches off every link of a merchant. */
export async function switchOffLinks(tx: Tx, userId: MerchantId): Promise<void> {
  await tx
    .update(paymentLinks)
    .set({ is_active: false, is_used_up: false })
    .where(eq(paymentLinks.user_id, userId))
}

/** A link of any merchant, with what customers see of the business. */
export async function findLink(db: Reader, id: PaymentLinkId) {
  const [found] = await db
    .select({ link: paymentLinks, seller: sellerColumns, invoice: invoices })
    .from(paymentLinks)
    .leftJoin(businesses, eq(businesses.user_id, paymentLinks.user_id))
    .leftJoin(invoices, eq(invoices.id, paymentLinks.id))
    .where(eq(paymentLinks.id, id))
  return found ?? null
}

/** Notes what the customer of an invoice reads, for their reminders. */
export async function storeLinkLanguage(
  tx: Tx,
  id: PaymentLinkId,
  customer_language: PageLanguage,
): Promise<void> {
  await tx.update(paymentLinks).set({ customer_language }).where(eq(paymentLinks.id, id))
}

/** A link of any merchant, locked until the database transaction ends. */
export async function lockLink(tx: Tx, id: PaymentLinkId): Promise<LinkRow | null> {
  const [row] = await tx.select().from(paymentLinks).where(eq(paymentLinks.id, id)).for('update')
  return row ?? null
}

/** Counts a payment that a locked link has made. */
export async function countPayment(tx: Tx, { id, is_reusable }: LinkRow): Promise<void> {
  await tx
    .update(paymentLinks)
    .set({
      payments: sql`${paymentLinks.payments} + 1`,
      is_active: is_reusable,
      is_used_up: !is_reusable,
    })
    .where(eq(paymentLinks.id, id))
}

/** Switches a link on again that is off because it made its one payment. */
export async function reopenLink(tx: Tx, id: PaymentLinkId): Promise<void> {
  await tx
    .update(paymentLinks)
    .set({ is_active: true, is_used_up: false })
    .where(and(eq(paymentLinks.id, id), eq(paymentLinks.is_used_up, true)))
}

/** Adds to the sum of what was credited. The amount is a decimal. */
export async function addReceived(tx: Tx, id: PaymentLinkId, amount: Decimal): Promise<void> {
  await tx
    .update(paymentLinks)
    .set({ received: sql`${paymentLinks.received} + ${amount}::numeric` })
    .where(eq(paymentLinks.id, id))
}

/** Whether a link has made so many payments, without those that were cancelled or expired. Reads no more of them. */
export async function hasMade(
  db: Reader,
  { id, user_id }: Pick<LinkRow, 'id' | 'user_id'>,
  count: number,
): Promise<boolean> {
  const rows = await db
    .select({ seq: payments.seq })
    .from(payments)
    .where(and(eq(payments.user_id, user_id), eq(payments.link_id, id), ne(payments.status, -1)))
    .offset(count - 1)
    .limit(1)
  return rows.length > 0
}

/** The latest payment that a link has made. */
export async function findLatestPayment(
  db: Reader,
  { id, user_id }: Pick<LinkRow, 'id' | 'user_id'>,
): Promise<{ id: PaymentId; status: number } | null> {
  const [row] = await db
    .select({ id: payments.id, status: payments.status })
    .from(payments)
    .where(and(eq(payments.user_id, user_id), eq(payments.link_id, id)))
    .orderBy(desc(payments.seq))
    .limit(1)
  return row ?? null
}

/** Notes that the merchant is told of a link now. False if they were told after `before`, or are at this moment. */
export async function claimProblemMail(
  tx: Tx,
  id: PaymentLinkId,
  now: Date,
  before: Date,
): Promise<boolean> {
  const { problem_mailed_at } = paymentLinks
  const claimed = await tx
    .update(paymentLinks)
    .set({ problem_mailed_at: now })
    .where(
      and(eq(paymentLinks.id, id), or(isNull(problem_mailed_at), lte(problem_mailed_at, before))),
    )
    .returning({ id: paymentLinks.id })
  return claimed.length > 0
}
