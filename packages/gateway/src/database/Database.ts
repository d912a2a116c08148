import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'

import type * as schema from './schema/index.ts'

/**
 * What a repository works on: the database itself or a transaction of it. Inside a transaction only the transaction's
 * handle may be used: the embedded database has one connection and would wait for itself.
 */
export type Queryable = PgDatabase<PgQueryResultHKT, typeof schema>

/** The gateway's database, whichever of the two it is. */
export interface Database {
  /** For single statements outside a transaction. */
  db: Queryable
  /** Commits what `work` did with its handle, or nothing of it when it throws. */
  transaction: <T>(work: (tx: Queryable) => Promise<T>) => Promise<T>
  /** Answers when the database does; rejects when it does not. */
  ping: () => Promise<void>
  /** Waits for the statements under way. */
  close: () => Promise<void>
  kind: 'embedded' | 'postgresql'
}
