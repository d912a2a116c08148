import { randomBytes } from 'node:crypto'

import { Client } from 'pg'

/** An empty database on a running server. */
export interface FreshDatabase {
  /** Its connection string. */
  url: string
  /** Removes it, whoever is still connected. */
  drop: () => Promise<void>
}

/** Creates an empty database beside the one that `serverUrl` names; its user must be allowed to create databases. */
export async function createFreshDatabase(serverUrl: string): Promise<FreshDatabase> {
  const name = `sluice_test_${randomBytes(6).toString('hex')}`
  await runOn(serverUrl, `CREATE DATABASE ${name}`)
  const url = new URL(serverUrl)
  url.pathname = `/${name}`
  return {
    url: url.href,
    drop: () => runOn(serverUrl, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`),
  }
}

async function runOn(url: string, statement: string): Promise<void> {
  const client = new Client(url)
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
