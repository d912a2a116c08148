import { and, eq, gt, isNull } from 'drizzle-orm'

import type { Queryable } from '../database/Database.ts'
import { oneTimeTokens } from '../database/schema/index.ts'

/** What a link in a mail is for. */
export type LinkTokenPurpose = (typeof oneTimeTokens.$inferSelect)['purpose']

/** Which tokens of one purpose could be used now. */
function live(purpose: LinkTokenPurpose, now: Date) {
  return and(
    eq(oneTimeTokens.purpose, purpose),
    isNull(oneTimeTokens.used_at),
    gt(oneTimeTokens.expires_at, now),
  )
}

/** Keeps the hash of a new token. */
export async function insertLinkToken(
  db: Queryable,
  token: typeof oneTimeTokens.$inferInsert,
): Promise<void> {
  await db.insert(oneTimeTokens).values(token)
}

/** Marks a token used and names its merchant, in one statement: of two that come together, one gets it. */
export async function takeLinkToken(
  db: Queryable,
  tokenHash: string,
  purpose: LinkTokenPurpose,
  now: Date,
): Promise<string | null> {
  const [taken] = await db
    .update(oneTimeTokens)
    .set({ used_at: now })
    .where(and(eq(oneTimeTokens.token_hash, tokenHash), live(purpose, now)))
    .returning({ user_id: oneTimeTokens.user_id })
  return taken?.user_id ?? null
}

/** True for a token that could be used now. */
export async function isLiveLinkToken(
  db: Queryable,
  tokenHash: string,
  purpose: LinkTokenPurpose,
  now: Date,
): Promise<boolean> {
  const found = await db
    .select({ user_id: oneTimeTokens.user_id })
    .from(oneTimeTokens)
    .where(and(eq(oneTimeTokens.token_hash, tokenHash), live(purpose, now)))
  return found.length > 0
}

/** True while a link of this kind still waits to be used. */
export async function hasLiveLinkToken(
  db: Queryable,
  userId: string,
  purpose: LinkTokenPurpose,
  now: Date,
): Promise<boolean> {
  const found = await db
    .select({ user_id: oneTimeTokens.user_id })
    .from(oneTimeTokens)
    .where(and(eq(oneTimeTokens.user_id, userId), live(purpose, now)))
    .limit(1)
  return found.length > 0
}

/** Makes the links of this kind that were sent before useless. */
export async function cancelLinkTokens(
  db: Queryable,
  userId: string,
  purpose: LinkTokenPurpose,
  now: Date,
): Promise<void> {
  await db
    .update(oneTimeTokens)
    .set({ used_at: now })
    .where(and(eq(oneTimeTokens.user_id, userId), live(purpose, now)))
}
