import { generateKeyPair } from 'jose'
import type { JWTPayload } from 'jose'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { users } from '../database/schema/index.ts'
import { createTestContext } from '../test/testContext.ts'
import { createFakeIssuer } from '../test/fakeIssuer.ts'
import type { FakeIssuer } from '../test/fakeIssuer.ts'
import { startTestGateway } from '../test/testGateway.ts'
import type { TestGateway } from '../test/testGateway.ts'
import { createIdentityVerifier } from './identityVerifier.ts'
import { registerByIdentity } from './identityService.ts'

let provider: FakeIssuer
let gateway: TestGateway
let people = 0

beforeAll(async () => {
  provider = await createFakeIssuer()
  const identity = createIdentityVerifier({ ...provider, now: () => new Date() })
  gateway = await startTestGateway({ rate_limits: false }, { identity })
}, 60_000)
afterAll(() => gateway.close())

interface Victim {
  email: string
  sub: string
}

function newcomer(): Victim {
  people += 1
  return { email: `person${people}@tea.example`, sub: `1${`${people}`.padStart(20, '0')}` }
}

function ask(path: string, { email, sub }: Victim, token: string) {
  return gateway.call('POST', path, {
    body: { email, password: sub, full_name: 'Meera' },
    headers: { 'x-identity-token': token },
  })
}
const logIn = (victim: Victim, token: string) => ask('/user/login', victim, token)
const register = (victim: Victim, token: string) =>
  ask('/user/business/google/register', victim, token)

async function registered(): Promise<Victim> {
  const victim = newcomer()
  expect((await register(victim, await provider.token({ ...victim }))).status).toBe(200)
  return victim
}

const seconds = () => Math.floor(Date.now() / 1000)

/** Every way to have a token that looks right for the victim and must not be taken. */
const attacks: [string, (victim: Victim) => string | Promise<string>][] = [
  ['made for another client', (v) => provider.token({ ...v, aud: 'another' })],
  ['made for several, not asked for by us', (v) => provider.token({ ...v, aud: ['sluice', 'x'] })],
  ['asked for by another client', (v) => provider.token({ ...v, aud: ['sluice', 'x'], azp: 'x' })],
  ['for us, asked for by another', (v) => provider.token({ ...v, azp: 'x' })],
  ['expired', (v) => provider.token({ ...v, iat: seconds() - 500, exp: seconds() - 61 })],
  ['without an end', (v) => provider.token({ ...v, exp: undefined })],
  ['of long ago', (v) => provider.token({ ...v, iat: seconds() - 700 })],
  ['of the future', (v) => provider.token({ ...v, iat: seconds() + 120 })],
  ['not valid yet', (v) => provider.token({ ...v, nbf: seconds() + 120 })],
  ['without a time', (v) => provider.token({ ...v, iat: undefined })],
  ['of another issuer', (v) => provider.token({ ...v, iss: 'https://identity.example' })],
  ['of nearly the issuer', (v) => provider.token({ ...v, iss: `${provider.issuer}/` })],
  ['of no sign-in: without a nonce', (v) => provider.token({ ...v, nonce: undefined })],
  ['with an empty nonce', (v) => provider.token({ ...v, nonce: '' })],
  ['with an e-mail nobody verified', (v) => provider.token({ ...v, email_verified: false })],
  ['silent about the e-mail', (v) => provider.token({ ...v, email_verified: undefined })],
  ['with "true" for true', (v) => provider.token({ ...v, email_verified: 'true' })],
  ['without an e-mail', (v) => provider.token({ ...v, email: undefined })],
  ['unsigned', (v) => provider.unsigned({ ...v })],
  ['signed with the public key', (v) => provider.confused({ ...v })],
  [
    'signed with a forged key',
    async (v) => provider.token({ ...v }, { key: (await generateKeyPair('ES256')).privateKey }),
  ],
  [
    'signed with a forged key that brings its own name',
    async (v) =>
      provider.token({ ...v }, { key: (await generateKeyPair('ES256')).privateKey, kid: 'mine' }),
  ],
  ['about oneself', (v) => provider.token({ ...v, sub: '199999999999999999999' })],
  ['about one’s own e-mail', (v) => provider.token({ ...v, email: 'mallory@tea.example' })],
  [
    'changed after it was signed',
    async (v) => {
      const [header, , signature] = (await provider.token({ ...newcomer() })).split('.')
      const [, payload] = provider.unsigned({ ...v }).split('.')
      return `${header}.${payload}.${signature}`
    },
  ],
]

