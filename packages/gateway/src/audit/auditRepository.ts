import type { AuditEventId, MerchantId } from '@sluice/api/contract'
import { and, asc, desc, eq, gte, lt } from 'drizzle-orm'

import type { Reader } from '../database/Connection.ts'
import type { Tx } from '../database/UnitOfWork.ts'
import { auditEvents } from '../database/schema/index.ts'

export async function insertAuditEvent(
  tx: Tx,
  event: typeof auditEvents.$inferInsert,
): Promise<void> {
  await tx.insert(auditEvents).values(event)
}

/** Whether an event is the merchant's. */
export async function hasAuditEvent(
  db: Reader,
  userId: MerchantId,
  id: AuditEventId,
): Promise<boolean> {
  const found = await db
    .select({ id: auditEvents.id })
    .from(auditEvents)
    .where(and(eq(auditEvents.id, id), eq(auditEvents.user_id, userId)))
  return found.length > 0
}

/** What was done in an account from an instant on, oldest first. */
export function findAuditEventsSince(db: Reader, userId: MerchantId, since: Date) {
  return db
    .select()
    .from(auditEvents)
    .where(and(eq(auditEvents.user_id, userId), gte(auditEvents.created_at, since)))
    .orderBy(asc(auditEvents.id))
    .limit(100)
}

/** The merchant's events before one of them, newest first: their IDs sort by time. */
export function findAuditEvents(
  db: Reader,
  userId: MerchantId,
  { before, limit }: { before: string | undefined; limit: number },
) {
  return db
    .select()
    .from(auditEvents)
    .where(
      and(
        eq(auditEvents.user_id, userId),
        before === undefined ? undefined : lt(auditEvents.id, before),
      ),
    )
    .orderBy(desc(auditEvents.id))
    .limit(limit)
}
