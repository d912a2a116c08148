import { and, eq, inArray, lt, ne, notExists, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'

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

/** Rows deleted in one statement, so that none holds its locks for long. */
const batchSize = 1_000

async function deleteBatch(db: Queryable, table: PgTable, condition?: SQL): Promise<boolean> {
  const rows = db
    .select({ ctid: sql`ctid` })
    .from(table)
    .where(condition)
    .limit(batchSize)
  const deleted = await db
    .delete(table)
    .where(inArray(sql`ctid`, rows))
    .returning({ one: sql`1` })
  return deleted.length === batchSize
}

/**
 * The deletions of what ended before `now`, and of what is kept for questions until `kept`. Each deletes one batch and
 * returns whether there may be more.
 */
export function deletionsOf(db: Queryable, now: Date, kept: Date): (() => Promise<boolean>)[] {
  // The deliveries and attempts of an event are deleted with it.
  const waiting = db
    .select({ id: webhookDeliveries.id })
    .from(webhookDeliveries)
    .where(
      and(eq(webhookDeliveries.event_id, webhookEvents.id), eq(webhookDeliveries.state, 'waiting')),
    )
  return [
    () => deleteBatch(db, sessions, lt(sessions.expires_at, now)),
    () => deleteBatch(db, identityTokens, lt(identityTokens.expires_at, now)),
    () => deleteBatch(db, idempotencyKeys, lt(idempotencyKeys.expires_at, now)),
    () => deleteBatch(db, oneTimeTokens, lt(oneTimeTokens.expires_at, kept)),
    () =>
      deleteBatch(
        db,
        mailOutbox,
        and(ne(mailOutbox.state, 'waiting'), lt(mailOutbox.created_at, kept)),
      ),
    () =>
      deleteBatch(db, webhookEvents, and(lt(webhookEvents.created_at, kept), notExists(waiting))),
    () => deleteBatch(db, sandboxMails, lt(sandboxMails.created_at, kept)),
  ]
}
