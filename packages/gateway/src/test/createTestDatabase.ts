import { createFreshDatabase } from '../../../../scripts/lib/postgres.ts'
import type { FreshDatabase } from '../../../../scripts/lib/postgres.ts'

/** A database of one test file's own: in memory, or on the PostgreSQL that TEST_DATABASE_URL names. */
export async function createTestDatabase(): Promise<FreshDatabase> {
  const server = process.env['TEST_DATABASE_URL']
  return server ? createFreshDatabase(server) : { url: 'memory:', drop: () => Promise.resolve() }
}
