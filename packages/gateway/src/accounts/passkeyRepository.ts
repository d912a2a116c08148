import type { MerchantId, PasskeyId } from '@sluice/api/contract'
import { and, asc, count, eq, gt, gte, isNull, lt, or } from 'drizzle-orm'

import type { Reader } from '../database/Connection.ts'
import type { Tx } from '../database/UnitOfWork.ts'
import { passkeyChallenges, passkeys } from '../database/schema/index.ts'

/** A passkey's row. */
export type PasskeyRow = typeof passkeys.$inferSelect

/** What a challenge was created for. */
export type ChallengePurpose = (typeof passkeyChallenges.$inferSelect)['purpose']

export async function insertChallenge(
  tx: Tx,
  challenge: typeof passkeyChallenges.$inferInsert,
): Promise<void> {
  await tx.insert(passkeyChallenges).values(challenge)
}

/** Deletes a challenge. False if it was not there. A single statement, so of parallel calls only one succeeds. */
export async function takeChallenge(
  tx: Tx,
  hash: string,
  { purpose, userId, now }: { purpose: ChallengePurpose; userId: MerchantId | null; now: Date },
): Promise<boolean> {
  const taken = await tx
    .delete(passkeyChallenges)
    .where(
      and(
        eq(passkeyChallenges.challenge_hash, hash),
        eq(passkeyChallenges.purpose, purpose),
        userId === null ? isNull(passkeyChallenges.user_id) : eq(passkeyChallenges.user_id, userId),
        gt(passkeyChallenges.expires_at, now),
      ),
    )
    .returning({ hash: passkeyChallenges.challenge_hash })
  return taken.length > 0
}

/** The merchant's passkeys, oldest first. */
export function listPasskeyRows(db: Reader, userId: MerchantId): Promise<PasskeyRow[]> {
  return db
    .select()
    .from(passkeys)
    .where(eq(passkeys.user_id, userId))
    .orderBy(asc(passkeys.created_at), asc(passkeys.id))
}

export async function countPasskeys(db: Reader, userId: MerchantId): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(passkeys)
    .where(eq(passkeys.user_id, userId))
  return row?.count ?? 0
}

export async function findPasskey(db: Reader, credentialId: string): Promise<PasskeyRow | null> {
  const [row] = await db.select().from(passkeys).where(eq(passkeys.credential_id, credentialId))
  return row ?? null
}

/** Adds a passkey. False if somebody has this credential already. */
export async function insertPasskey(
  tx: Tx,
  passkey: typeof passkeys.$inferInsert,
): Promise<boolean> {
  const inserted = await tx
    .insert(passkeys)
    .values(passkey)
    .onConflictDoNothing()
    .returning({ id: passkeys.id })
  return inserted.length > 0
}

/** Records a use. False if the counter is not higher than the stored one, although the authenticator counts. */
export async function recordPasskeyUse(
  tx: Tx,
  id: PasskeyId,
  use: { counter: number; backed_up: boolean; last_used_at: Date },
): Promise<boolean> {
  const isHigher = lt(passkeys.counter, use.counter)
  const updated = await tx
    .update(passkeys)
    .set(use)
    .where(
      and(
        eq(passkeys.id, id),
        use.counter === 0 ? or(isHigher, eq(passkeys.counter, 0)) : isHigher,
      ),
    )
    .returning({ id: passkeys.id })
  return updated.length > 0
}

/** Renames a passkey of the merchant. Null if it is not the merchant's. */
export async function updatePasskeyName(
  tx: Tx,
  userId: MerchantId,
  id: PasskeyId,
  name: string,
): Promise<PasskeyRow | null> {
  const [updated] = await tx
    .update(passkeys)
    .set({ name })
    .where(and(eq(passkeys.id, id), eq(passkeys.user_id, userId)))
    .returning()
  return updated ?? null
}

/** Removes a passkey of the merchant and returns its name; null if it is not the merchant's. */
export async function deletePasskey(
  tx: Tx,
  userId: MerchantId,
  id: PasskeyId,
): Promise<string | null> {
  const [deleted] = await tx
    .delete(passkeys)
    .where(and(eq(passkeys.id, id), eq(passkeys.user_id, userId)))
    .returning({ name: passkeys.name })
  return deleted?.name ?? null
}

/** Deletes the merchant's passkeys, or those that were added from an instant on. */
export async function deletePasskeys(
  tx: Tx,
  userId: MerchantId,
  since = new Date(0),
): Promise<void> {
  await tx
    .delete(passkeys)
    .where(and(eq(passkeys.user_id, userId), gte(passkeys.created_at, since)))
}
