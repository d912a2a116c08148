import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import { createSoftAuthenticator } from '../test/softAuthenticator.ts'
import type { Misbehavior, SoftAuthenticator } from '../test/softAuthenticator.ts'
import { startTestGateway } from '../test/testGateway.ts'
import type { TestGateway } from '../test/testGateway.ts'
import { supportsPasskeys } from './passkeys.ts'

let gateway: TestGateway
const clock = { ahead: 0 }
const minute = 60_000

beforeAll(async () => {
  gateway = await startTestGateway(
    { rate_limits: false },
    { now: () => new Date(Date.now() + clock.ahead) },
  )
}, 60_000)
afterAll(() => gateway.close())
beforeEach(() => {
  clock.ahead = 0
})

interface Owner {
  token: string
  email: string
  authenticator: SoftAuthenticator
  id: string
}

async function add(token: string, authenticator: SoftAuthenticator, wrong: Misbehavior = {}) {
  const { body: options } = await gateway.call('POST', '/user/passkey-options', { token })
  const credential = authenticator.create(options, wrong)
  return gateway.call('POST', '/user/passkeys', { token, body: { name: 'Phone', credential } })
}

/** A merchant with a passkey. */
async function addOwner(): Promise<Owner> {
  const { token, email } = await gateway.merchant()
  const authenticator = createSoftAuthenticator(gateway.url)
  const { status, body } = await add(token, authenticator)
  expect(status).toBe(200)
  return { token, email, authenticator, id: body.id }
}

async function loginOptions() {
  return (await gateway.call('POST', '/user/login/passkey-options')).body
}

function send(credential: unknown) {
  return gateway.call('POST', '/user/login/passkey', { body: { credential } })
}

async function logIn(authenticator: SoftAuthenticator, wrong?: Misbehavior) {
  return send(authenticator.get(await loginOptions(), wrong))
}

async function subjectsTo(email: string): Promise<string[]> {
  const { body } = await gateway.call('GET', `/sandbox/mails?to=${encodeURIComponent(email)}`)
  return body.map(({ subject }: { subject: string }) => subject)
}

test('a passkey that was added logs in, without a password', async () => {
  const { authenticator, email, token } = await addOwner()
  const { status, body } = await logIn(authenticator)
  expect(status).toBe(200)
  const user = await gateway.call('GET', '/user/me', { token: body.access_token })
  expect(user.body.email).toBe(email)
  const { passkeys } = (await gateway.call('GET', '/user/security', { token })).body
  expect(passkeys).toMatchObject([{ name: 'Phone', last_used_at: expect.any(String) }])
  await expect.poll(() => subjectsTo(email)).toContain('Passkey added')
})

test.each<[string, Misbehavior]>([
  ['another origin', { origin: 'https://evil.example' }],
  ['another site', { rpId: 'evil.example' }],
  ['a user who was not verified', { isUserVerified: false }],
  ['an invented challenge', { challenge: 'aW52ZW50ZWQ' }],
])('adding a passkey with %s is refused', async (_, wrong) => {
  const { token } = await gateway.merchant()
  const { body } = await add(token, createSoftAuthenticator(gateway.url), wrong)
  expect(body.code).toBe('passkey_invalid')
  expect((await gateway.call('GET', '/user/security', { token })).body.passkeys).toEqual([])
})

test.each<[string, Misbehavior]>([
  ['another origin', { origin: 'https://evil.example' }],
  ['another site', { rpId: 'evil.example' }],
  ['a user who was not verified', { isUserVerified: false }],
  ['an invented challenge', { challenge: 'aW52ZW50ZWQ' }],
  ['a signature of another key', { forge: true }],
  ['the handle of another user', { userHandle: 'c29tZWJvZHkgZWxzZQ' }],
])('a log-in with %s is refused', async (_, wrong) => {
  const { authenticator } = await addOwner()
  const { status, body } = await logIn(authenticator, wrong)
  expect([status, body.code]).toEqual([400, 'passkey_invalid'])
  expect((await logIn(authenticator)).status).toBe(200)
})

test.each(['null', '{"challenge":{}}', '7', 'no JSON', ''])(
  'the client data %j is refused',
  async (text) => {
    const { authenticator } = await addOwner()
    const credential = authenticator.get(await loginOptions())
    const clientDataJSON = Buffer.from(text || ' ').toString('base64url')
    const { status } = await send({
      ...credential,
      response: { ...credential.response, clientDataJSON },
    })
    expect(status).toBe(400)
  },
)

test('an unknown credential is refused', async () => {
  const stranger = createSoftAuthenticator(gateway.url)
  expect((await logIn(stranger)).body.code).toBe('passkey_invalid')
})

