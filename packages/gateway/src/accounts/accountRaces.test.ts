import { randomUUID } from 'node:crypto'
import { EventEmitter, once } from 'node:events'

import { limits, operations } from '@sluice/api/contract'
import type { MerchantId, Operation, OperationName } from '@sluice/api/contract'
import { eq } from 'drizzle-orm'
import { TOTP } from 'otpauth'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { revokeMerchantKey } from '../apiKeys/apiKeyService.ts'
import { removeDevice } from '../counter/deviceService.ts'
import type { Database } from '../database/Database.ts'
import { paymentLinks, payments, sessions, users } from '../database/schema/index.ts'
import { addFullMerchant } from '../test/fullMerchant.ts'
import type { FullMerchant } from '../test/fullMerchant.ts'
import { askInProcess } from '../test/askInProcess.ts'
import { createFakeIssuer } from '../test/fakeIssuer.ts'
import type { FakeIssuer } from '../test/fakeIssuer.ts'
import { operationNames, rightRequest, sendRequest } from '../test/rightRequests.ts'
import { createSoftAuthenticator } from '../test/softAuthenticator.ts'
import { createTestContext } from '../test/testContext.ts'
import type { TestContext } from '../test/testContext.ts'
import type { Answer, TestGateway } from '../test/testGateway.ts'
import { changePassword, resetMerchantPassword } from './accountService.ts'
import { closeAccount } from './closing.ts'
import { createIdentityVerifier } from './identityVerifier.ts'
import { issueLinkToken } from './linkTokens.ts'
import { removePasskey } from './passkeys.ts'
import { startCheckedSession, startSession } from './sessionService.ts'
import { enableTotp, setUpTotp } from './totp.ts'

let context: TestContext
let provider: FakeIssuer

beforeAll(async () => {
  const plain = await createTestContext({ rate_limits: false })
  provider = await createFakeIssuer(plain.now)
  context = { ...plain, identity: createIdentityVerifier({ ...provider, now: plain.now }) }
})
afterAll(() => context.close())

/** A database whose units of work wait before they begin, but for the first few. */
function holdUnits(database: Database, after = 0) {
  const gate = new EventEmitter()
  const released = once(gate, 'release')
  let begun = 0
  const held: Database = {
    ...database,
    unitOfWork: async (work) => {
      begun += 1
      if (begun > after) await released
      return database.unitOfWork(work)
    },
  }
  return {
    database: held,
    release: () => gate.emit('release'),
    waiting: () => Math.max(begun - after, 0),
  }
}

/** Sends requests, and does something else between what each of them checks and what it writes. */
async function interrupt(
  requests: ((app: Pick<TestGateway, 'call'>) => Promise<Answer>)[],
  meanwhile: () => Promise<unknown>,
  after = 0,
): Promise<Answer[]> {
  const { database, release, waiting } = holdUnits(context.database, after)
  const app = askInProcess({ ...context, database })
  const answers = requests.map((request) => request(app))
  await expect.poll(waiting, { timeout: 20_000 }).toBe(requests.length)
  await meanwhile()
  release()
  return Promise.all(answers)
}

const password = 'monsoon river 42'

async function addMerchant(): Promise<{ id: MerchantId; email: string }> {
  const id = await context.addMerchant()
  const password_hash = await context.passwords.hash(password)
  const change = { password_hash }
  await context.database.unitOfWork(({ tx }) =>
    tx.update(users).set(change).where(eq(users.id, id)),
  )
  return { id, email: `${id}@shop.example` }
}

function addSession(id: MerchantId): Promise<string> {
  return context.database.unitOfWork((unit) => startSession(context, unit, id))
}

async function resetPassword(id: MerchantId): Promise<void> {
  const token = await context.database.unitOfWork(({ tx }) =>
    issueLinkToken(context, tx, id, 'reset_password'),
  )
  await resetMerchantPassword(context, { token, new_password: `${randomUUID()} new` }, '')
}

const close = (id: MerchantId) => closeAccount(context, id, `${id}@shop.example`)

