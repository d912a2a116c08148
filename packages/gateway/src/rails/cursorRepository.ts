import { and, eq, inArray, isNotNull, isNull, lte, or, sql } from 'drizzle-orm'

import type { Reader } from '../database/Connection.ts'
import type { Tx } from '../database/UnitOfWork.ts'
import { chainCursors } from '../database/schema/index.ts'

/** How far a network has been read. */
export type CursorRow = typeof chainCursors.$inferSelect

/** How long a gateway that stopped responding keeps others from reading a network. */
const leaseSeconds = 15

const leaseEnd = sql`now() + make_interval(secs => ${leaseSeconds})`

/** How long a network can go unread before customers are told that they cannot pay on it. */
const unavailableAfterSeconds = 300

/** Takes or extends the lease on a network. Null while another gateway has it. `wasRead`: the holder has just read it. */
export async function acquireLease(
  tx: Tx,
  network: string,
  holder: string,
  wasRead = false,
): Promise<CursorRow | null> {
  await tx.insert(chainCursors).values({ network }).onConflictDoNothing()
  const [cursor] = await tx
    .update(chainCursors)
    .set({
      lease_holder: holder,
      leased_until: leaseEnd,
      ...(wasRead && { read_at: sql`now()` }),
    })
    .where(
      and(
        eq(chainCursors.network, network),
        or(
          eq(chainCursors.lease_holder, holder),
          isNull(chainCursors.leased_until),
          lte(chainCursors.leased_until, sql`now()`),
        ),
      ),
    )
    .returning()
  return cursor ?? null
}

/** Gives the lease up, so that another gateway can take it at once. */
export async function releaseLease(tx: Tx, network: string, holder: string): Promise<void> {
  await tx
    .update(chainCursors)
    .set({ lease_holder: null, leased_until: null })
    .where(and(eq(chainCursors.network, network), eq(chainCursors.lease_holder, holder)))
}

/** Another gateway has taken the lease. */
export class LeaseLost extends Error {}

/**
 * Moves the cursor and extends the lease. Rejects with `LeaseLost` if another gateway has taken the lease meanwhile, so that nothing of the
 * caller's database transaction is kept.
 */
export async function moveCursor(
  tx: Tx,
  network: string,
  holder: string,
  changes: Partial<
    Pick<
      CursorRow,
      'height' | 'hash' | 'final_height' | 'deep_time' | 'halted' | 'swept_height' | 'swept_at'
    >
  > = {},
): Promise<CursorRow> {
  const [cursor] = await tx
    .update(chainCursors)
    .set({ ...changes, leased_until: leaseEnd })
    .where(and(eq(chainCursors.network, network), eq(chainCursors.lease_holder, holder)))
    .returning()
  if (!cursor) throw new LeaseLost(`The lease on ${network} was lost`)
  return cursor
}

/** Notes how the books compared with a network. */
export async function noteVerification(
  tx: Tx,
  network: string,
  result: Pick<CursorRow, 'verified_height' | 'verified_at' | 'differences'>,
): Promise<void> {
  await tx.update(chainCursors).set(result).where(eq(chainCursors.network, network))
}

/** The cursors of some networks. */
export function findCursors(db: Reader, networks: string[]): Promise<CursorRow[]> {
  return db.select().from(chainCursors).where(inArray(chainCursors.network, networks))
}

/** Those of all networks that are halted, or have not been read for five minutes. */
export async function findUnavailable(db: Reader): Promise<Set<string>> {
  const rows = await db
    .select({ network: chainCursors.network })
    .from(chainCursors)
    .where(
      or(
        isNotNull(chainCursors.halted),
        lte(chainCursors.read_at, sql`now() - make_interval(secs => ${unavailableAfterSeconds})`),
      ),
    )
  return new Set(rows.map(({ network }) => network))
}

/** Clears what stopped a network, and accepts that final blocks were replaced. False if there is no such network. */
export async function resumeCursor(tx: Tx, network: string): Promise<boolean> {
  const resumed = await tx
    .update(chainCursors)
    .set({ halted: null, final_height: null })
    .where(eq(chainCursors.network, network))
    .returning({ network: chainCursors.network })
  return resumed.length > 0
}