test('the same response works once, also for parallel requests', async () => {
  const { authenticator } = await addOwner()
  const credential = authenticator.get(await loginOptions())
  const answers = await Promise.all(Array.from({ length: 10 }, () => send(credential)))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(answers.filter(({ body }) => body.code === 'passkey_invalid')).toHaveLength(9)
})

test('a challenge expires after five minutes', async () => {
  const { authenticator } = await addOwner()
  const options = await loginOptions()
  clock.ahead = 5 * minute + 1_000
  expect((await send(authenticator.get(options))).body.code).toBe('passkey_invalid')
})

test('a challenge for one purpose is refused for another', async () => {
  const { token, authenticator } = await addOwner()
  const { body: options } = await gateway.call('POST', '/user/session/passkey-options', { token })
  expect(options.allowCredentials).toHaveLength(1)
  expect((await send(authenticator.get(options))).body.code).toBe('passkey_invalid')
})

test('the options of one merchant add no passkey to another', async () => {
  const [one, other] = [await gateway.merchant(), await gateway.merchant()]
  const { body: options } = await gateway.call('POST', '/user/passkey-options', {
    token: one.token,
  })
  const credential = createSoftAuthenticator(gateway.url).create(options)
  const response = await gateway.call('POST', '/user/passkeys', {
    token: other.token,
    body: { name: 'Phone', credential },
  })
  expect(response.body.code).toBe('passkey_invalid')
})

test('a credential belongs to one account only', async () => {
  const { authenticator } = await addOwner()
  const { token } = await gateway.merchant()
  expect((await add(token, authenticator)).body.code).toBe('passkey_invalid')
  expect((await gateway.call('GET', '/user/security', { token })).body.passkeys).toEqual([])
})

test('a counter that goes back is refused, and the owner is told', async () => {
  const { authenticator, email } = await addOwner()
  expect((await logIn(authenticator, { counter: 7 })).status).toBe(200)
  for (const counter of [7, 3, 0]) {
    const { status, body } = await logIn(authenticator, { counter })
    expect([status, body.code]).toEqual([403, 'passkey_copied'])
  }
  await expect.poll(() => subjectsTo(email)).toContain('Passkey refused')
  expect((await logIn(authenticator, { counter: 8 })).status).toBe(200)
})

test('somebody without the key cannot report a copy', async () => {
  const { authenticator, email } = await addOwner()
  await logIn(authenticator, { counter: 7 })
  const { body } = await logIn(authenticator, { counter: 1, forge: true })
  expect(body.code).toBe('passkey_invalid')
  expect(await subjectsTo(email)).not.toContain('Passkey refused')
})

test('an authenticator that does not count logs in each time', async () => {
  const { authenticator } = await addOwner()
  for (let turn = 0; turn < 3; turn += 1) {
    expect((await logIn(authenticator, { counter: 0 })).status).toBe(200)
  }
})

test('a removed passkey no longer logs in; a stranger cannot remove it', async () => {
  const { token, id, authenticator, email } = await addOwner()
  const stranger = await gateway.merchant()
  const path = `/user/passkeys/${id}`
  expect((await gateway.call('DELETE', path, { token: stranger.token })).status).toBe(404)
  expect((await logIn(authenticator)).status).toBe(200)
  expect((await gateway.call('DELETE', path, { token })).status).toBe(200)
  expect((await logIn(authenticator)).body.code).toBe('passkey_invalid')
  await expect.poll(() => subjectsTo(email)).toContain('Passkey removed')
})

test('a passkey confirms its own account’s session, and no other’s', async () => {
  const [owner, other] = [await addOwner(), await addOwner()]
  clock.ahead = 11 * minute
  const confirm = async (token: string, authenticator: SoftAuthenticator) => {
    const { body } = await gateway.call('POST', '/user/session/passkey-options', { token })
    const passkey = authenticator.get(body)
    return gateway.call('POST', '/user/session/confirm', { token, body: { passkey } })
  }
  const { token } = owner
  expect((await gateway.call('POST', '/user/passkey-options', { token })).body.code).toBe(
    'confirmation_required',
  )
  expect((await confirm(token, other.authenticator)).body.code).toBe('passkey_invalid')
  expect((await gateway.call('POST', '/user/passkey-options', { token })).status).toBe(403)
  expect((await confirm(token, owner.authenticator)).status).toBe(200)
  expect((await gateway.call('POST', '/user/passkey-options', { token })).status).toBe(200)
})

test.each([
  ['https://pay.example', true],
  ['http://localhost:3000', true],
  ['http://127.0.0.1:3000', false],
  ['https://[::1]:3000', false],
  ['http://pay.example', false],
])('browsers offer passkeys at %s: %s', (url, expected) => {
  expect(supportsPasskeys(url)).toBe(expected)
})
