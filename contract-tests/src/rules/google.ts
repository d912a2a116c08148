import { describe } from 'vitest'

import { expectError } from '../assertions.ts'
import {
  identityHeaders,
  loginBody,
  newIdentity,
  registerBody,
  registerIdentity,
} from '../flows/google.ts'
import { createUnverifiedAccount } from '../flows/signUp.ts'
import { test } from '../test.ts'

describe('registerWithGoogle', () => {
  test('requires an identity token of the same user', async ({ client, server }) => {
    const identity = newIdentity(client)
    const body = registerBody(identity)
    const invalidHeaders: Record<string, string>[] = [
      {},
      { 'X-Identity-Token': 'not-a-token' },
      await identityHeaders(server, { ...identity, sub: '100000000000000000000' }),
      await identityHeaders(server, { ...identity, email: client.newEmail() }),
    ]
    for (const headers of invalidHeaders) {
      const response = await client.call('registerWithGoogle', { headers, body })
      expectError(response, 'identity_token_invalid')
    }
  })

  test('accepts an identity token once', async ({ client, server }) => {
    const identity = newIdentity(client)
    const body = registerBody(identity)
    const headers = await identityHeaders(server, identity)
    await client.succeed('registerWithGoogle', { headers, body })
    const second = await client.call('registerWithGoogle', { headers, body })
    expectError(second, 'identity_token_invalid')
  })

  test('rejects a registered email address', async ({ client, server }) => {
    const { email } = await client.createMerchant()
    const identity = newIdentity(client, email)
    const headers = await identityHeaders(server, identity)
    const body = registerBody(identity)
    expectError(await client.call('registerWithGoogle', { headers, body }), 'email_taken')
  })

  test('compares the email address without case, and accepts the longest name', async ({
    client,
    server,
  }) => {
    const identity = newIdentity(client)
    const headers = await identityHeaders(server, identity)
    const body = {
      ...registerBody(identity),
      email: identity.email.toUpperCase(),
      full_name: 'म'.repeat(120),
    }
    await client.succeed('registerWithGoogle', { headers, body })
  })
})

describe('login with Google', () => {
  test('accepts one token to register and to log in once', async ({ client, server }) => {
    const identity = newIdentity(client)
    const headers = await identityHeaders(server, identity)
    const login = { headers, body: loginBody(identity) }
    expectError(await client.call('login', login), 'user_not_found')
    await client.succeed('registerWithGoogle', { headers, body: registerBody(identity) })
    await client.succeed('login', login)
    expectError(await client.call('login', login), 'invalid_credentials')
  })

  test('does not open an account with an unverified email address', async ({ client, server }) => {
    const email = await createUnverifiedAccount(client)
    const identity = newIdentity(client, email)
    const headers = await identityHeaders(server, identity)
    const response = await client.call('login', { headers, body: loginBody(identity) })
    expectError(response, 'user_not_verified')
  })

  test('requires more than the user id', async ({ client, server }) => {
    const body = loginBody(await registerIdentity(client, server))
    expectError(await client.call('login', { body }), 'invalid_credentials')
    const headers = { 'X-Identity-Token': 'not-a-token' }
    expectError(await client.call('login', { headers, body }), 'invalid_credentials')
  })

  test('accepts an identity token once', async ({ client, server }) => {
    const identity = await registerIdentity(client, server)
    const headers = await identityHeaders(server, identity)
    const body = loginBody(identity)
    await client.succeed('login', { headers, body })
    expectError(await client.call('login', { headers, body }), 'invalid_credentials')
  })

  test('rejects the token of another user', async ({ client, server }) => {
    const body = loginBody(await registerIdentity(client, server))
    const headers = await identityHeaders(server, newIdentity(client))
    expectError(await client.call('login', { headers, body }), 'invalid_credentials')
  })
})
