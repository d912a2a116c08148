import type { OperationName } from '@sluice/api/contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import { sessions, users } from '../database/schema/index.ts'
import { createFakeIssuer } from '../test/fakeIssuer.ts'
import { rightRequest, sendRequest } from '../test/rightRequests.ts'
import { createTestContext } from '../test/testContext.ts'
import { startTestGateway } from '../test/testGateway.ts'
import type { TestGateway } from '../test/testGateway.ts'
import { confirmSession, readConfirmation, requireConfirmation } from './confirmOwner.ts'
import { registerByIdentity } from './identityService.ts'
import { createIdentityVerifier } from './identityVerifier.ts'
import { startSession } from './sessionService.ts'

const clock = { ahead: 0 }
let gateway: TestGateway

beforeAll(async () => {
  gateway = await startTestGateway({}, { now: () => new Date(Date.now() + clock.ahead) })
}, 60_000)
beforeEach(() => {
  clock.ahead = 0
})
afterAll(() => gateway.close())

const minute = 60_000

function confirm(token: string, password?: string, headers: Record<string, string> = {}) {
  return gateway.call('POST', '/user/session/confirm', { token, body: { password }, headers })
}

const sensitive: readonly OperationName[] = [
  'createApiKey',
  'revokeApiKey',
  'rollApiKey',
  'setWebhook',
  'removeWebhook',
  'enableWebhook',
  'rollWebhookSecret',
  'updateWalletId',
  'endSession',
  'endOtherSessions',
]

test.each(sensitive)(
  '%s needs a log-in or a confirmation of the last ten minutes',
  async (call) => {
    const { token, password } = await gateway.merchant()
    const send = async () =>
      (await sendRequest(gateway, call, rightRequest(call), { token })).body.code
    clock.ahead = 10 * minute
    expect(await send()).toBe('confirmation_required')
    expect((await confirm(token, password)).status).toBe(200)
    expect(await send()).not.toBe('confirmation_required')
    clock.ahead += 10 * minute
    expect(await send()).toBe('confirmation_required')
  },
)

test('a confirmation is of one session', async () => {
  const { email, password, token } = await gateway.merchant()
  const login = await gateway.call('POST', '/user/login', { body: { email, password } })
  clock.ahead = 11 * minute
  await confirm(token, password)
  const add = (of: string) => gateway.keyFor(of)
  expect(await add(login.body.access_token)).toBeUndefined()
  expect(await add(token)).toMatch(/^sluice_/)
})

test('guesses count as log-ins, and the session goes on', { timeout: 60_000 }, async () => {
  const { email, password, token } = await gateway.merchant()
  const guesses = await Promise.all(
    Array.from({ length: 15 }, (_, turn) =>
      // A key that made a guess repeatable would also take back its count.
      confirm(token, `guess number ${turn}`, { 'idempotency-key': `guess-${turn}` }),
    ),
  )
  expect(guesses.filter(({ status }) => status === 422)).toHaveLength(10)
  expect(guesses.filter(({ status }) => status === 429)).toHaveLength(5)
  // Not even the right password is tried any more.
  expect((await confirm(token, password)).status).toBe(429)
  const login = await gateway.call('POST', '/user/login', { body: { email, password } })
  expect(login.status).toBe(429)
  expect((await gateway.call('GET', '/user/me', { token })).status).toBe(200)
})

test('an account without a password confirms with its own identity token, once', async () => {
  const issuer = await createFakeIssuer()
  const context = await createTestContext()
  const identity = createIdentityVerifier({ ...issuer, now: () => new Date() })
  const here = { ...context, identity }
  const person = { email: 'meera@tea.example', sub: '100000000000000000001' }
  const request = { email: person.email, password: person.sub, full_name: 'Meera' }
  await registerByIdentity(here, request, await issuer.token(person))
  const [user] = await context.database.db.select().from(users)
  const userId = `${user?.id}`
  await context.database.unitOfWork((unit) => startSession(context, unit, userId))
  const [started] = await context.database.db.select().from(sessions)
  const sessionId = `${started?.id}`
  const confirmWith = (identityToken?: string, password?: string) =>
    confirmSession(here, { userId, sessionId }, { password, identityToken, address: '203.0.113.9' })
  const required = async () => {
    const { db } = context.database
    const [session] = await db.select().from(sessions).where(eq(sessions.id, sessionId))
    return requireConfirmation(context, session)
  }
  const invalid = { fields: [{ field: 'password', message: expect.any(String) }] }

  context.clock.now = new Date(context.clock.now.getTime() + 11 * minute)
  await expect(confirmWith()).rejects.toMatchObject(invalid)
  await expect(confirmWith(undefined, person.sub)).rejects.toMatchObject(invalid)
  const stranger = await issuer.token({ ...person, sub: '100000000000000000002' })
  await expect(confirmWith(stranger)).rejects.toMatchObject(invalid)
  await expect(required()).rejects.toMatchObject({ code: 'confirmation_required' })
  const token = await issuer.token(person)
  await confirmWith(token)
  await expect(required()).resolves.toBeUndefined()
  await expect(confirmWith(token)).rejects.toMatchObject(invalid)
  expect(await readConfirmation(here, { userId, sessionId })).toEqual({
    methods: ['google'],
    code_required: false,
    confirmed_until: new Date(context.clock.now.getTime() + 10 * minute).toISOString(),
  })
  await context.close()
}, 60_000)
