import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

import { instant, money } from './columns.ts'

/** What one unit of a currency that tokens follow is worth in another one. */
export const rates = pgTable(
  'rates',
  {
    /** The currency that tokens follow, such as USD. */
    peg: text('peg').notNull(),
    currency: text('currency').notNull(),
    /** Null until sources agree. */
    rate: money('rate'),
    /** When the rate was taken: by the oldest of the sources that agree. */
    taken_at: instant('taken_at'),
    /** The sources that agree. */
    sources: text('sources').array().notNull().default([]),
    /** A rate that nobody confirms, and since when it has been said. */
    suspected_rate: money('suspected_rate'),
    suspected_since: instant('suspected_since'),
  },
  (table) => [primaryKey({ columns: [table.peg, table.currency] })],
)

/** The sources of rates, and when each answered last. */
export const rateSources = pgTable('rate_sources', {
  name: text('name').primaryKey(),
  asked_at: instant('asked_at').notNull(),
  answered_at: instant('answered_at'),
})