const withPassword = (id: MerchantId, code?: string) => (app: Pick<TestGateway, 'call'>) =>
  sendRequest(app, 'login', { body: { email: `${id}@shop.example`, password, code } }, {})

async function countSessions(id: MerchantId): Promise<number> {
  return context.database.db.$count(sessions, eq(sessions.user_id, id))
}

async function enableApp(id: MerchantId): Promise<() => string> {
  const app = new TOTP({ secret: (await setUpTotp(context, id)).secret })
  const code = () => app.generate({ timestamp: context.now().getTime() })
  await enableTotp(context, id, code())
  return code
}

test.each<[string, (id: MerchantId) => Promise<unknown>, string]>([
  ['a reset', resetPassword, 'invalid_credentials'],
  [
    'a change of the password',
    (userId) => changePassword(context, { userId, sessionId: randomUUID() }, 'another river 42'),
    'invalid_credentials',
  ],
  ['the closing of the account', close, 'invalid_credentials'],
  ['the set-up of a second factor', enableApp, 'invalid_credentials'],
])('log-ins that %s overtakes get no session', async (_, meanwhile, code) => {
  const { id } = await addMerchant()
  const answers = await interrupt(Array(3).fill(withPassword(id)), () => meanwhile(id))
  expect(answers.map(({ body }) => body.code)).toEqual([code, code, code])
  expect(await countSessions(id)).toBe(0)
})

test('a log-in with Google that the closing of the account overtakes gets no session', async () => {
  const { id, email } = await addMerchant()
  const token = await provider.token({ email, sub: `1${'2'.repeat(20)}` })
  const [answer] = await interrupt(
    [
      (app) =>
        app.call('POST', '/user/login', {
          body: { email, password: `1${'2'.repeat(20)}` },
          headers: { 'x-identity-token': token },
        }),
    ],
    () => close(id),
  )
  expect(answer?.body.code).toBe('user_not_found')
  expect(await countSessions(id)).toBe(0)
})

/** A merchant's passkey, and a request that uses one. */
async function addPasskey(id: MerchantId) {
  const app = askInProcess(context)
  const token = await addSession(id)
  const authenticator = createSoftAuthenticator(context.publicUrl())
  const options = await app.call('POST', '/user/passkey-options', { token })
  const body = { name: 'Phone', credential: authenticator.create(options.body) }
  const added = await app.call('POST', '/user/passkeys', { token, body })
  return { authenticator, id: added.body.id, token }
}

test.each([
  // The check of the answer, the count of the uses, the session.
  [1, 'is removed'],
  [2, 'is removed'],
  [2, 'is of an account that closes'],
])('a log-in, held at write %i, whose passkey %s gets no session', async (after, what) => {
  const { id } = await addMerchant()
  const passkey = await addPasskey(id)
  await context.database.unitOfWork(({ tx }) => tx.delete(sessions).where(eq(sessions.user_id, id)))
  const options = await askInProcess(context).call('POST', '/user/login/passkey-options')
  const credential = passkey.authenticator.get(options.body)
  const [answer] = await interrupt(
    [(app) => app.call('POST', '/user/login/passkey', { body: { credential } })],
    () => (what === 'is removed' ? removePasskey(context, id, passkey.id) : close(id)),
    after,
  )
  expect(answer?.body.code).toBe('passkey_invalid')
  expect(await countSessions(id)).toBe(0)
})

/** The IDs with which a call of this merchant changes something. */
function idsFor(call: OperationName, merchant: FullMerchant): Record<string, string> {
  const { path }: Operation = operations[call]
  if (path.startsWith('/counter/')) return { id: merchant.saleId }
  if (path.includes('/devices/')) return { id: merchant.deviceId }
  if (path.includes('/views/')) return { id: merchant.viewId }
  if (path.includes('/invoice/')) return { id: merchant.invoiceId }
  if (path.includes('/refunds/')) return { id: merchant.refundId }
  if (path.includes('/payments/')) return { id: merchant.paymentId }
  if (path.includes('/cancel')) return { id: merchant.waitingId }
  if (path.includes('/transaction/')) return { id: merchant.paymentId }
  if (path.includes('/link/')) return { id: merchant.linkId }
  if (path.includes('/key/')) return { id: merchant.keyId }
  if (path.includes('/passkeys/')) return { id: merchant.passkeyId }
  if (path.includes('/sessions/')) return { id: merchant.sessionId }
  return { id: merchant.eventId }
}

