import { fileURLToPath } from 'node:url'

import { sql } from 'drizzle-orm'

import type { Connection, Reader } from './Connection.ts'
import type { Tx, UnitOfWork } from './UnitOfWork.ts'

/** The gateway's database: the embedded one or PostgreSQL. */
export interface Database {
  /** For reading outside a unit of work. */
  db: Reader
  /** Commits what `work` does with its handle, or rolls back if it throws. */
  unitOfWork: <T>(work: (unit: UnitOfWork) => Promise<T>) => Promise<T>
  /** For libraries that write on their own, such as that of the rate limits. */
  connection: Connection
  /** Rejects when the database does not respond. */
  ping: () => Promise<void>
  /** Waits for running statements. */
  close: () => Promise<void>
  kind: 'embedded' | 'postgresql'
}

/** How to open a database. */
export interface OpenOptions {
  /** Whether to bring the schema up to date. Default: true. */
  migrate?: boolean
  /** Called with each effect that a unit of work of this gateway or another one of its database has committed, and with `listening`. */
  onEffect?: (effect: string) => void
  /** Called when an idle connection is lost. */
  onConnectionLost?: (error: Error) => void
}

/** The database as those see it whose changes belong to a unit that is open: their own units join it. */
export function joinUnit(database: Database, unit: UnitOfWork): Database {
  return { ...database, db: unit.tx, connection: unit.tx, unitOfWork: (work) => work(unit) }
}

/** Builds something once per handle, such as a query that every request uses. PostgreSQL then also parses it only once. */
export function prepareOnce<D extends Reader, Q>(build: (db: D) => Q): (db: D) => Q {
  const built = new WeakMap<D, Q>()
  return (db) => {
    const known = built.get(db)
    if (known) return known
    const query = build(db)
    built.set(db, query)
    return query
  }
}

/** Removes the time limit of statements in a transaction, for work that no request waits for. */
export async function allowAnyTime(tx: Tx): Promise<void> {
  await tx.execute(sql`set local statement_timeout = 0`)
}

/** The migrations, which are the same for both databases. */
export const migrationsFolder = fileURLToPath(new URL('../../drizzle', import.meta.url))
