import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test } from 'vitest'

import { checkSettings } from '../config/loadSettings.ts'
import { createTestDatabase } from '../test/createTestDatabase.ts'
import type { Connection } from './Connection.ts'
import { openDatabase } from './openDatabase.ts'

let folder: string
let close: () => Promise<void>
let settings: Parameters<typeof openDatabase>[0]

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sluice-version-'))
  const { url, drop } = await createTestDatabase()
  close = drop
  // A database in memory would be gone before it is opened again.
  const where = url.startsWith('memory:') ? { data_dir: folder } : { database_url: url }
  settings = checkSettings({ demo: false, ...where })
})
afterEach(async () => {
  await close()
  await rm(folder, { recursive: true, force: true })
})

/** Opens the database, lets a later version change something, and closes it. */
async function useAs(later: (db: Connection) => Promise<unknown>): Promise<void> {
  const database = await openDatabase(settings)
  await later(database.connection)
  await database.close()
}

test('a database is opened again, and its books are read', async () => {
  await useAs(() => Promise.resolve())
  const again = await openDatabase(settings, { migrate: false })
  await expect(again.ping()).resolves.toBeUndefined()
  await again.close()
})

test.each<[string, (db: Connection) => Promise<unknown>]>([
  [
    'a later migration',
    (db) =>
      db.execute(
        sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('x', 9999999999999)`,
      ),
  ],
  [
    'a later minimum',
    (db) => db.execute(sql`update metadata set value = '0.10.0' where name = 'minimum_gateway'`),
  ],
])('a database with %s is refused in one line, and nothing is changed', async (_, later) => {
  await useAs(later)
  const says = /^the database was used by a newer version of Sluice, and this is [\d.]+\. [^\n]+$/
  await expect(openDatabase(settings)).rejects.toThrow(says)
  await expect(openDatabase(settings, { migrate: false })).rejects.toThrow(says)
})
