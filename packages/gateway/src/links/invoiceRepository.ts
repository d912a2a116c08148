import type { PaymentLinkId, MerchantId } from '@sluice/api/contract'
import { and, desc, eq, lte } from 'drizzle-orm'

import type { Reader } from '../database/Connection.ts'
import type { Tx } from '../database/UnitOfWork.ts'
import { invoices, paymentLinks, users } from '../database/schema/index.ts'
import { findLatestPayment } from './linkRepository.ts'
import type { LinkRow } from './linkRepository.ts'

export type InvoiceRow = typeof invoices.$inferSelect

/** An invoice with its link and the payment that this made last. */
export interface FullInvoice {
  invoice: InvoiceRow
  link: LinkRow
  payment: Awaited<ReturnType<typeof findLatestPayment>>
}

const joined = { invoice: invoices, link: paymentLinks }

async function withPayment(
  db: Reader,
  found: Omit<FullInvoice, 'payment'> | undefined,
): Promise<FullInvoice | null> {
  return found ? { ...found, payment: await findLatestPayment(db, found.link) } : null
}

/** A merchant's invoices, newest first. */
export async function findInvoices(
  db: Reader,
  userId: MerchantId,
  skip: number,
  take: number,
): Promise<FullInvoice[]> {
  const rows = await db
    .select(joined)
    .from(invoices)
    .innerJoin(paymentLinks, eq(paymentLinks.id, invoices.id))
    .where(eq(invoices.user_id, userId))
    .orderBy(desc(invoices.id))
    .limit(take)
    .offset(skip)
  return Promise.all(
    rows.map(async (row) => ({ ...row, payment: await findLatestPayment(db, row.link) })),
  )
}

/** A merchant's invoice, locked with its link until the database transaction ends. */
export async function lockInvoice(
  tx: Tx,
  userId: MerchantId,
  id: PaymentLinkId,
): Promise<FullInvoice | null> {
  const [row] = await tx
    .select(joined)
    .from(invoices)
    .innerJoin(paymentLinks, eq(paymentLinks.id, invoices.id))
    .where(and(eq(invoices.id, id), eq(invoices.user_id, userId)))
    .for('update')
  return withPayment(tx, row)
}

/** Whether a merchant has an invoice with this number. */
export async function hasNumber(tx: Tx, userId: MerchantId, number: string): Promise<boolean> {
  const rows = await tx
    .select({ id: invoices.id })
    .from(invoices)
    .where(and(eq(invoices.user_id, userId), eq(invoices.number, number)))
  return rows.length > 0
}

/** Inserts an invoice with a number that its merchant, whose account is locked, has not used. */
export async function insertInvoice(
  tx: Tx,
  invoice: typeof invoices.$inferInsert,
): Promise<InvoiceRow> {
  const [row] = await tx.insert(invoices).values(invoice).returning()
  if (!row) throw new Error('The invoice was not inserted')
  const { number: last_invoice_number, user_id } = row
  await tx.update(users).set({ last_invoice_number }).where(eq(users.id, user_id))
  return row
}

/** Changes when an invoice was sent, or is reminded of. */
export async function updateInvoice(
  tx: Tx,
  id: PaymentLinkId,
  change: Partial<Pick<InvoiceRow, 'sent_at' | 'remind_on'>>,
): Promise<void> {
  await tx.update(invoices).set(change).where(eq(invoices.id, id))
}

/** Who pays for an invoice, as its payments tell. */
export async function findInvoiceCustomer(tx: Tx, id: PaymentLinkId) {
  const [row] = await tx
    .select({ customer_name: invoices.customer_name, customer_email: invoices.customer_email })
    .from(invoices)
    .where(eq(invoices.id, id))
  return row ?? null
}

/** An invoice whose customer is to be reminded by a day. Locked, and no other worker finds it. */
export async function lockReminderDue(tx: Tx, day: string): Promise<FullInvoice | null> {
  const [row] = await tx
    .select(joined)
    .from(invoices)
    .innerJoin(paymentLinks, eq(paymentLinks.id, invoices.id))
    .where(lte(invoices.remind_on, day))
    .orderBy(invoices.remind_on)
    .limit(1)
    .for('update', { skipLocked: true })
  return withPayment(tx, row)
}
