import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import { createFakeIssuer } from '../test/fakeIssuer.ts'
import type { FakeIssuer } from '../test/fakeIssuer.ts'
import { recoveryCodes, totpSecrets } from '../database/schema/index.ts'
import { createTestContext } from '../test/testContext.ts'
import { startTestGateway } from '../test/testGateway.ts'
import type { TestGateway } from '../test/testGateway.ts'
import { createIdentityVerifier } from './identityVerifier.ts'
import { enableTotp, setUpTotp } from './totp.ts'

let gateway: TestGateway
let provider: FakeIssuer
const clock = { now: Date.now() }
const now = () => new Date(clock.now)
const step = 30_000

beforeAll(async () => {
  provider = await createFakeIssuer(now)
  gateway = await startTestGateway(
    {},
    { now, identity: createIdentityVerifier({ ...provider, now }) },
  )
}, 60_000)
afterAll(() => gateway.close())
beforeEach(() => {
  // Each code works once, so that each test has its own time.
  clock.now += 10 * step
})

interface Owner {
  email: string
  password: string
  token: string
  /** The code of the app, so many steps from now. */
  code: (steps?: number) => string
  recoveryCodes: string[]
}

/** A merchant whose log-in takes a code. */
async function addOwner(): Promise<Owner> {
  const merchant = await gateway.merchant()
  const { token } = merchant
  const { body: setup } = await gateway.call('POST', '/user/totp', { token })
  const app = new TOTP({ secret: Secret.fromBase32(setup.secret) })
  const code = (steps = 0) => app.generate({ timestamp: clock.now + steps * step })
  const enabled = await gateway.call('POST', '/user/totp/enable', { token, body: { code: code() } })
  expect(enabled.status).toBe(200)
  clock.now += 3 * step
  return { ...merchant, code, recoveryCodes: enabled.body.recovery_codes }
}

function logIn({ email, password }: Pick<Owner, 'email' | 'password'>, code?: string) {
  return gateway.call('POST', '/user/login', { body: { email, password, code } })
}

test('logging in takes the code, and only with the right password', async () => {
  const owner = await addOwner()
  const { status, body } = await logIn(owner)
  expect([status, body.code]).toEqual([403, 'second_factor_required'])
  const wrong = await logIn({ ...owner, password: 'not the password' }, owner.code())
  expect(wrong.body.code).toBe('invalid_credentials')
  expect((await logIn(owner, owner.code())).status).toBe(200)
})

test.each([-1, 0, 1])('a clock that is %i steps off is accepted', async (steps) => {
  const owner = await addOwner()
  expect((await logIn(owner, owner.code(steps))).status).toBe(200)
})

test.each([-2, 2])('a clock that is %i steps off is refused', async (steps) => {
  const owner = await addOwner()
  const { status, body } = await logIn(owner, owner.code(steps))
  expect([status, body.errors[0].field]).toEqual([422, 'code'])
})

test('a code works once, also for parallel requests, and then none of an earlier step', async () => {
  const owner = await addOwner()
  const code = owner.code()
  const answers = await Promise.all(Array.from({ length: 5 }, () => logIn(owner, code)))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect((await logIn(owner, owner.code(-1))).status).toBe(422)
  clock.now += step
  expect((await logIn(owner, owner.code())).status).toBe(200)
})

test('after ten wrong codes even the right one has to wait', async () => {
  const owner = await addOwner()
  const right = owner.code()
  const wrong = right === '000000' ? '000001' : '000000'
  for (let turn = 0; turn < 10; turn += 1) expect((await logIn(owner, wrong)).status).toBe(422)
  const { status, headers } = await logIn(owner, right)
  expect(status).toBe(429)
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
})

test('a recovery code works once, however it is typed, and the owner is told', async () => {
  const owner = await addOwner()
  expect(owner.recoveryCodes).toHaveLength(10)
  expect(new Set(owner.recoveryCodes).size).toBe(10)
  const [code = ''] = owner.recoveryCodes
  expect((await logIn(owner, ` ${code.toUpperCase().replaceAll('-', ' ')} `)).status).toBe(200)
  expect((await logIn(owner, code)).status).toBe(422)
  const { token } = owner
  const security = await gateway.call('GET', '/user/security', { token })
  expect(security.body.recovery_codes_left).toBe(9)
  await expect
    .poll(async () => (await gateway.call('GET', `/sandbox/mails?to=${owner.email}`)).body)
    .toContainEqual(expect.objectContaining({ subject: 'Recovery code used' }))
})

