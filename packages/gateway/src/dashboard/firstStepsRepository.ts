import type { FirstSteps, MerchantId } from '@sluice/api/contract'
import { eq } from 'drizzle-orm'

import type { Reader } from '../database/Connection.ts'
import type { Tx } from '../database/UnitOfWork.ts'
import { users } from '../database/schema/index.ts'

/** What a merchant said about the first steps. Null: nothing yet. */
export async function findFirstSteps(db: Reader, userId: MerchantId): Promise<FirstSteps | null> {
  const [row] = await db
    .select({ first_steps: users.first_steps })
    .from(users)
    .where(eq(users.id, userId))
  return row?.first_steps ?? null
}

/** Stores what a merchant said about the first steps. */
export async function storeFirstSteps(
  tx: Tx,
  userId: MerchantId,
  first_steps: FirstSteps,
): Promise<void> {
  await tx.update(users).set({ first_steps }).where(eq(users.id, userId))
}
