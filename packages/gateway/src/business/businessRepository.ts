import type { MerchantId } from '@sluice/api/contract'
import { eq } from 'drizzle-orm'

import type { Tx } from '../database/UnitOfWork.ts'
import { businesses } from '../database/schema/index.ts'

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
