import { and, asc, count, eq, gt, isNull, lt, or } from 'drizzle-orm'

import type { Queryable } from '../database/Database.ts'
import { passkeyChallenges, passkeys } from '../database/schema/index.ts'

/** A passkey's row. */
export type PasskeyRow = typeof passkeys.$inferSelect

/** What a challenge was created for. */
export type ChallengePurpose = (typeof passkeyChallenges.$inferSelect)['purpose']

export async function insertChallenge(
  db: Queryable,
  challenge: typeof passkeyChallenges.$inferInsert,
): Promise<void> {
  await db.insert(passkeyChallenges).values(challenge)
}

/** Deletes a challenge. False if it was not there. A single statement, so of parallel calls only one succeeds. */
export async function takeChallenge(
  db: Queryable,
  hash: string,
  { purpose, userId, now }: { purpose: ChallengePurpose; userId: string | null; now: Date },
): Promise<boolean> {
  const taken = await db
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
export function listPasskeyRows(db: Queryable, userId: string): Promise<PasskeyRow[]> {
  return db
    .select()
    .from(passkeys)
    .where(eq(passkeys.user_id, userId))
    .orderBy(asc(passkeys.created_at), asc(passkeys.id))
}

export async function countPasskeys(db: Queryable, userId: string): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(passkeys)
    .where(eq(passkeys.user_id, userId))
  return row?.count ?? 0
}

export async function findPasskey(db: Queryable, credentialId: string): Promise<PasskeyRow | null> {
  const [row] = await db.select().from(passkeys).where(eq(passkeys.credential_id, credentialId))
  return row ?? null
}

/** Adds a passkey. False if somebody has this credential already. */
export async function insertPasskey(
  db: Queryable,
  passkey: typeof passkeys.$inferInsert,
): Promise<boolean> {
  const inserted = await db
    .insert(passkeys)
    .values(passkey)
    .onConflictDoNothing()
    .returning({ id: passkeys.id })
  return inserted.length > 0
}

/** Records a use. False if the counter is not higher than the stored one, although the authenticator counts. */
export async function recordPasskeyUse(
  db: Queryable,
  id: string,
  use: { counter: number; backed_up: boolean; last_used_at: Date },
): Promise<boolean> {
  const isHigher = lt(passkeys.counter, use.counter)
  const updated = await db
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
  db: Queryable,
  userId: string,
  id: string,
  name: string,
): Promise<PasskeyRow | null> {
  const [updated] = await db
    .update(passkeys)
    .set({ name })
    .where(and(eq(passkeys.id, id), eq(passkeys.user_id, userId)))
    .returning()
  return updated ?? null
}

/** Removes a passkey of the merchant and returns its name; null if it is not the merchant's. */
export async function deletePasskey(
  db: Queryable,
  userId: string,
  id: string,
): Promise<string | null> {
  const [deleted] = await db
    .delete(passkeys)
    .where(and(eq(passkeys.id, id), eq(passkeys.user_id, userId)))
    .returning({ name: passkeys.name })
  return deleted?.name ?? null
}

export async function deletePasskeys(db: Queryable, userId: string): Promise<void> {
  await db.delete(passkeys).where(eq(passkeys.user_id, userId))
}
