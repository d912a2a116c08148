import { limits, operations, type Operation } from '@sluice/api/contract'
import { describe, expect } from 'vitest'

import { expectError } from '../assertions.ts'
import { operationNames, password } from '../client.ts'
import { identityHeaders, loginBody, registerIdentity } from '../flows/google.ts'
import { test } from '../test.ts'

const lifetimeMs = limits.confirmationMinutes * 60_000

const sensitive = operationNames.filter((name) => {
  const operation: Operation = operations[name]
  return operation.confirmed
})

describe('sensitive changes', () => {
  test.for(sensitive)(
    '%s must be confirmed again after ten minutes',
    async (name, { client, server }) => {
      const { token } = await client.createMerchant()
      const stranger = await client.createMerchant()
      server.setTime(new Date(Date.now() + lifetimeMs + 1_000))
      expectError(await client.call(name, { token }), 'confirmation_required')
      await client.succeed('confirmSession', { token, body: { password } })
      const { status } = await client.call(name, { token })
      expect(status).not.toBe(403)
      // Another session is not confirmed by it.
      expectError(await client.call(name, { token: stranger.token }), 'confirmation_required')
    },
  )
})

describe('confirmSession', () => {
  test('accepts an identity token of the account, once', async ({ client, server }) => {
    const identity = await registerIdentity(client, server)
    const login = { headers: await identityHeaders(server, identity), body: loginBody(identity) }
    const { access_token: token } = await client.succeed('login', login)
    expect(await client.succeed('getConfirmation', { token })).toMatchObject({
      methods: ['google'],
    })

    const stranger = await registerIdentity(client, server)
    const headers = await identityHeaders(server, identity)
    for (const invalid of [
      { body: { password: identity.sub } },
      { body: {}, headers: { 'X-Identity-Token': 'not-a-token' } },
      { body: {}, headers: await identityHeaders(server, stranger) },
    ]) {
      const response = await client.call('confirmSession', { token, ...invalid })
      expectError(response, 'validation_failed', ['password'])
    }
    await client.succeed('confirmSession', { token, body: {}, headers })
    const again = await client.call('confirmSession', { token, body: {}, headers })
    expectError(again, 'validation_failed', ['password'])
  })

  test('refuses a wrong password, and keeps the session', async ({ client }) => {
    const { token } = await client.createMerchant()
    const body = { password: `${password}!` }
    const response = await client.call('confirmSession', { token, body })
    expectError(response, 'validation_failed', ['password'])
    await client.succeed('getConfirmation', { token })
  })
})
