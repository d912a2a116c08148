import type { MerchantId } from '@sluice/api/contract'
import { and, eq, isNull, sql } from 'drizzle-orm'

import type { Reader } from '../database/Connection.ts'
import type { Tx } from '../database/UnitOfWork.ts'
import { prepareOnce } from '../database/Database.ts'
import { businesses, merchantTotals, users, walletAt, webhooks } from '../database/schema/index.ts'

/** A merchant's row. */
export type UserRow = typeof users.$inferSelect

/** The merchant with this ID. */
export async function findUser(db: Reader, id: MerchantId): Promise<UserRow | null> {
  const [user] = await db.select().from(users).where(eq(users.id, id))
  return user ?? null
}

/**
 * The merchant's row, locked until the transaction ends. Only the ID is left unlocked, so that rows which refer to it can
 * still be added.
 */
export async function lockUser(tx: Tx, id: MerchantId): Promise<UserRow | null> {
  const [user] = await tx.select().from(users).where(eq(users.id, id)).for('no key update')
  return user ?? null
}

/** The merchant's row, which others may share but not change until the transaction ends. */
export async function shareUser(tx: Tx, id: MerchantId): Promise<UserRow | null> {
  const [user] = await tx.select().from(users).where(eq(users.id, id)).for('share')
  return user ?? null
}

/** The merchant with this email, ignoring case. */
export async function findUserByEmail(db: Reader, email: string): Promise<UserRow | null> {
  const [user] = await db
    .select()
    .from(users)
    .where(eq(sql`lower(${users.email})`, sql`lower(${email})`))
  return user ?? null
}

/** The merchant with this identity. */
export async function findUserByIdentity(
  db: Reader,
  issuer: string,
  subject: string,
): Promise<UserRow | null> {
  const [user] = await db
    .select()
    .from(users)
    .where(and(eq(users.identity_issuer, issuer), eq(users.identity_subject, subject)))
  return user ?? null
}

/** Adds a merchant with empty books; false when the e-mail or the identity is taken. */
export async function insertUser(tx: Tx, user: typeof users.$inferInsert): Promise<boolean> {
  const inserted = await tx
    .insert(users)
    .values(user)
    .onConflictDoNothing()
    .returning({ id: users.id })
  if (inserted.length === 0) return false
  await tx.insert(merchantTotals).values({ user_id: user.id })
  return true
}

export async function changeUser(
  tx: Tx,
  id: MerchantId,
  changes: Partial<Omit<UserRow, 'id' | 'created_at' | 'security_version'>>,
): Promise<void> {
  await tx.update(users).set(changes).where(eq(users.id, id))
}

/** Changes how the account is logged in to, so that what was checked before is worth nothing. */
export async function changeLogin(
  tx: Tx,
  id: MerchantId,
  changes: Parameters<typeof changeUser>[2] = {},
): Promise<void> {
  await tx
    .update(users)
    .set({ ...changes, security_version: sql`${users.security_version} + 1` })
    .where(eq(users.id, id))
}

const merchantRecord = prepareOnce((db) =>
  db
    .select({
      full_name: users.full_name,
      email: users.email,
      payout_wallet: walletAt(sql.placeholder('now')),
      business_name: businesses.name,
      total_earnings: merchantTotals.total_earnings,
      webhook_id: webhooks.id,
      webhook_url: webhooks.url,
    })
    .from(users)
    .innerJoin(merchantTotals, eq(merchantTotals.user_id, users.id))
    .leftJoin(businesses, eq(businesses.user_id, users.id))
    .leftJoin(webhooks, and(eq(webhooks.user_id, users.id), isNull(webhooks.removed_at)))
    .where(eq(users.id, sql.placeholder('id')))
    .prepare('merchant_record'),
)

/** The merchant's profile, in one query. */
export async function findMerchantRecord(db: Reader, id: MerchantId, now: Date) {
  const [record] = await merchantRecord(db).execute({ id, now: now.toISOString() })
  return record ?? null
}
