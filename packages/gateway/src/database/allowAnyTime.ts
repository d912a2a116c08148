import { sql } from 'drizzle-orm'

import type { Queryable } from './Database.ts'

/** Lets the statements of a transaction take as long as they need, unlike those that somebody waits for. */
export async function allowAnyTime(tx: Queryable): Promise<void> {
  await tx.execute(sql`set local statement_timeout = 0`)
}
