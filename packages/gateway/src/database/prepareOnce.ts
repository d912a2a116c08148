import type { Queryable } from './Database.ts'

/**
 * Builds a query once for each database instead of once for each call, for the few that every request asks. The
 * database, too, then parses it once a connection.
 */
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