describe.each(attacks)('a token %s', (_, forge) => {
  test('does not log in', async () => {
    const victim = await registered()
    const response = await logIn(victim, await forge(victim))
    expect([response.status, response.body.code]).toEqual([401, 'invalid_credentials'])
  })
  test('does not register, nor reveal existing accounts', async () => {
    const stranger = newcomer()
    const token = await forge(stranger)
    expect((await register(stranger, token)).body.code).toBe('identity_token_invalid')
    expect((await logIn(stranger, token)).body.code).toBe('invalid_credentials')
  })
})

test('a token logs in once and registers once, also in parallel or re-encoded', async () => {
  const person = newcomer()
  const token = await provider.token({ ...person })
  expect((await logIn(person, token)).status).toBe(404)
  const registrations = await Promise.all([1, 2, 3, 4].map(() => register(person, token)))
  expect(registrations.map(({ status }) => status).filter((status) => status === 200)).toEqual([
    200,
  ])
  const logIns = await Promise.all([1, 2, 3, 4].map(() => logIn(person, token)))
  expect(logIns.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 401, 401, 401])

  const [header, payload, signature = ''] = token.split('.')
  const last = signature.at(-1) ?? ''
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
  const twin = alphabet[alphabet.indexOf(last) ^ 1]
  const written = [
    `${token}=`,
    `${header}.${payload}.${signature.slice(0, -1)}${twin}`,
    ` ${token} `,
  ]
  for (const same of written) expect((await logIn(person, same)).status).toBe(401)
})

test('a second token with the same nonce counts as the same token', async () => {
  const person = await registered()
  const claims: JWTPayload = { ...person, nonce: 'one sign-in' }
  expect((await logIn(person, await provider.token(claims))).status).toBe(200)
  expect((await logIn(person, await provider.token(claims))).status).toBe(401)
})

test('the user ID alone is not a password', async () => {
  const { email, sub: password } = await registered()
  const body = { email, password }
  expect((await gateway.call('POST', '/user/login', { body })).status).toBe(401)
})

test('the stored account has no password hash', async () => {
  const context = await createTestContext()
  const identity = createIdentityVerifier({ ...provider, now: () => new Date() })
  const person = newcomer()
  const token = await provider.token({ ...person })
  const request = { email: person.email, password: person.sub, full_name: 'Meera' }
  await registerByIdentity({ ...context, identity }, request, token)
  const rows = await context.database.db.select().from(users)
  expect(rows.map(({ password_hash }) => password_hash)).toEqual([null])
  await context.close()
}, 60_000)

test('an account is linked only if its email is verified', async () => {
  const { email, password, token: session } = await gateway.merchant()
  const person = { ...newcomer(), email }
  expect((await logIn(person, await provider.token({ ...person }))).status).toBe(200)
  const body = { email, password }
  expect((await gateway.call('POST', '/user/login', { body })).status).toBe(200)
  expect((await gateway.call('GET', '/user/me', { token: session })).status).toBe(200)

  const squatter = { email: newcomer().email, password: 'a password of mine', full_name: 'Mallory' }
  await gateway.call('POST', '/user/business/register', { body: squatter })
  const owner = { ...newcomer(), email: squatter.email }
  const token = await provider.token({ ...owner })
  expect((await logIn(owner, token)).body.code).toBe('user_not_verified')
  expect((await register(owner, token)).body.code).toBe('email_taken')
})

test('without the provider’s keys the response is 503, not 401', async () => {
  const silent = await createFakeIssuer()
  silent.fault = () => Promise.reject(new TypeError('fetch failed'))
  const identity = createIdentityVerifier({ ...silent, now: () => new Date() })
  const other = await startTestGateway({}, { identity })
  const person = newcomer()
  const response = await other.call('POST', '/user/login', {
    body: { email: person.email, password: person.sub },
    headers: { 'x-identity-token': await silent.token({ ...person }) },
  })
  expect([response.status, response.body.code]).toEqual([503, 'unavailable'])
  await other.close()
}, 60_000)
