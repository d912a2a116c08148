import type { Queryable } from '../database/Database.ts'
import { identityTokens } from '../database/schema/index.ts'

/** Notes that an identity token was used; false when it had been before. */
export async function insertIdentityTokenUse(
  db: Queryable,
  use: typeof identityTokens.$inferInsert,
): Promise<boolean> {
  const inserted = await db
    .insert(identityTokens)
    .values(use)
    .onConflictDoNothing()
    .returning({ use_hash: identityTokens.use_hash })
  return inserted.length > 0
}
