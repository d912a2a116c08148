import { describe, expect } from 'vitest'

import { expectError, testInvalidField } from '../assertions.ts'
import { password, type Client } from '../client.ts'
import type { TestServer } from '../servers/server.ts'
import { test } from '../test.ts'
import {
  createUnverifiedAccount,
  invalidEmails,
  invalidPasswords,
  invalidTokens,
  weakPasswords,
} from './signUp.ts'

const new_password = 'another-good-password'
const hourMs = 60 * 60 * 1000

async function requestReset(client: Client, server: TestServer, email: string): Promise<string> {
  await client.succeed('forgotPassword', { body: { email } })
  return server.linkToken(email, 'reset')
}

describe('forgotPassword', () => {
  test('emails a link to a registered address', async ({ client, server }) => {
    const { email } = await client.createMerchant()
    expect(await requestReset(client, server, email)).toMatch(/^\S{20,}$/)
  })

  test('responds the same for an unknown address, and emails nothing', async ({
    client,
    server,
  }) => {
    const { email } = await client.createMerchant()
    const unknownEmail = client.newEmail()
    const unknown = await client.succeed('forgotPassword', { body: { email: unknownEmail } })
    const known = await client.succeed('forgotPassword', { body: { email } })
    expect(unknown).toEqual(known)
    // Emails are sent in order: once the second one has arrived, the first would have arrived too.
    await server.linkToken(email, 'reset')
    expect(await server.hasLink(unknownEmail, 'reset')).toBe(false)
  })

  test('invalidates earlier links', async ({ client, server }) => {
    const { email } = await client.createMerchant()
    const first = await requestReset(client, server, email)
    const second = await requestReset(client, server, email)
    expect(second).not.toBe(first)
    const early = await client.call('resetPassword', { body: { token: first, new_password } })
    expectError(early, 'token_invalid')
    await client.succeed('resetPassword', { body: { token: second, new_password } })
  })

  test('compares the email address without case and outer spaces', async ({ client, server }) => {
    const { email } = await client.createMerchant()
    await client.succeed('forgotPassword', { body: { email: ` ${email.toUpperCase()} ` } })
    expect(await server.linkToken(email, 'reset')).toMatch(/^\S{20,}$/)
  })

  testInvalidField('forgotPassword', {}, 'email', invalidEmails)
})

describe('resetPassword', () => {
  test('replaces the password', async ({ client, server }) => {
    const { email } = await client.createMerchant()
    const token = await requestReset(client, server, email)
    await client.succeed('resetPassword', { body: { token: `"${token}"`, new_password } })
    const old = await client.call('login', { body: { email, password } })
    expectError(old, 'invalid_credentials')
    await client.succeed('login', { body: { email, password: new_password } })
  })

  test('ends all sessions', async ({ client, server }) => {
    const { email, token } = await client.createMerchant()
    const resetToken = await requestReset(client, server, email)
    await client.succeed('resetPassword', { body: { token: resetToken, new_password } })
    expectError(await client.call('getCurrentUser', { token }), 'session_invalid')
  })

  test('verifies the email address, as the link was sent to it', async ({ client, server }) => {
    const email = await createUnverifiedAccount(client)
    const verifyToken = await server.linkToken(email, 'verify')
    const token = await requestReset(client, server, email)
    await client.succeed('resetPassword', { body: { token, new_password } })
    await client.succeed('login', { body: { email, password: new_password } })
    const verify = await client.call('verifyUser', { body: { token: verifyToken } })
    expectError(verify, 'token_invalid')
  })

  test('accepts a token once', async ({ client, server }) => {
    const { email } = await client.createMerchant()
    const token = await requestReset(client, server, email)
    await client.succeed('resetPassword', { body: { token, new_password } })
    const second = await client.call('resetPassword', { body: { token, new_password } })
    expectError(second, 'token_invalid')
  })

  test('rejects weak passwords without using up the token', async ({ client, server }) => {
    const { email } = await client.createMerchant()
    const token = await requestReset(client, server, email)
    for (const [, weak] of weakPasswords) {
      const response = await client.call('resetPassword', { body: { token, new_password: weak } })
      expectError(response, 'validation_failed', ['new_password'])
    }
    await client.succeed('resetPassword', { body: { token, new_password } })
  })

  test('checks the token before the password', async ({ client }) => {
    const body = { token: 'x'.repeat(43), new_password: 'short' }
    expectError(await client.call('resetPassword', { body }), 'token_invalid')
  })

  test('rejects an unknown token and that of a verification link', async ({ client, server }) => {
    const unknown = { token: 'x'.repeat(43), new_password }
    expectError(await client.call('resetPassword', { body: unknown }), 'token_invalid')
    const email = await createUnverifiedAccount(client)
    const token = await server.linkToken(email, 'verify')
    const verify = await client.call('resetPassword', { body: { token, new_password } })
    expectError(verify, 'token_invalid')
  })

  test('accepts a link for an hour', async ({ client, server }) => {
    const { email } = await client.createMerchant()
    const token = await requestReset(client, server, email)
    server.setTime(new Date(Date.now() + 1.01 * hourMs))
    const response = await client.call('resetPassword', { body: { token, new_password } })
    expectError(response, 'token_invalid')
  })

  testInvalidField('resetPassword', { new_password }, 'token', invalidTokens)
  testInvalidField('resetPassword', { token: 'x' }, 'new_password', invalidPasswords)
})
