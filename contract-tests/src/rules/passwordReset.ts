import { describe, expect } from 'vitest'

import { expectError } from '../assertions.ts'
import { new_password, requestReset } from '../flows/passwordReset.ts'
import { createUnverifiedAccount } from '../flows/signUp.ts'
import { test } from '../test.ts'

const hourMs = 60 * 60 * 1000

describe('forgotPassword', () => {
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
})

describe('resetPassword', () => {
  test('verifies the email address, as the link was sent to it', async ({ client, server }) => {
    const email = await createUnverifiedAccount(client)
    const verifyToken = await server.linkToken(email, 'verify')
    const token = await requestReset(client, server, email)
    await client.succeed('resetPassword', { body: { token, new_password } })
    await client.succeed('login', { body: { email, password: new_password } })
    const verify = await client.succeed('verifyUser', { body: { token: verifyToken } })
    expect(verify).toEqual({ message: 'Already verified' })
  })

  test('accepts a token once', async ({ client, server }) => {
    const { email } = await client.createMerchant()
    const token = await requestReset(client, server, email)
    await client.succeed('resetPassword', { body: { token, new_password } })
    const second = await client.call('resetPassword', { body: { token, new_password } })
    expectError(second, 'token_invalid')
  })

  test('rejects a weak password without using up the token', async ({ client, server }) => {
    const { email } = await client.createMerchant()
    const token = await requestReset(client, server, email)
    const weak = { token, new_password: 'qwertyui' }
    const response = await client.call('resetPassword', { body: weak })
    expectError(response, 'validation_failed', ['new_password'])
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
})
