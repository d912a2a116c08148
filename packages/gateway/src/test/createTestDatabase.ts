import { createFreshDatabase } from '../../../../scripts/lib/postgres.ts'
import type { FreshDatabase } from '../../../../scripts/lib/postgres.ts'

/** Creates a database for a test file: in memory, or on the PostgreSQL server of TEST_DATABASE_URL. */
export async function createTestDatabase(): Promise<FreshDatabase> {
  const server = process.env['TEST_DATABASE_URL']
  return server ? createFreshDatabase(server) : { url: 'memory:', drop: () => Promise.resolve() }
}
