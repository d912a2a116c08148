import { and, lt, ne } from 'drizzle-orm'

import type { Queryable } from '../database/Database.ts'
import {
  idempotencyKeys,
  identityTokens,
  mailOutbox,
  oneTimeTokens,
  sandboxMails,
  sessions,
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
  await db.delete(sandboxMails).where(lt(sandboxMails.created_at, kept))
}
