import { Client } from 'pg'
import { expect, test } from 'vitest'

import { createFreshDatabase } from './freshDatabase.ts'
import { findPostgres, startPostgres } from './postgres.ts'

test.runIf(findPostgres())(
  'a cluster gives fresh databases and is gone after its end',
  async () => {
    const cluster = await startPostgres()
    const fresh = await createFreshDatabase(cluster.url)
    const client = new Client(fresh.url)
    await client.connect()
    const answer = await client.query<{ tables: string }>(
      `select count(*) as tables from information_schema.tables where table_schema = 'public'`,
    )
    await client.end()
    await fresh.drop()
    await expect(new Client(fresh.url).connect()).rejects.toThrow('does not exist')
    await cluster.stop()

    expect(answer.rows).toEqual([{ tables: '0' }])
    await expect(new Client(cluster.url).connect()).rejects.toThrow('ECONNREFUSED')
  },
  30_000,
)
