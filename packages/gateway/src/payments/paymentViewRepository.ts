import type { MerchantId, PaymentView, PaymentViewId } from '@sluice/api/contract'
import { and, eq, sql } from 'drizzle-orm'

import type { Reader } from '../database/Connection.ts'
import type { Tx } from '../database/UnitOfWork.ts'
import { paymentViews } from '../database/schema/index.ts'

const { id, user_id, name, query } = paymentViews

/** A merchant's saved views, by name. */
export function findViews(db: Reader, userId: MerchantId): Promise<PaymentView[]> {
  return db
    .select({ id, name, query })
    .from(paymentViews)
    .where(eq(user_id, userId))
    .orderBy(sql`${name} collate "C"`)
}

/** Stores a view, in place of the one with its name. */
export async function upsertView(tx: Tx, view: typeof paymentViews.$inferInsert): Promise<void> {
  await tx
    .insert(paymentViews)
    .values(view)
    .onConflictDoUpdate({ target: [user_id, name], set: { query: view.query } })
}

/** Deletes a merchant's view. False if there is none. */
export async function deleteView(
  tx: Tx,
  userId: MerchantId,
  viewId: PaymentViewId,
): Promise<boolean> {
  const deleted = await tx
    .delete(paymentViews)
    .where(and(eq(id, viewId), eq(user_id, userId)))
    .returning({ id })
  return deleted.length > 0
}
