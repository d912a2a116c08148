import { and, asc, eq, inArray, lte, sql } from 'drizzle-orm'

import type { Queryable } from '../database/Database.ts'
import { mailOutbox } from '../database/schema/index.ts'

/** A mail that waits in the outbox. */
export type QueuedMail = typeof mailOutbox.$inferSelect

/** Adds a mail to the outbox. */
export async function insertQueuedMail(
  tx: Queryable,
  mail: typeof mailOutbox.$inferInsert,
): Promise<void> {
  await tx.insert(mailOutbox).values(mail)
}

/** Takes the mails that are due, until `leaseEnd`: another sender passes them by, and finds them again if we die. */
export async function claimMails(
  db: Queryable,
  now: Date,
  leaseEnd: Date,
  most: number,
): Promise<QueuedMail[]> {
  const due = db
    .select({ id: mailOutbox.id })
    .from(mailOutbox)
    .where(and(eq(mailOutbox.state, 'waiting'), lte(mailOutbox.next_attempt_at, now)))
    .orderBy(asc(mailOutbox.next_attempt_at))
    .limit(most)
    .for('update', { skipLocked: true })
  return db
    .update(mailOutbox)
    .set({ next_attempt_at: leaseEnd, attempts: sql`${mailOutbox.attempts} + 1` })
    .where(inArray(mailOutbox.id, due))
    .returning()
}

/** Notes how an attempt ended. A mail that is done with loses its content, which holds a token. */
export async function settleMail(
  db: Queryable,
  id: string,
  end: { state: 'sent' | 'failed' } | { state: 'waiting'; next_attempt_at: Date },
): Promise<void> {
  await db
    .update(mailOutbox)
    .set(end.state === 'waiting' ? end : { ...end, mail_ciphertext: '' })
    .where(eq(mailOutbox.id, id))
}
