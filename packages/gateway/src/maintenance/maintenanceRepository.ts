import { and, eq, inArray, lt, ne, notExists, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'

import type { Tx } from '../database/UnitOfWork.ts'
import {
  apiCalls,
  emailChanges,
  idempotencyKeys,
  identityTokens,
  mailOutbox,
  oneTimeTokens,
  passkeyChallenges,
  sandboxMails,
  sessions,
  webhookDeliveries,
  webhookEvents,
} from '../database/schema/index.ts'

/** Rows deleted in one statement, so that none holds its locks for long. */
const batchSize = 1_000

async function deleteBatch(tx: Tx, table: PgTable, condition?: SQL): Promise<boolean> {
  const rows = tx
    .select({ ctid: sql`ctid` })
    .from(table)
    .where(condition)
    .limit(batchSize)
  const deleted = await tx
    .delete(table)
    .where(inArray(sql`ctid`, rows))
    .returning({ one: sql`1` })
  return deleted.length === batchSize
}

/** API calls of a merchant beyond the newest ones, in case of a flood. */
function isBeyond(newest: number): SQL {
  return sql`ctid in (
    select older.ctid
    from (select user_id from api_calls group by user_id having count(*) > ${newest}) as busy
    cross join lateral (
      select ctid from api_calls where user_id = busy.user_id
      order by created_at desc offset ${newest} limit ${batchSize}
    ) as older
  )`
}

/** Before when what ended is deleted. */
export interface Horizons {
  /** Of what is of no use once it ended. */
  now: Date
  /** Of what is kept for questions. */
  kept: Date
  /** Of the API calls, and how many of each merchant are kept. */
  calls: { since: Date; newest: number }
}

/** The deletions of what is no longer needed. Each deletes one batch and returns whether there may be more. */
export function deletionsOf({
  now,
  kept,
  calls,
}: Horizons): readonly ((tx: Tx) => Promise<boolean>)[] {
  // The deliveries and attempts of an event are deleted with it.
  const isWaiting = and(
    eq(webhookDeliveries.event_id, webhookEvents.id),
    eq(webhookDeliveries.state, 'waiting'),
  )
  const waiting = (tx: Tx) =>
    tx.select({ id: webhookDeliveries.id }).from(webhookDeliveries).where(isWaiting)
  return [
    (tx) => deleteBatch(tx, sessions, lt(sessions.expires_at, now)),
    (tx) => deleteBatch(tx, identityTokens, lt(identityTokens.expires_at, now)),
    (tx) => deleteBatch(tx, idempotencyKeys, lt(idempotencyKeys.expires_at, now)),
    (tx) => deleteBatch(tx, passkeyChallenges, lt(passkeyChallenges.expires_at, now)),
    (tx) => deleteBatch(tx, emailChanges, lt(emailChanges.expires_at, now)),
    (tx) => deleteBatch(tx, oneTimeTokens, lt(oneTimeTokens.expires_at, kept)),
    (tx) =>
      deleteBatch(
        tx,
        mailOutbox,
        and(ne(mailOutbox.state, 'waiting'), lt(mailOutbox.created_at, kept)),
      ),
    (tx) =>
      deleteBatch(
        tx,
        webhookEvents,
        and(lt(webhookEvents.created_at, kept), notExists(waiting(tx))),
      ),
    (tx) => deleteBatch(tx, apiCalls, lt(apiCalls.created_at, calls.since)),
    (tx) => deleteBatch(tx, apiCalls, isBeyond(calls.newest)),
    (tx) => deleteBatch(tx, sandboxMails, lt(sandboxMails.created_at, kept)),
  ]
}
