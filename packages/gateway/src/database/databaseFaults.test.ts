import { randomUUID } from 'node:crypto'

import { Client } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { findPostgres, startPostgres } from '../../../../scripts/lib/postgres.ts'
import type { PostgresCluster } from '../../../../scripts/lib/postgres.ts'
import { startTestGateway } from '../test/testGateway.ts'
import type { TestGateway } from '../test/testGateway.ts'

const rounds = 20
const loadWorkers = 8

let postgres: PostgresCluster
let gateway: TestGateway
let key: string
let token: string

const hasPostgres = findPostgres() !== undefined

beforeAll(async () => {
  if (!hasPostgres) return
  postgres = await startPostgres()
  gateway = await startTestGateway({ database_url: postgres.url, rate_limits: false })
  token = (await gateway.merchant()).token
  key = await gateway.keyFor(token)
}, 60_000)
afterAll(async () => {
  await gateway?.close()
  await postgres?.stop()
})

/** Creates payments until stopped, and returns the ids of those that were acknowledged. */
function startLoad() {
  const acknowledged: string[] = []
  const unexpected: unknown[] = []
  const load = { isOn: true, refused: 0 }

  async function createOne(): Promise<void> {
    const name = randomUUID()
    for (;;) {
      const response = await gateway.call('POST', '/pay/api/transaction/create', {
        key,
        body: { amount: '5' },
        headers: { 'idempotency-key': name },
      })
      if (response.status === 200) {
        acknowledged.push(response.body.id)
        return
      }
      load.refused += 1
      const retryAfter = response.headers.get('retry-after')
      if (response.status !== 503 || retryAfter === null) unexpected.push(response)
      await pause(20)
    }
  }

  const workers = Array.from({ length: loadWorkers }, async () => {
    while (load.isOn) await createOne()
  })
  return {
    /** Waits until the gateway works again. */
    acknowledgeOne: async () => {
      const count = acknowledged.length
      while (acknowledged.length === count) await pause(10)
    },
    stop: async () => {
      load.isOn = false
      await Promise.all(workers)
      return { acknowledged, unexpected, refused: load.refused }
    },
  }
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms)
  })
}

/** Ends every connection to the gateway's database but its own. */
async function terminateConnections(): Promise<void> {
  const client = new Client(postgres.url)
  await client.connect()
  await client.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where pid <> pg_backend_pid() and backend_type = 'client backend'`,
  )
  await client.end()
}

async function countPayments(): Promise<number> {
  return (await gateway.call('GET', '/user/business/transaction/count', { token })).body.count
}

test.runIf(hasPostgres).each([
  ['a fast restart', () => postgres.restart('fast')],
  ['an immediate stop', () => postgres.restart('immediate')],
  ['pg_terminate_backend', terminateConnections],
])(
  '%s under load, twenty times: 503 meanwhile, and nothing acknowledged is lost',
  { timeout: 120_000 },
  async (_, disturb) => {
    const before = await countPayments()
    const load = startLoad()
    for (let round = 0; round < rounds; round += 1) {
      await load.acknowledgeOne()
      await disturb()
    }
    const { acknowledged, unexpected, refused } = await load.stop()
    expect(unexpected).toEqual([])
    expect(refused).toBeGreaterThan(0)
    expect(acknowledged.length).toBeGreaterThanOrEqual(rounds)
    // Each was created once, although some were requested again after a lost response.
    expect(await countPayments()).toBe(before + acknowledged.length)
    const last = acknowledged.at(-1) ?? ''
    const status = await gateway.call('GET', `/pay/api/transaction/status/${last}`, { key })
    expect(status.status).toBe(200)
  },
)
