import { desc, eq, sql } from 'drizzle-orm'

import type { Queryable } from '../database/Database.ts'
import { sandboxMails } from '../database/schema/index.ts'

/** A mail in the sandbox's mailbox. */
export type SandboxMailRow = typeof sandboxMails.$inferSelect

/** Puts a mail into the mailbox; once, though its sending may be tried again. */
export async function insertSandboxMail(
  db: Queryable,
  mail: typeof sandboxMails.$inferInsert,
): Promise<void> {
  await db.insert(sandboxMails).values(mail).onConflictDoNothing()
}

/** The newest mails, of everybody or to one address. */
export function findSandboxMails(
  db: Queryable,
  most: number,
  to?: string,
): Promise<SandboxMailRow[]> {
  return db
    .select()
    .from(sandboxMails)
    .where(to ? eq(sql`lower(${sandboxMails.recipient})`, sql`lower(${to})`) : undefined)
    .orderBy(desc(sandboxMails.created_at), desc(sandboxMails.id))
    .limit(most)
}

/** One mail. */
export async function findSandboxMail(db: Queryable, id: string): Promise<SandboxMailRow | null> {
  const [mail] = await db.select().from(sandboxMails).where(eq(sandboxMails.id, id))
  return mail ?? null
}
