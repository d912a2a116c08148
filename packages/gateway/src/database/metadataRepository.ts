import { eq } from 'drizzle-orm'

import type { Tx } from './UnitOfWork.ts'
import { metadata } from './schema/index.ts'

/** Inserts a value unless the name exists, and returns the stored value. */
export async function insertMetadata(tx: Tx, name: string, value: string): Promise<string> {
  await tx.insert(metadata).values({ name, value }).onConflictDoNothing()
  const [row] = await tx
    .select({ value: metadata.value })
    .from(metadata)
    .where(eq(metadata.name, name))
  return row?.value ?? value
}

/** Inserts a value. False if the name exists already. */
export async function insertMetadataOnce(tx: Tx, name: string, value: string): Promise<boolean> {
  const inserted = await tx
    .insert(metadata)
    .values({ name, value })
    .onConflictDoNothing()
    .returning({ name: metadata.name })
  return inserted.length > 0
}
