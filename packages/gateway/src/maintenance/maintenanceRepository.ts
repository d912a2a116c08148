import { and, eq, lt, ne, notExists } from 'drizzle-orm'

import type { Queryable } from '../database/Database.ts'
import {
  idempotencyKeys,
  identityTokens,
  mailOutbox,
  oneTimeTokens,
  sandboxMails,
  sessions,
  webhookDeliveries,
  webhookEvents,
} from '../database/schema/index.ts'

/** Deletes what ended before `now`, and what is only kept for questions and older than `kept`. */
export async function deleteOldRows(db: Queryable, now: Date, kept: Date): Promise<void> {
  await db.delete(sessions).where(lt(sessions.expires_at, now))
  await db.delete(identityTokens).where(lt(identityTokens.expires_at, now))
  await db.delete(idempotencyKeys).where(lt(idempotencyKeys.expires_at, now))
  await db.delete(oneTimeTokens).where(lt(oneTimeTokens.expires_at, kept))
  await db
    .delete(mailOutbox)
    .where(and(ne(mailOutbox.state, 'waiting'), lt(mailOutbox.created_at, kept)))
  // Their deliveries and attempts go with them. What still waits is younger than that, unless no gateway ran for a month.
  const waiting = db
    .select({ id: webhookDeliveries.id })
    .from(webhookDeliveries)
    .where(
      and(eq(webhookDeliveries.event_id, webhookEvents.id), eq(webhookDeliveries.state, 'waiting')),
    )
  await db.delete(webhookEvents).where(and(lt(webhookEvents.created_at, kept), notExists(waiting)))
  await db.delete(sandboxMails).where(lt(sandboxMails.created_at, kept))
}
