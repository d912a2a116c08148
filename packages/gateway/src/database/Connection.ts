import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'

import type * as schema from './schema/index.ts'

/** A handle of the database. */
export type Connection = PgDatabase<PgQueryResultHKT, typeof schema>

/** What reads: the database itself or a unit of work. */
export type Reader = Pick<Connection, 'select' | 'selectDistinct' | 'selectDistinctOn' | '$count'>
