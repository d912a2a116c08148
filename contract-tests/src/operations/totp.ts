import { recoveryCodeCount } from '@sluice/api/contract'
import { describe, expect } from 'vitest'

import { expectError, notText, testInvalidField } from '../assertions.ts'
import { password, type Client } from '../client.ts'
import type { TestServer } from '../servers/server.ts'
import { test } from '../test.ts'
import { identityHeaders, loginBody, registerIdentity } from './google.ts'

/** Sets up the app for a session. */
async function enableTotp(client: Client, server: TestServer, token: string) {
  const { secret, uri } = await client.succeed('setUpTotp', { token })
  const body = { code: server.totpCode(secret) }
  const { recovery_codes: recoveryCodes } = await client.succeed('enableTotp', { token, body })
  return { secret, uri, recoveryCodes }
}

/** A merchant whose log-in takes a code. */
async function createOwner(client: Client, server: TestServer) {
  const merchant = await client.createMerchant()
  return { ...merchant, ...(await enableTotp(client, server, merchant.token)) }
}

const notCode = [
  ...notText,
  ['too short', '12345'],
  ['too long', '1234567'],
  ['of other characters', 'abcdef'],
] as const

describe('setUpTotp', () => {
  test('changes nothing until a code was entered', async ({ client }) => {
    const { email, token } = await client.createMerchant()
    const { secret, uri } = await client.succeed('setUpTotp', { token })
    expect(new URL(uri).searchParams.get('secret')).toBe(secret)
    expect(uri).toContain(encodeURIComponent(email))
    await client.succeed('login', { body: { email, password } })
    expect(await client.succeed('getSecurity', { token })).toMatchObject({
      totp_enabled_at: null,
      recovery_codes_left: 0,
    })
  })

  test('replaces a secret that was not enabled, but none that was', async ({ client, server }) => {
    const { token } = await client.createMerchant()
    const { secret: first } = await client.succeed('setUpTotp', { token })
    await enableTotp(client, server, token)
    expectError(await client.call('setUpTotp', { token }), 'totp_enabled')
    expect(server.totpCode(first)).toMatch(/^\d{6}$/)
  })
})

describe('enableTotp', () => {
  test('returns ten recovery codes', async ({ client, server }) => {
    const { token, recoveryCodes } = await createOwner(client, server)
    expect(new Set(recoveryCodes).size).toBe(recoveryCodeCount)
    for (const code of recoveryCodes) expect(code).toMatch(/^(?:[a-z2-7]{6}-){3}[a-z2-7]{6}$/)
    expect(await client.succeed('getSecurity', { token })).toMatchObject({
      totp_enabled_at: expect.any(String),
      recovery_codes_left: recoveryCodeCount,
    })
  })

  test('refuses a wrong code, and a second time', async ({ client, server }) => {
    const { token } = await client.createMerchant()
    const early = await client.call('enableTotp', { token, body: { code: '123456' } })
    expectError(early, 'totp_not_set_up')
    const { secret } = await client.succeed('setUpTotp', { token })
    const late = { code: server.totpCode(secret, 5) }
    expectError(await client.call('enableTotp', { token, body: late }), 'validation_failed', [
      'code',
    ])
    const body = { code: server.totpCode(secret) }
    await client.succeed('enableTotp', { token, body })
    expectError(await client.call('enableTotp', { token, body }), 'totp_enabled')
  })

  testInvalidField('enableTotp', {}, 'code', notCode)
})

describe('login with a code', () => {
  test('is required once enabled, after the password', async ({ client, server }) => {
    const { email, secret } = await createOwner(client, server)
    const body = { email, password }
    expectError(await client.call('login', { body }), 'second_factor_required')
    for (const code of ['', '12345', 'abcdef', '1'.repeat(10_000)]) {
      const response = await client.call('login', { body: { ...body, code } })
      expectError(response, 'validation_failed', ['code'])
    }
    const wrong = { ...body, password: `${password}!`, code: server.totpCode(secret, 1) }
    expectError(await client.call('login', { body: wrong }), 'invalid_credentials')
    await client.succeed('login', { body: { ...body, code: server.totpCode(secret, 1) } })
  })

  test('accepts a code once', async ({ client, server }) => {
    const { email, secret } = await createOwner(client, server)
    const body = { email, password, code: server.totpCode(secret, 1) }
    await client.succeed('login', { body })
    expectError(await client.call('login', { body }), 'validation_failed', ['code'])
  })

  test('accepts each recovery code once, and then none', async ({ client, server }) => {
    const { email, recoveryCodes } = await createOwner(client, server)
    const [first = ''] = recoveryCodes
    for (const code of recoveryCodes) {
      await client.succeed('login', { body: { email, password, code: ` ${code.toUpperCase()}` } })
    }
    const response = await client.call('login', { body: { email, password, code: first } })
    expectError(response, 'validation_failed', ['code'])
    expect(response.body).toMatchObject({
      errors: [{ message: expect.stringContaining('contact the operator') }],
    })
  })

  test('is required of Google accounts too', async ({ client, server }) => {
    const identity = await registerIdentity(client, server)
    const first = { headers: await identityHeaders(server, identity), body: loginBody(identity) }
    const { access_token: token } = await client.succeed('login', first)
    const { secret } = await enableTotp(client, server, token)
    const headers = await identityHeaders(server, identity)
    const body = loginBody(identity)
    expectError(await client.call('login', { headers, body }), 'second_factor_required')
    const code = server.totpCode(secret, 1)
    await client.succeed('login', { headers, body: { ...body, code } })
  })

  const valid = { email: 'somebody@example.com', password }
  testInvalidField('login', valid, 'code', [
    ['null', null],
    ['a number', 123_456],
  ])
})

describe('confirmSession with a code', () => {
  test('is required once enabled', async ({ client, server }) => {
    const { token, secret } = await createOwner(client, server)
    expect(await client.succeed('getConfirmation', { token })).toMatchObject({
      code_required: true,
    })
    const body = { password }
    expectError(await client.call('confirmSession', { token, body }), 'second_factor_required')
    const wrong = { ...body, code: server.totpCode(secret, 5) }
    const response = await client.call('confirmSession', { token, body: wrong })
    expectError(response, 'validation_failed', ['code'])
    const right = { ...body, code: server.totpCode(secret, 1) }
    await client.succeed('confirmSession', { token, body: right })
  })
})

describe('renewRecoveryCodes', () => {
  test('replaces the codes', async ({ client, server }) => {
    const { email, token, recoveryCodes } = await createOwner(client, server)
    const { recovery_codes: renewed } = await client.succeed('renewRecoveryCodes', { token })
    const body = { email, password, code: recoveryCodes[0] }
    expectError(await client.call('login', { body }), 'validation_failed', ['code'])
    await client.succeed('login', { body: { ...body, code: renewed[0] } })
  })

  test('needs an app', async ({ client }) => {
    const { token } = await client.createMerchant()
    expectError(await client.call('renewRecoveryCodes', { token }), 'totp_not_set_up')
  })
})

describe('disableTotp', () => {
  test('asks for no code any more', async ({ client, server }) => {
    const { email, token } = await createOwner(client, server)
    await client.succeed('disableTotp', { token })
    await client.succeed('login', { body: { email, password } })
    expect(await client.succeed('getSecurity', { token })).toMatchObject({
      totp_enabled_at: null,
      recovery_codes_left: 0,
    })
    expectError(await client.call('disableTotp', { token }), 'totp_not_set_up')
  })
})
