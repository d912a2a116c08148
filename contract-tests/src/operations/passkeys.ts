import { maxPasskeys, passkeyNameMax } from '@sluice/api/contract'
import { describe, expect } from 'vitest'

import { expectError, notName, notText, testInvalidField, unknownIds } from '../assertions.ts'
import type { Client, Merchant } from '../client.ts'
import type { Authenticator, TestServer } from '../servers/server.ts'
import { test } from '../test.ts'

/** Adds a passkey of an authenticator. */
async function addPasskey(client: Client, { token }: Merchant, authenticator: Authenticator) {
  const options = await client.succeed('createPasskeyOptions', { token })
  const body = { name: 'Phone', credential: authenticator.create(options) }
  return client.succeed('addPasskey', { token, body })
}

/** A merchant with a passkey. */
async function createOwner(client: Client, server: TestServer) {
  const merchant = await client.createMerchant()
  const authenticator = server.authenticator()
  const passkey = await addPasskey(client, merchant, authenticator)
  return { ...merchant, authenticator, passkey }
}

type Wrong = Parameters<Authenticator['get']>[1]

async function assertionFor(client: Client, authenticator: Authenticator, wrong?: Wrong) {
  return authenticator.get(await client.succeed('createLoginOptions'), wrong)
}

const credential = {
  id: 'e30',
  rawId: 'e30',
  type: 'public-key',
  response: { clientDataJSON: 'e30', attestationObject: 'e30' },
}

/** Other objects are invalid within. */
const notCredential = [
  ...notText.filter(([kind]) => kind !== 'an object'),
  ['a text', 'e30'],
] as const

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

  test('are limited in number', async ({ client, server }) => {
    const owner = await createOwner(client, server)
    const { token } = owner
    const late = server.authenticator().create(await client.succeed('createPasskeyOptions', owner))
    for (let count = 1; count < maxPasskeys; count += 1) {
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

  testInvalidField('addPasskey', { credential }, 'name', notName)
  testInvalidField('addPasskey', { name: 'Phone' }, 'credential', notCredential)
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

  test.for(unknownIds)('does not find %s', async (id, { client }) => {
    const { token } = await client.createMerchant()
    const options = { token, params: { id }, body: { name: 'Phone' } }
    expectError(await client.call('renamePasskey', options), 'not_found')
  })

  testInvalidField('renamePasskey', {}, 'name', notName)
})

describe('removePasskey', () => {
  test.for(unknownIds)('does not find %s', async (id, { client }) => {
    const { token } = await client.createMerchant()
    expectError(await client.call('removePasskey', { token, params: { id } }), 'not_found')
  })

  test('removes no passkey of another merchant', async ({ client, server }) => {
    const { token, passkey } = await createOwner(client, server)
    const stranger = await client.createMerchant()
    const options = { token: stranger.token, params: { id: passkey.id } }
    expectError(await client.call('removePasskey', options), 'not_found')
    expect((await client.succeed('getSecurity', { token })).passkeys).toHaveLength(1)
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

  testInvalidField('logInWithPasskey', {}, 'credential', notCredential)
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

  testInvalidField(
    'confirmSession',
    {},
    'passkey',
    notCredential.filter(([kind]) => kind !== 'missing'),
  )
})
