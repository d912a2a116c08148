import { readFileSync } from 'node:fs'

import { eq, sql } from 'drizzle-orm'
import { readMigrationFiles } from 'drizzle-orm/migrator'

import { StartUpError } from '../errors/Failure.ts'
import type { Connection } from './Connection.ts'
import { migrationsFolder } from './Database.ts'
import { metadata } from './schema/index.ts'

/**
 * The oldest gateway that may use a database which this one has used. Raise it with a change that an older gateway would not
 * honor although the tables are the same, such as a further second factor.
 */
const minimumGateway = '0.1.0'

const { version }: { version: string } = JSON.parse(
  readFileSync(new URL('../../package.json', import.meta.url), 'utf8'),
)

const minimumName = 'minimum_gateway'

/** A number of a version is compared as one: 0.10.0 is later than 0.9.0. */
function isLater(a: string, b: string): boolean {
  return a.localeCompare(b, 'en', { numeric: true }) > 0
}

async function exists(db: Connection, table: string): Promise<boolean> {
  const name = sql<string | null>`to_regclass(${table})::text`
  const [found] = await db.select({ name }).from(sql`(values (1)) as one_row`)
  return Boolean(found?.name)
}

/** What is noted of the oldest gateway that may use the database. */
async function findMinimum(db: Connection): Promise<string | null> {
  const [row] = await db
    .select({ value: metadata.value })
    .from(metadata)
    .where(eq(metadata.name, minimumName))
  return row?.value ?? null
}

/** The instant of the last migration of this gateway, which numbers them. */
function lastKnown(): number {
  return Math.max(
    ...readMigrationFiles({ migrationsFolder }).map(({ folderMillis }) => folderMillis),
  )
}

/**
 * Throws a `StartUpError` if a later gateway has used the database: this one knows nothing of what that one added, so it could
 * lose it, or not ask for a second factor.
 */
export async function refuseNewerDatabase(db: Connection): Promise<void> {
  const newer = new StartUpError(
    `the database was used by a newer version of Sluice, and this is ${version}. Start that version, or restore a backup`,
  )
  if (await exists(db, 'drizzle.__drizzle_migrations')) {
    const last = sql<string | null>`max(created_at)::text`
    const [newest] = await db.select({ last }).from(sql`drizzle.__drizzle_migrations`)
    if (Number(newest?.last ?? 0) > lastKnown()) throw newer
  }
  if (await exists(db, 'metadata')) {
    const minimum = await findMinimum(db)
    if (minimum && isLater(minimum, version)) throw newer
  }
}

/** Notes the oldest gateway that may use the database from now on. */
export async function noteMinimumGateway(db: Connection): Promise<void> {
  const row = { name: minimumName, value: minimumGateway }
  const known = await findMinimum(db)
  if (known && !isLater(minimumGateway, known)) return
  await db.insert(metadata).values(row).onConflictDoUpdate({ target: metadata.name, set: row })
}
