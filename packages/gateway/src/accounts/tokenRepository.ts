import type { MerchantId } from '@sluice/api/contract'
import { and, eq, gt, isNotNull, isNull } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'

import type { Reader } from '../database/Connection.ts'
import type { Tx } from '../database/UnitOfWork.ts'
import { identityTokens, oneTimeTokens } from '../database/schema/index.ts'

/** The purpose of a link in a mail. */
export type LinkTokenPurpose = (typeof oneTimeTokens.$inferSelect)['purpose']

/** Matches the tokens of a purpose that can be used now. */
function isLive(purpose: LinkTokenPurpose, now: Date) {
  return and(
    eq(oneTimeTokens.purpose, purpose),
    isNull(oneTimeTokens.used_at),
    gt(oneTimeTokens.expires_at, now),
  )
}

export async function insertLinkToken(
  tx: Tx,
  token: typeof oneTimeTokens.$inferInsert,
): Promise<void> {
  await tx.insert(oneTimeTokens).values(token)
}

/** Marks a token as used. False if it can't be: of parallel calls only one succeeds. */
export async function takeLinkToken(
  tx: Tx,
  tokenHash: string,
  purpose: LinkTokenPurpose,
  now: Date,
): Promise<boolean> {
  const taken = await tx
    .update(oneTimeTokens)
    .set({ used_at: now })
    .where(and(eq(oneTimeTokens.token_hash, tokenHash), isLive(purpose, now)))
    .returning({ user_id: oneTimeTokens.user_id })
  return taken.length > 0
}

async function findOwner(
  db: Reader,
  tokenHash: string,
  condition: SQL | undefined,
): Promise<MerchantId | null> {
  const [found] = await db
    .select({ user_id: oneTimeTokens.user_id })
    .from(oneTimeTokens)
    .where(and(eq(oneTimeTokens.token_hash, tokenHash), condition))
  return found?.user_id ?? null
}

/** The merchant of a token that can be used now. */
export function findLinkTokenOwner(
  db: Reader,
  tokenHash: string,
  purpose: LinkTokenPurpose,
  now: Date,
): Promise<MerchantId | null> {
  return findOwner(db, tokenHash, isLive(purpose, now))
}

/** The merchant of a token that was used. */
export function findUsedTokenOwner(
  db: Reader,
  tokenHash: string,
  purpose: LinkTokenPurpose,
): Promise<MerchantId | null> {
  const wasUsed = and(eq(oneTimeTokens.purpose, purpose), isNotNull(oneTimeTokens.used_at))
  return findOwner(db, tokenHash, wasUsed)
}

/** Whether the merchant has an unused link of this kind. */
export async function hasLiveLinkToken(
  db: Reader,
  userId: MerchantId,
  purpose: LinkTokenPurpose,
  now: Date,
): Promise<boolean> {
  const found = await db
    .select({ user_id: oneTimeTokens.user_id })
    .from(oneTimeTokens)
    .where(and(eq(oneTimeTokens.user_id, userId), isLive(purpose, now)))
    .limit(1)
  return found.length > 0
}

/** Invalidates the merchant's unused links of this kind. */
export async function cancelLinkTokens(
  tx: Tx,
  userId: MerchantId,
  purpose: LinkTokenPurpose,
  now: Date,
): Promise<void> {
  await tx
    .update(oneTimeTokens)
    .set({ used_at: now })
    .where(and(eq(oneTimeTokens.user_id, userId), isLive(purpose, now)))
}

/** Deletes every link of the merchant. */
export async function deleteLinkTokens(tx: Tx, userId: MerchantId): Promise<void> {
  await tx.delete(oneTimeTokens).where(eq(oneTimeTokens.user_id, userId))
}

/** Records the use of an identity token. False if it was used before. */
export async function insertIdentityTokenUse(
  tx: Tx,
  use: typeof identityTokens.$inferInsert,
): Promise<boolean> {
  const inserted = await tx
    .insert(identityTokens)
    .values(use)
    .onConflictDoNothing()
    .returning({ use_hash: identityTokens.use_hash })
  return inserted.length > 0
}