test('without the app and without recovery codes nobody gets in, and reads what to do', async () => {
  const owner = await addOwner()
  for (const code of owner.recoveryCodes) expect((await logIn(owner, code)).status).toBe(200)
  const { status, body } = await logIn(owner, owner.recoveryCodes[0])
  expect(status).toBe(422)
  expect(body.errors[0].message).toMatch(/contact the operator/)
})

test('renewing replaces the recovery codes', async () => {
  const owner = await addOwner()
  const { token } = owner
  const { body } = await gateway.call('PUT', '/user/totp/recovery-codes', { token })
  expect((await logIn(owner, owner.recoveryCodes[0])).status).toBe(422)
  expect((await logIn(owner, body.recovery_codes[0])).status).toBe(200)
})

test('a password reset is no way around the code', async () => {
  const owner = await addOwner()
  await gateway.call('POST', '/user/business/forgetpassword', { body: { email: owner.email } })
  const token = await gateway.tokenFor(owner.email, /reset/i)
  const password = 'a new monsoon river'
  const reset = await gateway.call('POST', '/user/reset-password', {
    body: { token, new_password: password },
  })
  expect(reset.status).toBe(200)
  expect(reset.body).not.toHaveProperty('access_token')
  expect((await logIn({ ...owner, password })).body.code).toBe('second_factor_required')
})

test('until it is enabled, the app is not asked for, and a wrong code enables nothing', async () => {
  const merchant = await gateway.merchant()
  const { token } = merchant
  await gateway.call('POST', '/user/totp', { token })
  const body = { code: '000000' }
  expect((await gateway.call('POST', '/user/totp/enable', { token, body })).status).toBe(422)
  expect((await logIn(merchant)).status).toBe(200)
})

test('confirming a session with the password takes the code too', async () => {
  const owner = await addOwner()
  const { token, password } = owner
  clock.now += 11 * 60_000
  const confirm = (code?: string) =>
    gateway.call('POST', '/user/session/confirm', { token, body: { password, code } })
  const disable = () => gateway.call('DELETE', '/user/totp', { token })
  expect((await confirm()).body.code).toBe('second_factor_required')
  expect((await confirm('000000')).status).toBe(422)
  expect((await disable()).body.code).toBe('confirmation_required')
  expect((await confirm(owner.code())).status).toBe(200)
  expect((await disable()).status).toBe(200)
})

test('turned off, the app is not asked for any more', async () => {
  const owner = await addOwner()
  expect((await gateway.call('DELETE', '/user/totp', { token: owner.token })).status).toBe(200)
  expect((await logIn(owner)).status).toBe(200)
})

test('signing in with Google takes the code too, with the same ID token', async () => {
  const owner = await addOwner()
  const sub = '107777777777777777777'
  const headers = { 'x-identity-token': await provider.token({ email: owner.email, sub }) }
  const signIn = (code?: string) =>
    gateway.call('POST', '/user/login', {
      body: { email: owner.email, password: sub, code },
      headers,
    })
  expect((await signIn()).body.code).toBe('second_factor_required')
  expect((await signIn('000000')).status).toBe(422)
  expect((await signIn(owner.code())).status).toBe(200)
})

test('seeds and recovery codes are random, and the database holds neither as it is', async () => {
  const context = await createTestContext()
  const userId = await context.addMerchant()
  const { secret } = await setUpTotp(context, userId)
  const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate({
    timestamp: context.clock.now.getTime(),
  })
  const codes = await enableTotp(context, userId, code)

  // 160 and 120 bits, 5 in each character.
  expect(secret).toMatch(/^[A-Z2-7]{32}$/)
  expect(new Set(codes).size).toBe(10)
  for (const each of codes) expect(each.replaceAll('-', '')).toMatch(/^[a-z0-9]{24}$/i)

  const { db } = context.database
  const stored = JSON.stringify([
    await db.select().from(totpSecrets),
    await db.select().from(recoveryCodes),
  ])
  expect(stored).toContain(userId)
  for (const each of [secret, ...codes, ...codes.map((one) => one.replaceAll('-', ''))]) {
    expect(stored).not.toContain(each)
  }
  await context.close()
}, 60_000)
