import type { MerchantId } from '@sluice/api/contract'
import { and, eq, gt, or } from 'drizzle-orm'

import type { Reader } from '../database/Connection.ts'
import type { Tx } from '../database/UnitOfWork.ts'
import { emailChanges } from '../database/schema/index.ts'

/** A change of email that waits to be confirmed. */
export type EmailChangeRow = typeof emailChanges.$inferSelect

/** Stores a change in place of an earlier one. */
export async function replaceEmailChange(tx: Tx, change: EmailChangeRow): Promise<void> {
  await tx
    .insert(emailChanges)
    .values(change)
    .onConflictDoUpdate({ target: emailChanges.user_id, set: change })
}

/** The merchant's change that has not expired. */
export async function findEmailChange(
  db: Reader,
  userId: MerchantId,
  now: Date,
): Promise<EmailChangeRow | null> {
  const [row] = await db
    .select()
    .from(emailChanges)
    .where(and(eq(emailChanges.user_id, userId), gt(emailChanges.expires_at, now)))
  return row ?? null
}

/** The change that a link belongs to. */
export async function findEmailChangeByToken(
  db: Reader,
  tokenHash: string,
  now: Date,
): Promise<EmailChangeRow | null> {
  const [row] = await db
    .select()
    .from(emailChanges)
    .where(
      and(
        or(eq(emailChanges.old_token_hash, tokenHash), eq(emailChanges.new_token_hash, tokenHash)),
        gt(emailChanges.expires_at, now),
      ),
    )
  return row ?? null
}

export async function deleteEmailChange(tx: Tx, userId: MerchantId): Promise<void> {
  await tx.delete(emailChanges).where(eq(emailChanges.user_id, userId))
}
