import { recoveryCodeCount } from '@sluice/api/contract'
import { describe, expect } from 'vitest'

import { expectError } from '../assertions.ts'
import { password, type Client } from '../client.ts'
import type { TestServer } from '../servers/server.ts'
import { test } from '../test.ts'

/** Sets up the app for a session. */
export async function enableTotp(client: Client, server: TestServer, token: string) {
  const { secret, uri } = await client.succeed('setUpTotp', { token })
  const body = { code: server.totpCode(secret) }
  const { recovery_codes: recoveryCodes } = await client.succeed('enableTotp', { token, body })
  return { secret, uri, recoveryCodes }
}

/** A merchant whose log-in takes a code. */
export async function createOwner(client: Client, server: TestServer) {
  const merchant = await client.createMerchant()
  return { ...merchant, ...(await enableTotp(client, server, merchant.token)) }
}

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
  })
})
