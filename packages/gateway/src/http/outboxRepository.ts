import { sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'

import type { Reader } from '../database/Connection.ts'
import { mailOutbox, webhookDeliveries } from '../database/schema/index.ts'

/** The state of an outbox. */
export interface OutboxState {
  outbox: 'mail' | 'webhooks'
  /** The number of waiting messages, counted up to 10,000. */
  waiting: number
  /** How long the most overdue message has been due, in seconds; 0 if none is. */
  lateSeconds: number
}

async function stateOf(
  db: Reader,
  outbox: OutboxState['outbox'],
  table: PgTable & { state: PgColumn; next_attempt_at: PgColumn },
  now: Date,
): Promise<OutboxState> {
  const waiting = sql`select ${table.next_attempt_at} as due from ${table} where ${table.state} = 'waiting' order by ${table.next_attempt_at} limit 10000`
  const [found] = await db
    .select({
      waiting: sql<number>`count(*)::int`,
      late: sql<number>`coalesce(extract(epoch from ${now.toISOString()}::timestamptz - min(due)), 0)::float8`,
    })
    .from(sql`(${waiting}) as waiting`)
  return { outbox, waiting: found?.waiting ?? 0, lateSeconds: Math.max(found?.late ?? 0, 0) }
}

/** The state of both outboxes. */
export async function readOutboxes(db: Reader, now: Date): Promise<OutboxState[]> {
  return [
    await stateOf(db, 'mail', mailOutbox, now),
    await stateOf(db, 'webhooks', webhookDeliveries, now),
  ]
}
