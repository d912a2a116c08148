import { limits } from '@sluice/api/contract'
import { describe, expect } from 'vitest'

import { expectError } from '../assertions.ts'
import { type Wrong, addPasskey, assertionFor, createOwner } from '../flows/passkeys.ts'
import type { Authenticator } from '../servers/server.ts'
import { test } from '../test.ts'

describe('passkeys', () => {
  test('are limited in number', async ({ client, server }) => {
    const owner = await createOwner(client, server)
    const { token } = owner
    const late = server.authenticator().create(await client.succeed('createPasskeyOptions', owner))
    for (let count = 1; count < limits.maxPasskeys; count += 1) {
      await addPasskey(client, owner, server.authenticator())
    }
    expectError(await client.call('createPasskeyOptions', { token }), 'too_many_passkeys')
    const body = { name: 'Phone', credential: late }
    expectError(await client.call('addPasskey', { token, body }), 'too_many_passkeys')
  })

  test('of the merchant are named when another is added', async ({ client, server }) => {
    const { token, authenticator } = await createOwner(client, server)
    const options = await client.succeed('createPasskeyOptions', { token })
    expect(options.excludeCredentials.map(({ id }) => id)).toEqual([
      authenticator.get({
        ...options,
        rpId: options.rp.id,
        userVerification: 'required',
        allowCredentials: [],
      }).id,
    ])
  })
})

describe('addPasskey', () => {
  test('accepts options once, of the same merchant, for five minutes', async ({
    client,
    server,
  }) => {
    const [owner, stranger] = [await client.createMerchant(), await client.createMerchant()]
    const { token } = owner
    const create = async () => {
      const options = await client.succeed('createPasskeyOptions', { token })
      return { name: 'Phone', credential: server.authenticator().create(options) }
    }
    const body = await create()
    expectError(await client.call('addPasskey', { token: stranger.token, body }), 'passkey_invalid')
    await client.succeed('addPasskey', { token, body })
    expectError(await client.call('addPasskey', { token, body }), 'passkey_invalid')
    const late = await create()
    server.setTime(new Date(Date.now() + 5 * 60_000 + 1_000))
    expectError(await client.call('addPasskey', { token, body: late }), 'passkey_invalid')
  })
})

describe('logInWithPasskey', () => {
  test('accepts a response once', async ({ client, server }) => {
    const { authenticator } = await createOwner(client, server)
    const body = { credential: await assertionFor(client, authenticator) }
    await client.succeed('logInWithPasskey', { body })
    expectError(await client.call('logInWithPasskey', { body }), 'passkey_invalid')
  })

  test('refuses an unknown passkey, and a user who was not verified', async ({
    client,
    server,
  }) => {
    const { authenticator } = await createOwner(client, server)
    for (const assertion of [
      await assertionFor(client, server.authenticator()),
      await assertionFor(client, authenticator, { isUserVerified: false }),
    ]) {
      const response = await client.call('logInWithPasskey', { body: { credential: assertion } })
      expectError(response, 'passkey_invalid')
    }
  })

  test('refuses a counter that went back', async ({ client, server }) => {
    const { authenticator } = await createOwner(client, server)
    const first = { credential: await assertionFor(client, authenticator, { counter: 7 }) }
    await client.succeed('logInWithPasskey', { body: first })
    const body = { credential: await assertionFor(client, authenticator, { counter: 6 }) }
    expectError(await client.call('logInWithPasskey', { body }), 'passkey_copied')
  })
})

describe('confirmSession with a passkey', () => {
  test('confirms, only with one of the merchant’s own', async ({ client, server }) => {
    const owner = await createOwner(client, server)
    const other = await createOwner(client, server)
    const { token, authenticator } = owner
    expect(await client.succeed('getConfirmation', { token })).toMatchObject({
      methods: ['password', 'passkey'],
    })
    const confirm = async (by: Authenticator, wrong?: Wrong) => {
      const options = await client.succeed('createConfirmOptions', { token })
      return client.call('confirmSession', { token, body: { passkey: by.get(options, wrong) } })
    }
    server.setTime(new Date(Date.now() + 11 * 60_000))
    expectError(await confirm(other.authenticator), 'passkey_invalid')
    expectError(await client.call('createPasskeyOptions', { token }), 'confirmation_required')
    expect((await confirm(authenticator, { counter: 9 })).status).toBe(200)
    await client.succeed('createPasskeyOptions', { token })
    expectError(await confirm(authenticator, { counter: 8 }), 'passkey_copied')
  })

  test('is not offered without a passkey', async ({ client }) => {
    const { token } = await client.createMerchant()
    expectError(await client.call('createConfirmOptions', { token }), 'not_found')
  })
})
