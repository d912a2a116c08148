import { describe, expect } from 'vitest'

import { expectError } from '../assertions.ts'
import { password } from '../client.ts'
import { identityHeaders, loginBody, registerIdentity } from '../flows/google.ts'
import { createOwner, enableTotp } from '../flows/totp.ts'
import { test } from '../test.ts'

describe('setUpTotp', () => {
  test('replaces a secret that was not enabled, but none that was', async ({ client, server }) => {
    const { token } = await client.createMerchant()
    const { secret: first } = await client.succeed('setUpTotp', { token })
    await enableTotp(client, server, token)
    expectError(await client.call('setUpTotp', { token }), 'totp_enabled')
    expect(server.totpCode(first)).toMatch(/^\d{6}$/)
  })
})

describe('enableTotp', () => {
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
})

describe('login with a code', () => {
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
})

describe('renewRecoveryCodes', () => {
  test('needs an app', async ({ client }) => {
    const { token } = await client.createMerchant()
    expectError(await client.call('renewRecoveryCodes', { token }), 'totp_not_set_up')
    expectError(await client.call('disableTotp', { token }), 'totp_not_set_up')
  })
})
