import { desc, eq, inArray, sql } from 'drizzle-orm'

import type { Queryable } from '../database/Database.ts'
import { sandboxMails, transactions } from '../database/schema/index.ts'

/** A transaction of any merchant: the sandbox has no users of its own. */
export type SandboxTransaction = typeof transactions.$inferSelect

/** A mail in the sandbox's mailbox. */
export type SandboxMailRow = typeof sandboxMails.$inferSelect

/** Adds a mail to the mailbox, unless an earlier attempt did. */
export async function insertSandboxMail(
  db: Queryable,
  mail: typeof sandboxMails.$inferInsert,
): Promise<void> {
  await db.insert(sandboxMails).values(mail).onConflictDoNothing()
}

/** The newest mails, to anyone or to one address. */
export function findSandboxMails(
  db: Queryable,
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

export async function findSandboxMail(db: Queryable, id: string): Promise<SandboxMailRow | null> {
  const [mail] = await db.select().from(sandboxMails).where(eq(sandboxMails.id, id))
  return mail ?? null
}

/** The newest transactions of all merchants with one of the statuses, for the sandbox's page. */
export function findRecentTransactions(
  db: Queryable,
  statuses: number[],
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
  db: Queryable,
  id: string,
): Promise<SandboxTransaction | null> {
  const [row] = await db.select().from(transactions).where(eq(transactions.id, id))
  return row ?? null
}
