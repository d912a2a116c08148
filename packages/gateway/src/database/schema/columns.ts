import { sql } from 'drizzle-orm'
import { customType, numeric, timestamp } from 'drizzle-orm/pg-core'

/** An instant in UTC, kept to the millisecond that JavaScript can say. */
export function instant(name: string) {
  return timestamp(name, { withTimezone: true, mode: 'date', precision: 3 })
}

/** An instant that the database fills in when a row is written without one. */
export function createdAt() {
  return instant('created_at')
    .notNull()
    .default(sql`now()`)
}

/** One amount of money: 20 digits before the point and 10 after, as the contract's limits say. */
export function money(name: string) {
  return numeric(name, { precision: 30, scale: 10 })
}

/** A sum of amounts, with room for ten thousand million of the largest. */
export function moneySum(name: string) {
  return numeric(name, { precision: 40, scale: 10 })
}

const guard = '\u2060'

/**
 * Text that comes back byte for byte. The embedded database takes a byte order mark off the beginning of what it reads,
 * so such a text is kept behind a character that it leaves alone.
 */
export const exactText = customType<{ data: string; driverData: string }>({
  dataType: () => 'text',
  toDriver: (text) => (/^[\uFEFF\u2060]/.test(text) ? `${guard}${text}` : text),
  fromDriver: (text) => (text.startsWith(guard) ? text.slice(guard.length) : text),
})
