import { afterAll, beforeAll, expect, test } from 'vitest'

import { findPostgres, startPostgres } from '../../../../scripts/lib/postgres.ts'
import type { PostgresCluster } from '../../../../scripts/lib/postgres.ts'
import { startTestGateway } from '../test/testGateway.ts'
import type { TestGateway } from '../test/testGateway.ts'
import { endSessionsCommand } from './endSessions.ts'

// The command works beside a running gateway, and the embedded database belongs to one process.
const hasPostgres = findPostgres() !== undefined

let postgres: PostgresCluster
let gateway: TestGateway

beforeAll(async () => {
  if (!hasPostgres) return
  postgres = await startPostgres()
  gateway = await startTestGateway({ database_url: postgres.url })
}, 60_000)
afterAll(async () => {
  await gateway?.close()
  await postgres?.stop()
})

/** Runs the command and returns what it wrote. */
async function endSessions(...given: string[]): Promise<string> {
  let written = ''
  await endSessionsCommand(gateway.settings, given, (text) => {
    written += text
  })
  return written
}

const statusOf = async (token: string) => (await gateway.call('GET', '/user/me', { token })).status

async function logIn({ email, password }: { email: string; password: string }): Promise<string> {
  const { body } = await gateway.call('POST', '/user/login', { body: { email, password } })
  return body.access_token
}

test.runIf(hasPostgres)('an operator ends the sessions of one merchant or of all', async () => {
  const [meera, ravi] = [await gateway.merchant('Meera'), await gateway.merchant('Ravi')]
  const second = await logIn(meera)

  expect(await endSessions(meera.email.toUpperCase())).toBe('Sessions ended: 2\n')
  expect(await Promise.all([meera.token, second, ravi.token].map(statusOf))).toEqual([
    401, 401, 200,
  ])

  const token = await logIn(meera)
  const { body } = await gateway.call('GET', '/user/audit', { token })
  expect(body[1]).toMatchObject({
    action: 'all_sessions_ended',
    actor: 'system',
    detail: [{ name: 'count', value: '2' }],
    address: '',
  })

  expect(await endSessions('--all')).toBe('Sessions ended: 2\n')
  expect(await Promise.all([token, ravi.token].map(statusOf))).toEqual([401, 401])
  expect(await endSessions('--all')).toBe('Sessions ended: 0\n')
})

test.runIf(hasPostgres).each([
  [[], 'needs the email of an account, or --all'],
  [['--all', 'ravi@shop.example'], 'needs the email of an account, or --all'],
  [['nobody@shop.example'], 'there is no account with this email'],
])('%j is refused', async (given, says) => {
  await expect(endSessions(...given)).rejects.toThrow(says)
})