/** Calls that write, or record that somebody read, although they are a GET. */
const writingGets = new Set<OperationName>(['setWebhook', 'exportAccount'])

function writing(auth: Operation['auth']): OperationName[] {
  return operationNames.filter((name) => {
    const operation: Operation = operations[name]
    const isTheirs = operation.auth === auth || (operation.auth === 'merchant' && auth !== 'device')
    return isTheirs && (operation.method !== 'GET' || writingGets.has(name))
  })
}

/** Calls that write nothing in these tests, each refused by what it reads. */
const readsFirst = new Set<OperationName>(['enableTotp', 'cancelWalletChange'])

test.each<[string, (id: MerchantId) => Promise<unknown>]>([
  ['a reset', resetPassword],
  ['the closing of the account', close],
])('of every call in a session, held while %s is done, nothing stays', async (_, meanwhile) => {
  const merchant = await addFullMerchant(context)
  const { id, token } = merchant
  const password_hash = await context.passwords.hash(password)
  await context.database.unitOfWork(({ tx }) =>
    tx.update(users).set({ password_hash }).where(eq(users.id, id)),
  )
  const calls = writing('bearer').filter((name) => !readsFirst.has(name))
  expect(calls.length).toBeGreaterThan(30)
  const rows = () =>
    Promise.all(
      [payments, paymentLinks, sessions].map((table) => context.database.db.$count(table)),
    )
  let before: number[] = []
  const answers = await interrupt(
    calls.map((call) => (app) => {
      const { body, ...right } = rightRequest(call)
      const email = call === 'closeAccount' ? { email: `${id}@shop.example` } : {}
      const request = {
        ...right,
        params: idsFor(call, merchant),
        ...(body && { body: { ...body, ...email } }),
      }
      return sendRequest(app, call, request, { token })
    }),
    async () => {
      await meanwhile(id)
      before = await rows()
    },
  )
  const codes = answers.map(({ body }, index) => [calls[index], body.code])
  expect(codes).toEqual(calls.map((call) => [call, 'session_invalid']))
  expect(await rows()).toEqual(before)
})

test.each<[string, (merchant: FullMerchant) => Promise<unknown>]>([
  ['the revocation of the key', ({ id, keyId }) => revokeMerchantKey(context, id, keyId)],
  ['the closing of the account', ({ id }) => close(id)],
])('of every call with a key, held while %s is done, nothing stays', async (_, meanwhile) => {
  const merchant = await addFullMerchant(context)
  const calls = writing('apiKey')
  const answers = await interrupt(
    calls.map((call) => (app) => {
      const request = { ...rightRequest(call), params: idsFor(call, merchant) }
      return sendRequest(app, call, request, { key: merchant.key })
    }),
    () => meanwhile(merchant),
  )
  const codes = answers.map(({ body }, index) => [calls[index], body.code])
  expect(codes).toEqual(calls.map((call) => [call, 'api_key_invalid']))
})

test.each<[string, (merchant: FullMerchant) => Promise<unknown>]>([
  ['the removal of the device', ({ id, deviceId }) => removeDevice(context, id, deviceId)],
  ['the closing of the account', ({ id }) => close(id)],
])('of every call of a device, held while %s is done, nothing stays', async (_, meanwhile) => {
  const merchant = await addFullMerchant(context)
  const calls = writing('device')
  const answers = await interrupt(
    calls.map((call) => (app) => {
      const request = { ...rightRequest(call), params: idsFor(call, merchant) }
      return sendRequest(app, call, request, { deviceToken: merchant.deviceToken })
    }),
    () => meanwhile(merchant),
  )
  const codes = answers.map(({ body }, index) => [calls[index], body.code])
  expect(codes).toEqual(calls.map((call) => [call, 'device_invalid']))
})

