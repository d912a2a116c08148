import { passkeyNameMax } from '@sluice/api/contract'
import { describe, expect } from 'vitest'

import { expectError } from '../assertions.ts'
import type { Client, Merchant } from '../client.ts'
import type { Authenticator, TestServer } from '../servers/server.ts'
import { test } from '../test.ts'

/** Adds a passkey of an authenticator. */
export async function addPasskey(
  client: Client,
  { token }: Merchant,
  authenticator: Authenticator,
) {
  const options = await client.succeed('createPasskeyOptions', { token })
  const body = { name: 'Phone', credential: authenticator.create(options) }
  return client.succeed('addPasskey', { token, body })
}

/** A merchant with a passkey. */
export async function createOwner(client: Client, server: TestServer) {
  const merchant = await client.createMerchant()
  const authenticator = server.authenticator()
  const passkey = await addPasskey(client, merchant, authenticator)
  return { ...merchant, authenticator, passkey }
}

export type Wrong = Parameters<Authenticator['get']>[1]

export async function assertionFor(client: Client, authenticator: Authenticator, wrong?: Wrong) {
  return authenticator.get(await client.succeed('createLoginOptions'), wrong)
}

describe('passkeys', () => {
  test('are listed, oldest first, and removed', async ({ client, server }) => {
    const owner = await createOwner(client, server)
    const { token, passkey } = owner
    expect(passkey).toMatchObject({ name: 'Phone', last_used_at: null, backed_up: false })
    const second = await addPasskey(client, owner, server.authenticator())
    const { passkeys } = await client.succeed('getSecurity', { token })
    expect(passkeys).toEqual([passkey, second])
    await client.succeed('removePasskey', { token, params: { id: passkey.id } })
    expect((await client.succeed('getSecurity', { token })).passkeys).toEqual([second])
  })
})

describe('renamePasskey', () => {
  test('changes the name, and records it', async ({ client, server }) => {
    const { token, passkey } = await createOwner(client, server)
    const options = { token, params: { id: passkey.id } }
    const name = 'चाय '.repeat(15).trim()
    const renamed = await client.succeed('renamePasskey', { ...options, body: { name } })
    expect(renamed).toEqual({ ...passkey, name })
    expect((await client.succeed('getSecurity', { token })).passkeys).toEqual([renamed])
    const events = await client.succeed('listAuditEvents', { token })
    expect(events.find(({ action }) => action === 'passkey_renamed')).toMatchObject({
      detail: [{ name: 'name', value: name }],
    })
    const tooLong = { name: 'x'.repeat(passkeyNameMax + 1) }
    const refused = await client.call('renamePasskey', { ...options, body: tooLong })
    expectError(refused, 'validation_failed', ['name'])
  })
})

describe('logInWithPasskey', () => {
  test('logs in, and notes the use', async ({ client, server }) => {
    const { email, authenticator } = await createOwner(client, server)
    const body = { credential: await assertionFor(client, authenticator) }
    const { access_token: token } = await client.succeed('logInWithPasskey', { body })
    expect(await client.succeed('getCurrentUser', { token })).toMatchObject({ email })
    const { passkeys } = await client.succeed('getSecurity', { token })
    expect(passkeys).toMatchObject([{ last_used_at: expect.any(String) }])
  })
})
