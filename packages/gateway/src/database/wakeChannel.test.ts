import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { checkSettings } from '../config/loadSettings.ts'
import { createTestDatabase } from '../test/createTestDatabase.ts'
import type { Database } from './Database.ts'
import type { Effect } from './UnitOfWork.ts'
import { openDatabase } from './openDatabase.ts'

// The embedded database belongs to one process; only PostgreSQL has room for several gateways.
describe.runIf(process.env['TEST_DATABASE_URL'])('two gateways on one PostgreSQL', () => {
  let url: string
  let drop: () => Promise<void>
  let one: Database
  let other: Database
  const heard: string[] = []

  beforeAll(async () => {
    ;({ url, drop } = await createTestDatabase())
    const settings = checkSettings({ database_url: url })
    one = await openDatabase(settings)
    other = await openDatabase(settings, { onEffect: (message) => heard.push(message) })
  }, 60_000)
  afterAll(async () => {
    await one.close()
    await other.close()
    await drop()
  })

  /** Tells the other until it hears, since it may be connecting. */
  async function tell(message: Effect): Promise<void> {
    await expect
      .poll(
        async () => {
          await one.unitOfWork(async ({ emit }) => emit(message))
          return heard
        },
        { timeout: 10_000, interval: 50 },
      )
      .toContain(message)
  }

  test('what one commits, the other hears at once', async () => {
    await tell('payment one')
    const began = performance.now()
    await one.unitOfWork(async ({ emit }) => emit('webhooks'))
    await expect.poll(() => heard, { interval: 5 }).toContain('webhooks')
    expect(performance.now() - began).toBeLessThan(500)
  })

  test('also after the connection was lost', async () => {
    const client = new Client(url)
    await client.connect()
    await client.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where application_name = 'sluice-gateway-wake' and datname = current_database()`,
    )
    await client.end()
    await tell('payment two')
    expect(heard).toContain('payment two')
  })
})
