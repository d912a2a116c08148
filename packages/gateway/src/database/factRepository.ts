import { eq } from 'drizzle-orm'

import type { Queryable } from './Database.ts'
import { gatewayFacts } from './schema/index.ts'

/** Notes a fact unless it was noted before; gives what is noted then. */
export async function noteFact(db: Queryable, name: string, value: string): Promise<string> {
  await db.insert(gatewayFacts).values({ name, value }).onConflictDoNothing()
  const [fact] = await db
    .select({ value: gatewayFacts.value })
    .from(gatewayFacts)
    .where(eq(gatewayFacts.name, name))
  return fact?.value ?? value
}

/** Notes a fact; false when it was noted before. */
export async function noteFactOnce(db: Queryable, name: string, value: string): Promise<boolean> {
  const inserted = await db
    .insert(gatewayFacts)
    .values({ name, value })
    .onConflictDoNothing()
    .returning({ name: gatewayFacts.name })
  return inserted.length > 0
}
