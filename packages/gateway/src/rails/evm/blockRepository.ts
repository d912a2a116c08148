import { and, asc, desc, eq, gt, isNull, lte } from 'drizzle-orm'

import { chunksOf, rowsPerStatement } from '../../database/chunks.ts'
import type { Reader } from '../../database/Connection.ts'
import type { Tx } from '../../database/UnitOfWork.ts'
import { chainBlocks, chainCursors, chainTransfers, flushes } from '../../database/schema/index.ts'

/** Canonical blocks from a height down. */
export function findBlocksDown(
  db: Reader,
  network: string,
  from: number,
  limit: number,
): Promise<(typeof chainBlocks.$inferSelect)[]> {
  return db
    .select()
    .from(chainBlocks)
    .where(
      and(
        eq(chainBlocks.network, network),
        lte(chainBlocks.number, from),
        eq(chainBlocks.canonical, true),
      ),
    )
    .orderBy(desc(chainBlocks.number))
    .limit(limit)
}

/** The height from which a network was read. Null if it never was. */
export async function findFirstHeight(db: Reader, network: string): Promise<number | null> {
  const [first] = await db
    .select({ number: chainBlocks.number })
    .from(chainBlocks)
    .where(eq(chainBlocks.network, network))
    .orderBy(asc(chainBlocks.number))
    .limit(1)
  return first?.number ?? null
}

/** Stores blocks, or makes them canonical again. */
export async function insertBlocks(
  tx: Tx,
  blocks: (typeof chainBlocks.$inferInsert)[],
): Promise<void> {
  for (const some of chunksOf(blocks, rowsPerStatement)) {
    await tx
      .insert(chainBlocks)
      .values(some)
      .onConflictDoUpdate({
        target: [chainBlocks.network, chainBlocks.hash],
        set: { canonical: true },
      })
  }
}

/** Marks everything above a height as replaced by a reorg. */
export async function markReplaced(tx: Tx, network: string, above: number): Promise<void> {
  await tx
    .update(chainBlocks)
    .set({ canonical: false })
    .where(
      and(
        eq(chainBlocks.network, network),
        gt(chainBlocks.number, above),
        eq(chainBlocks.canonical, true),
      ),
    )
  await tx
    .update(chainTransfers)
    .set({ canonical: false, confirmed_at: null, is_due: true })
    .where(
      and(
        eq(chainTransfers.network, network),
        gt(chainTransfers.block_number, above),
        eq(chainTransfers.canonical, true),
      ),
    )
  await tx
    .update(flushes)
    .set({ canonical: false, is_due: true })
    .where(
      and(
        eq(flushes.network, network),
        gt(flushes.block_number, above),
        eq(flushes.canonical, true),
      ),
    )
}

/**
 * Forgets how far a network was read, because its chain is another one. Confirmed payments stay. False if it was never
 * read.
 */
export async function forgetChain(tx: Tx, network: string): Promise<boolean> {
  await tx
    .update(chainBlocks)
    .set({ canonical: false })
    .where(and(eq(chainBlocks.network, network), eq(chainBlocks.canonical, true)))
  await tx
    .update(chainTransfers)
    .set({ canonical: false, is_due: true })
    .where(
      and(
        eq(chainTransfers.network, network),
        eq(chainTransfers.canonical, true),
        isNull(chainTransfers.confirmed_at),
      ),
    )
  const forgotten = await tx
    .update(chainCursors)
    .set({
      height: null,
      hash: null,
      final_height: null,
      halted: null,
      swept_height: null,
      verified_height: null,
    })
    .where(eq(chainCursors.network, network))
    .returning({ network: chainCursors.network })
  return forgotten.length > 0
}
