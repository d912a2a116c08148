import type { MerchantId } from '@sluice/api/contract'
import { eq } from 'drizzle-orm'

import type { Reader } from '../database/Connection.ts'
import type { Tx } from '../database/UnitOfWork.ts'
import { businesses, logos, sellerColumns } from '../database/schema/index.ts'

/** Sets the business name if there is none, and returns the stored name, and whether it is new. */
export async function nameBusiness(
  tx: Tx,
  userId: MerchantId,
  name: string,
  now: Date,
): Promise<{ name: string; isNew: boolean }> {
  const added = await tx
    .insert(businesses)
    .values({ user_id: userId, name, created_at: now })
    .onConflictDoNothing()
    .returning({ name: businesses.name })
  if (added.length > 0) return { name, isNew: true }
  const [business] = await tx
    .select({ name: businesses.name })
    .from(businesses)
    .where(eq(businesses.user_id, userId))
  return { name: business?.name ?? name, isNew: false }
}

/** The business of a merchant. Null if there is none. */
export async function findBusiness(db: Reader, userId: MerchantId) {
  const [row] = await db
    .select(sellerColumns)
    .from(businesses)
    .where(eq(businesses.user_id, userId))
  return row ?? null
}

/** Changes what customers see of a business. False if there is none. */
export async function changeBusiness(
  tx: Tx,
  userId: MerchantId,
  changes: Partial<Omit<typeof businesses.$inferInsert, 'user_id' | 'created_at'>>,
): Promise<boolean> {
  const changed = await tx
    .update(businesses)
    .set(changes)
    .where(eq(businesses.user_id, userId))
    .returning({ user_id: businesses.user_id })
  return changed.length > 0
}

/** Stores the logo of a business in place of the one before. */
export async function storeLogo(tx: Tx, logo: typeof logos.$inferInsert): Promise<void> {
  await tx.insert(logos).values(logo).onConflictDoUpdate({ target: logos.user_id, set: logo })
}

/** Removes the logo of a business. */
export async function deleteLogo(tx: Tx, userId: MerchantId): Promise<void> {
  await tx.delete(logos).where(eq(logos.user_id, userId))
}

/** A logo of any business. */
export async function findLogo(db: Reader, id: string) {
  const [logo] = await db.select().from(logos).where(eq(logos.id, id))
  return logo ?? null
}
