import { and, eq, gt, or } from 'drizzle-orm'

import type { Queryable } from '../database/Database.ts'
import { emailChanges } from '../database/schema/index.ts'

/** A change of email that waits to be confirmed. */
export type EmailChangeRow = typeof emailChanges.$inferSelect

/** Stores a change in place of an earlier one. */
export async function replaceEmailChange(db: Queryable, change: EmailChangeRow): Promise<void> {
  await db
    .insert(emailChanges)
    .values(change)
    .onConflictDoUpdate({ target: emailChanges.user_id, set: change })
}

/** The merchant's change that has not expired. */
export async function findEmailChange(
  db: Queryable,
  userId: string,
  now: Date,
): Promise<EmailChangeRow | null> {
  const [row] = await db
    .select()
    .from(emailChanges)
    .where(and(eq(emailChanges.user_id, userId), gt(emailChanges.expires_at, now)))
  return row ?? null
}

/** The change that a link belongs to, locked until the transaction ends. */
export async function lockEmailChange(
  tx: Queryable,
  tokenHash: string,
  now: Date,
): Promise<EmailChangeRow | null> {
  const [row] = await tx
    .select()
    .from(emailChanges)
    .where(
      and(
        or(eq(emailChanges.old_token_hash, tokenHash), eq(emailChanges.new_token_hash, tokenHash)),
        gt(emailChanges.expires_at, now),
      ),
    )
    .for('update')
  return row ?? null
}

export async function deleteEmailChange(db: Queryable, userId: string): Promise<void> {
  await db.delete(emailChanges).where(eq(emailChanges.user_id, userId))
}
