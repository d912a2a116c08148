import { messages } from '@sluice/api/contract'
import { describe, expect } from 'vitest'

import { expectError, notText, testInvalidField } from '../assertions.ts'
import type { Client } from '../client.ts'
import type { Identity, TestServer } from '../servers/server.ts'
import { test } from '../test.ts'
import { createUnverifiedAccount } from './signUp.ts'

let identities = 0

/** A user of the identity provider without an account. */
function newIdentity(client: Client, email = client.newEmail()): Identity {
  identities += 1
  return { sub: `1${Date.now()}${identities}`.padEnd(21, '7'), email, name: 'Meera Pillai' }
}

/** The header with a new identity token. */
export async function identityHeaders(server: TestServer, identity: Identity) {
  return { 'X-Identity-Token': await server.identityToken(identity) }
}

/** The provider's user id is sent as the password. */
export function loginBody({ email, sub }: Identity) {
  return { email, password: sub }
}

function registerBody({ email, name, sub }: Identity) {
  return { email, full_name: name, password: sub }
}

/** Creates an account without a password. */
export async function registerIdentity(client: Client, server: TestServer): Promise<Identity> {
  const identity = newIdentity(client)
  const headers = await identityHeaders(server, identity)
  await client.succeed('registerWithGoogle', { headers, body: registerBody(identity) })
  return identity
}

describe('registerWithGoogle', () => {
  test('creates an account that can log in at once', async ({ client, server }) => {
    const identity = newIdentity(client)
    const registered = await client.succeed('registerWithGoogle', {
      headers: await identityHeaders(server, identity),
      body: registerBody(identity),
    })
    expect(registered).toEqual({ message: messages.accountCreated })
    const headers = await identityHeaders(server, identity)
    await client.succeed('login', { headers, body: loginBody(identity) })
  })

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

  const valid = {
    email: 'somebody@example.com',
    full_name: 'Meera Pillai',
    password: '107777777777777777777',
  }
  testInvalidField('registerWithGoogle', valid, 'email', [...notText, ['not an address', 'x']])
  testInvalidField('registerWithGoogle', valid, 'full_name', [
    ...notText,
    ['too long', 'x'.repeat(121)],
  ])
  testInvalidField('registerWithGoogle', valid, 'password', [
    ...notText,
    ['too long', 'x'.repeat(201)],
  ])
})

describe('login with Google', () => {
  test('reports a user without an account', async ({ client, server }) => {
    const identity = newIdentity(client)
    const headers = await identityHeaders(server, identity)
    const response = await client.call('login', { headers, body: loginBody(identity) })
    expectError(response, 'user_not_found')
  })

  test('accepts one token to register and to log in once', async ({ client, server }) => {
    const identity = newIdentity(client)
    const headers = await identityHeaders(server, identity)
    const login = { headers, body: loginBody(identity) }
    expectError(await client.call('login', login), 'user_not_found')
    await client.succeed('registerWithGoogle', { headers, body: registerBody(identity) })
    await client.succeed('login', login)
    expectError(await client.call('login', login), 'invalid_credentials')
  })

  test('opens the account with the same verified email address', async ({ client, server }) => {
    const { email } = await client.createMerchant()
    const identity = newIdentity(client, email)
    const headers = await identityHeaders(server, identity)
    await client.succeed('login', { headers, body: loginBody(identity) })
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