test('a confirmation that a change of the password overtakes confirms nothing', async () => {
  const { id } = await addMerchant()
  const token = await addSession(id)
  const [session] = await context.database.db
    .select()
    .from(sessions)
    .where(eq(sessions.user_id, id))
  const sessionId = session?.id ?? ''
  const [answer] = await interrupt(
    [(app) => sendRequest(app, 'confirmSession', { body: { password } }, { token })],
    () => changePassword(context, { userId: id, sessionId }, 'another river 42'),
  )
  expect(answer?.body.code).toBe('session_invalid')
})

test('an app whose secret another one replaces meanwhile is not asked for codes', async () => {
  const { id } = await addMerchant()
  const token = await addSession(id)
  const app = new TOTP({ secret: (await setUpTotp(context, id)).secret })
  const code = app.generate({ timestamp: context.now().getTime() })
  const [answer] = await interrupt(
    [(asked) => sendRequest(asked, 'enableTotp', { body: { code } }, { token })],
    () => setUpTotp(context, id),
  )
  expect(answer?.status).toBeGreaterThanOrEqual(400)
  const { body } = await askInProcess(context).call('GET', '/user/security', { token })
  expect(body.totp_enabled_at).toBeNull()
})

test('of fifty passkeys added at once, ten are kept', async () => {
  const { id } = await addMerchant()
  const token = await addSession(id)
  const app = askInProcess(context)
  const answers = await Promise.all(
    Array.from({ length: 50 }, async () => {
      const options = await app.call('POST', '/user/passkey-options', { token })
      if (options.status !== 200) return options.status
      const credential = createSoftAuthenticator(context.publicUrl()).create(options.body)
      const body = { name: 'Phone', credential }
      return (await app.call('POST', '/user/passkeys', { token, body })).status
    }),
  )
  expect(answers.filter((status) => status === 200)).toHaveLength(limits.maxPasskeys)
  const { body } = await app.call('GET', '/user/security', { token })
  expect(body.passkeys).toHaveLength(limits.maxPasskeys)
})

test('of recovery codes renewed fifty times at once, one list works, all of it', async () => {
  const { id } = await addMerchant()
  const token = await addSession(id)
  await enableApp(id)
  const app = askInProcess(context)
  const lists = await Promise.all(
    Array.from({ length: 50 }, () => sendRequest(app, 'renewRecoveryCodes', {}, { token })),
  )
  expect(lists.map(({ status }) => status)).toEqual(lists.map(() => 200))
  const working = []
  for (const { body } of lists) {
    const [first] = body.recovery_codes
    const answer = await withPassword(id, first)(app)
    if (answer.status === 200) working.push(body.recovery_codes)
  }
  expect(working).toHaveLength(1)
  for (const code of working[0].slice(1)) {
    expect((await withPassword(id, code)(app)).status).toBe(200)
  }
})

test('of log-ins at once, no more sessions than the limit are kept', async () => {
  const { id } = await addMerchant()
  const [account] = await context.database.db.select().from(users).where(eq(users.id, id))
  const many = Array.from({ length: limits.maxSessions + 20 }, () =>
    startCheckedSession(
      context,
      { id, security_version: account?.security_version ?? 0 },
      'internal',
    ),
  )
  await Promise.all(many)
  expect(await countSessions(id)).toBe(limits.maxSessions)
})

test('of fifty keys created at once, one works', async () => {
  const { id } = await addMerchant()
  const token = await addSession(id)
  const app = askInProcess(context)
  const body = { name: 'Shop' }
  const answers = await Promise.all(
    Array.from({ length: 50 }, () => app.call('POST', '/user/config/key/create', { token, body })),
  )
  const keys = answers.flatMap(({ body: made }) => made.key ?? [])
  expect(keys).toHaveLength(1)
})
