import type { Decimal } from '@sluice/api/contract'
import { sql } from 'drizzle-orm'
import { customType, numeric, timestamp } from 'drizzle-orm/pg-core'

/** An instant with millisecond precision, like JavaScript's `Date`. */
export function instant(name: string) {
  return timestamp(name, { withTimezone: true, mode: 'date', precision: 3 })
}

/** Set by the database if a row is inserted without it. */
export function createdAt() {
  return instant('created_at')
    .notNull()
    .default(sql`now()`)
}

/** An amount with 20 digits before the decimal point and 10 after it, as in the contract. */
export function money(name: string) {
  return numeric(name, { precision: 30, scale: 10 }).$type<Decimal>()
}

/** A sum of amounts. */
export function moneySum(name: string) {
  return numeric(name, { precision: 40, scale: 10 }).$type<Decimal>()
}

const guard = '\u2060'

/** Text that is preserved exactly. PGlite strips a leading byte order mark, so such texts are stored behind a guard character. */
export const exactText = customType<{ data: string; driverData: string }>({
  dataType: () => 'text',
  toDriver: (text) => (/^[\uFEFF\u2060]/.test(text) ? `${guard}${text}` : text),
  fromDriver: (text) => (text.startsWith(guard) ? text.slice(guard.length) : text),
})
