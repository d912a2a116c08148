import { messages } from '@sluice/api/contract'
import { describe, expect } from 'vitest'

import { expectError } from '../assertions.ts'
import type { Client } from '../client.ts'
import type { Identity, TestServer } from '../servers/server.ts'
import { test } from '../test.ts'

let identities = 0

/** A user of the identity provider without an account. */
export function newIdentity(client: Client, email = client.newEmail()): Identity {
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

export function registerBody({ email, name, sub }: Identity) {
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
})

describe('login with Google', () => {
  test('reports a user without an account', async ({ client, server }) => {
    const identity = newIdentity(client)
    const headers = await identityHeaders(server, identity)
    const response = await client.call('login', { headers, body: loginBody(identity) })
    expectError(response, 'user_not_found')
  })

  test('opens the account with the same verified email address', async ({ client, server }) => {
    const { email } = await client.createMerchant()
    const identity = newIdentity(client, email)
    const headers = await identityHeaders(server, identity)
    await client.succeed('login', { headers, body: loginBody(identity) })
  })
})
