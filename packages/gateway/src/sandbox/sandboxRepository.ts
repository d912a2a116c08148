import { defaultRules } from '@sluice/api/contract'
import type { PaymentId, RefundId } from '@sluice/api/contract'
import { and, desc, eq, inArray, lt, sql } from 'drizzle-orm'

import type { Reader } from '../database/Connection.ts'
import type { Tx } from '../database/UnitOfWork.ts'
import {
  chainTransfers,
  flushes,
  relayerTransactions,
  sandboxMails,
  payments,
  refunds,
} from '../database/schema/index.ts'

/** A payment of any merchant: the sandbox has no users of its own. */
export type SandboxPayment = typeof payments.$inferSelect

/** A refund of any merchant. */
export type SandboxRefund = typeof refunds.$inferSelect

/** A mail in the sandbox's mailbox. */
export type SandboxMailRow = typeof sandboxMails.$inferSelect

/** Adds a mail to the mailbox, unless an earlier attempt did. */
export async function insertSandboxMail(
  tx: Tx,
  mail: typeof sandboxMails.$inferInsert,
): Promise<void> {
  await tx.insert(sandboxMails).values(mail).onConflictDoNothing()
}

/** The newest mails, to anyone or to one address. */
export function findSandboxMails(
  db: Reader,
  limit: number,
  to?: string,
): Promise<SandboxMailRow[]> {
  return db
    .select()
    .from(sandboxMails)
    .where(to ? eq(sql`lower(${sandboxMails.recipient})`, sql`lower(${to})`) : undefined)
    .orderBy(desc(sandboxMails.created_at), desc(sandboxMails.id))
    .limit(limit)
}

export async function findSandboxMail(db: Reader, id: string): Promise<SandboxMailRow | null> {
  const [mail] = await db.select().from(sandboxMails).where(eq(sandboxMails.id, id))
  return mail ?? null
}

/** The newest payments of all merchants with one of the statuses, for the sandbox's page. */
export function findRecentPayments(
  db: Reader,
  statuses: SandboxPayment['status'][],
  limit: number,
): Promise<SandboxPayment[]> {
  return db
    .select()
    .from(payments)
    .where(inArray(payments.status, statuses))
    .orderBy(desc(payments.id))
    .limit(limit)
}

/** The newest refunds of all merchants that can be paid, or one of them. */
export function findClaimedRefunds(
  db: Reader,
  limit: number,
  id?: RefundId,
): Promise<SandboxRefund[]> {
  return db
    .select()
    .from(refunds)
    .where(and(eq(refunds.state, 'claimed'), id && eq(refunds.id, id)))
    .orderBy(desc(refunds.id))
    .limit(limit)
}

/** A payment of any merchant. */
export async function findAnyPayment(db: Reader, id: PaymentId): Promise<SandboxPayment | null> {
  const [row] = await db.select().from(payments).where(eq(payments.id, id))
  return row ?? null
}

/** Ends a payment's time to pay, and the grace after it. */
export async function endPayment(tx: Tx, id: PaymentId, at: Date): Promise<void> {
  await tx
    .update(payments)
    .set({
      expires_at: at,
      rules: sql`coalesce(${payments.rules}, ${JSON.stringify(defaultRules)}::jsonb) || '{"grace_minutes": 0}'`,
    })
    .where(and(eq(payments.id, id), eq(payments.status, 0)))
}

/** Whether anything waits for the next block: a payment or forwarding to be confirmed, or a payment to expire. */
export async function hasOpenWork(db: Reader, now: Date): Promise<boolean> {
  const one = { one: sql`1` }
  const found = await Promise.all([
    db.select(one).from(chainTransfers).where(eq(chainTransfers.is_due, true)).limit(1),
    db.select(one).from(flushes).where(eq(flushes.is_due, true)).limit(1),
    db.select(one).from(relayerTransactions).where(eq(relayerTransactions.state, 'sent')).limit(1),
    db
      .select(one)
      .from(payments)
      .where(and(eq(payments.status, 0), lt(payments.expires_at, now)))
      .limit(1),
  ])
  return found.some((rows) => rows.length > 0)
}
