import { and, asc, eq, inArray, isNull, lte, or, sql } from 'drizzle-orm'

import type { Tx } from '../database/UnitOfWork.ts'
import { mailOutbox } from '../database/schema/index.ts'

/** A row of the outbox. */
export type QueuedMail = typeof mailOutbox.$inferSelect

export async function insertQueuedMail(
  tx: Tx,
  mail: typeof mailOutbox.$inferInsert,
): Promise<void> {
  await tx.insert(mailOutbox).values(mail)
}

/**
 * Leases the mails that are due. Other senders skip them for `leaseSeconds`, and pick them up afterwards if this process dies.
 */
export async function claimMails(
  tx: Tx,
  now: Date,
  leaseSeconds: number,
  limit: number,
): Promise<QueuedMail[]> {
  const due = tx
    .select({ id: mailOutbox.id })
    .from(mailOutbox)
    .where(
      and(
        eq(mailOutbox.state, 'waiting'),
        lte(mailOutbox.next_attempt_at, now),
        or(isNull(mailOutbox.leased_until), lte(mailOutbox.leased_until, sql`now()`)),
      ),
    )
    .orderBy(asc(mailOutbox.next_attempt_at))
    .limit(limit)
    .for('update', { skipLocked: true })
  return tx
    .update(mailOutbox)
    .set({
      leased_until: sql`now() + make_interval(secs => ${leaseSeconds})`,
      attempts: sql`${mailOutbox.attempts} + 1`,
    })
    .where(inArray(mailOutbox.id, due))
    .returning()
}

/** Stores the state after an attempt. The content of a finished mail is deleted, since it contains a token. */
export async function finishMail(
  tx: Tx,
  id: string,
  end: { state: 'sent' | 'failed' } | { state: 'waiting'; next_attempt_at: Date },
): Promise<void> {
  await tx
    .update(mailOutbox)
    .set({
      ...end,
      leased_until: null,
      ...(end.state === 'waiting' ? {} : { mail_ciphertext: '' }),
    })
    .where(eq(mailOutbox.id, id))
}
