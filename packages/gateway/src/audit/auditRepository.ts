import type { Queryable } from '../database/Database.ts'
import { auditEvents } from '../database/schema/index.ts'

export async function insertAuditEvent(
  tx: Queryable,
  event: typeof auditEvents.$inferInsert,
): Promise<void> {
  await tx.insert(auditEvents).values(event)
}
