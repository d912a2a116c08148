import { and, desc, eq, inArray, lt, sql } from 'drizzle-orm'

import type { Reader } from '../database/Connection.ts'
import type { Tx } from '../database/UnitOfWork.ts'
import {
  chainTransfers,
  flushes,
  relayerTransactions,
  sandboxMails,
  transactions,
} from '../database/schema/index.ts'

/** A transaction of any merchant: the sandbox has no users of its own. */
export type SandboxTransaction = typeof transactions.$inferSelect

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

/** The newest transactions of all merchants with one of the statuses, for the sandbox's page. */
export function findRecentTransactions(
  db: Reader,
  statuses: SandboxTransaction['status'][],
  limit: number,
): Promise<SandboxTransaction[]> {
  return db
    .select()
    .from(transactions)
    .where(inArray(transactions.status, statuses))
    .orderBy(desc(transactions.id))
    .limit(limit)
}

/** A transaction of any merchant. */
export async function findAnyTransaction(
  db: Reader,
  id: string,
): Promise<SandboxTransaction | null> {
  const [row] = await db.select().from(transactions).where(eq(transactions.id, id))
  return row ?? null
}

/** Ends a transaction's time to pay. */
export async function endPayment(tx: Tx, id: string, at: Date): Promise<void> {
  await tx
    .update(transactions)
    .set({ expires_at: at })
    .where(and(eq(transactions.id, id), eq(transactions.status, 0)))
}

/** Whether anything waits for the next block: a payment or settlement to be confirmed, or a payment to expire. */
export async function hasUnsettledWork(db: Reader, now: Date): Promise<boolean> {
  const one = { one: sql`1` }
  const found = await Promise.all([
    db.select(one).from(chainTransfers).where(eq(chainTransfers.is_due, true)).limit(1),
    db.select(one).from(flushes).where(eq(flushes.is_due, true)).limit(1),
    db.select(one).from(relayerTransactions).where(eq(relayerTransactions.state, 'sent')).limit(1),
    db
      .select(one)
      .from(transactions)
      .where(and(eq(transactions.status, 0), lt(transactions.expires_at, now)))
      .limit(1),
  ])
  return found.some((rows) => rows.length > 0)
}
