import { randomUUID } from 'node:crypto'

import { Client } from 'pg'

/** A database of one test file's own: in memory, or on the PostgreSQL that TEST_DATABASE_URL names. */
export async function createTestDatabase(): Promise<{ url: string; drop: () => Promise<void> }> {
  const server = process.env['TEST_DATABASE_URL']
  if (!server) return { url: 'memory:', drop: () => Promise.resolve() }
  const name = `sluice_test_${randomUUID().replaceAll('-', '')}`
  const run = async (statement: string) => {
    const client = new Client({ connectionString: server })
    await client.connect()
    await client.query(statement)
    await client.end()
  }
  await run(`create database ${name}`)
  const url = new URL(server)
  url.pathname = `/${name}`
  return { url: url.href, drop: () => run(`drop database ${name} with (force)`) }
}
