import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { createTestDatabase } from './test/createTestDatabase.ts'
import { openStream } from './test/eventStream.ts'
import { startTestGateway } from './test/testGateway.ts'
import type { TestGateway } from './test/testGateway.ts'

// The embedded database belongs to one process; only PostgreSQL has room for several gateways.
describe.runIf(process.env['TEST_DATABASE_URL'])('several gateways on one PostgreSQL', () => {
  let gateways: TestGateway[]
  let drop: () => Promise<void>
  let databaseUrl: string

  beforeAll(async () => {
    const database = await createTestDatabase()
    drop = database.drop
    databaseUrl = database.url
    // All at once on an empty database: one migrates, the others wait for it.
    gateways = await Promise.all(
      Array.from({ length: 3 }, () => startTestGateway({ database_url: database.url, demo: true })),
    )
  }, 60_000)
  afterAll(async () => {
    await Promise.all(gateways.map(({ close }) => close()))
    await drop()
  })

  function gateway(turn: number): TestGateway {
    const found = gateways[turn % gateways.length]
    if (!found) throw new Error('There is no gateway')
    return found
  }

  test('there is one demo merchant, and its log-in works everywhere', async () => {
    const counts = await Promise.all(
      gateways.map(async ({ call, demo }) => {
        const { body } = await call('POST', '/user/login', { body: demo })
        const token: string = body.access_token
        return (await call('GET', '/user/business/transaction/count', { token })).body.count
      }),
    )
    expect(new Set(counts).size).toBe(1)
  })

  test('a session begun at one is known to all, and ended for all', async () => {
    const { email, token } = await gateway(0).merchant()
    expect((await gateway(1).call('GET', '/user/me', { token })).status).toBe(200)
    await gateway(1).call('POST', '/user/business/forgetpassword', { body: { email } })
    const reset = await gateway(2).tokenFor(email, /reset/i)
    await gateway(2).call('POST', '/user/reset-password', {
      body: { token: reset, new_password: 'a new monsoon river' },
    })
    expect((await gateway(0).call('GET', '/user/me', { token })).status).toBe(401)
  })

  test('a limit counts what was tried at any of them', { timeout: 60_000 }, async () => {
    const { email } = await gateway(0).merchant()
    const body = { email, password: 'a wrong password' }
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, turn) => gateway(turn).call('POST', '/user/login', { body })),
    )
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(10)
  })

  test('each mail leaves once, whoever sends it', { timeout: 60_000 }, async () => {
    const emails = Array.from({ length: 30 }, (_, turn) => `many-${turn}@shop.example`)
    await Promise.all(
      emails.map((email, turn) =>
        gateway(turn).call('POST', '/user/business/register', {
          body: { email, password: 'monsoon river 42', full_name: 'Ravi' },
        }),
      ),
    )
    await Promise.all(emails.map((email, turn) => gateway(turn).tokenFor(email, /verify/i)))
    const client = new Client(databaseUrl)
    await client.connect()
    const states = async () => {
      const { rows } = await client.query('select distinct state, attempts from mail_outbox')
      return rows
    }
    await expect.poll(states).toEqual([{ state: 'sent', attempts: 1 }])
    await client.end()
  })

  test('a checkout hears within a second of what another one has committed', async () => {
    const { token } = await gateway(0).merchant()
    const created = await gateway(0).call('POST', '/user/business/transaction/create', {
      token,
      body: { amount: '5' },
    })
    const { id } = created.body
    const stream = await openStream(`${gateway(1).url}/pay/api/checkout/${id}/events`)
    expect(await stream.next()).toMatchObject({ state: 'awaiting_payment' })
    await gateway(2).call('POST', `/user/business/transaction/${id}/cancel`, { token })
    const known = performance.now()
    expect(await stream.next()).toMatchObject({ state: 'cancelled' })
    expect(performance.now() - known).toBeLessThan(1_000)
    stream.leave()
  })

  test(
    'one idempotency key, sent to all of them, makes one payment',
    { timeout: 60_000 },
    async () => {
      const { token } = await gateway(0).merchant()
      const key = await gateway(0).keyFor(token)
      const answers = await Promise.all(
        Array.from({ length: 60 }, (_, turn) =>
          gateway(turn).call('POST', '/pay/api/transaction/create', {
            key,
            body: { amount: '5' },
            headers: { 'idempotency-key': 'order-1' },
          }),
        ),
      )
      expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1)
      const count = await gateway(1).call('GET', '/user/business/transaction/count', { token })
      expect(count.body).toEqual({ count: 1 })
    },
  )
})
