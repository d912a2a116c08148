import { fileURLToPath } from 'node:url'

import { sql } from 'drizzle-orm'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'

import type * as schema from './schema/index.ts'

/**
 * What a repository works on: the database or a transaction. Inside a transaction use only its handle, because the embedded
 * database has a single connection and would deadlock.
 */
export type Queryable = PgDatabase<PgQueryResultHKT, typeof schema>

/** The gateway's database: the embedded one or PostgreSQL. */
export interface Database {
  /** For single statements outside a transaction. */
  db: Queryable
  /** Commits what `work` does with its handle, or rolls back if it throws. */
  transaction: <T>(work: (tx: Queryable) => Promise<T>) => Promise<T>
  /** Rejects when the database does not respond. */
  ping: () => Promise<void>
  /** Tells the other gateways of this database that something was committed. Never fails. */
  notify: (message: string) => void
  /** Waits for running statements. */
  close: () => Promise<void>
  kind: 'embedded' | 'postgresql'
}

/** Builds something once per database, such as a query that every request uses. PostgreSQL then also parses it only once. */
export function prepareOnce<Q>(build: (db: Queryable) => Q): (db: Queryable) => Q {
  const built = new WeakMap<Queryable, Q>()
  return (db) => {
    const known = built.get(db)
    if (known) return known
    const query = build(db)
    built.set(db, query)
    return query
  }
}

/** Removes the time limit of statements in a transaction, for work that no request waits for. */
export async function allowAnyTime(tx: Queryable): Promise<void> {
  await tx.execute(sql`set local statement_timeout = 0`)
}

/** The migrations, which are the same for both databases. */
export const migrationsFolder = fileURLToPath(new URL('../../drizzle', import.meta.url))
