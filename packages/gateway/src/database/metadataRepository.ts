import { eq } from 'drizzle-orm'

import type { Queryable } from './Database.ts'
import { metadata } from './schema/index.ts'

/** Inserts a value unless the name exists, and returns the stored value. */
export async function insertMetadata(db: Queryable, name: string, value: string): Promise<string> {
  await db.insert(metadata).values({ name, value }).onConflictDoNothing()
  const [row] = await db
    .select({ value: metadata.value })
    .from(metadata)
    .where(eq(metadata.name, name))
  return row?.value ?? value
}

/** Inserts a value. False if the name exists already. */
export async function insertMetadataOnce(
  db: Queryable,
  name: string,
  value: string,
): Promise<boolean> {
  const inserted = await db
    .insert(metadata)
    .values({ name, value })
    .onConflictDoNothing()
    .returning({ name: metadata.name })
  return inserted.length > 0
}
