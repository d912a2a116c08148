import { limits } from '@sluice/api/contract'
import { describe, expect } from 'vitest'

import { expectError } from '../assertions.ts'
import { password } from '../client.ts'
import { createUnverifiedAccount, full_name } from '../flows/signUp.ts'
import { test } from '../test.ts'

const hourMs = 60 * 60 * 1000

describe('register', () => {
  test('ignores members outside the contract', async ({ client }) => {
    const email = client.newEmail()
    const more = { is_verified: true, is_admin: true, total_earnings: '1000' }
    await client.succeed('register', { body: { email, password, full_name, ...more } })
    const login = await client.call('login', { body: { email, password } })
    expectError(login, 'user_not_verified')
  })

  test('compares email addresses without case and outer spaces', async ({ client }) => {
    const email = await createUnverifiedAccount(client)
    const body = { email: ` ${email.toUpperCase()} `, password, full_name }
    expectError(await client.call('register', { body }), 'email_taken')
  })

  test('accepts the shortest and the longest values', async ({ client }) => {
    const shortest = { email: client.newEmail(), password: 'k7#mQ2!z', full_name: 'X' }
    await client.succeed('register', { body: shortest })
    const longest = {
      email: client.newEmail(),
      password: `p${'ü'.repeat(limits.passwordMax - 1)}`,
      full_name: 'ध'.repeat(limits.nameMax),
    }
    await client.succeed('register', { body: longest })
  })

  test('rejects a very common password', async ({ client }) => {
    const body = { email: client.newEmail(), password: 'PASSWORD1', full_name }
    expectError(await client.call('register', { body }), 'validation_failed', ['password'])
  })

  test('lists all invalid fields in order', async ({ client }) => {
    const body = { email: 'x', password: '', full_name: ' ' }
    const response = await client.call('register', { body })
    expectError(response, 'validation_failed', ['email', 'password', 'full_name'])
  })
})

describe('verifyUser', () => {
  test('ignores quotes around the token', async ({ client, server }) => {
    const email = await createUnverifiedAccount(client)
    const token = await server.linkToken(email, 'verify')
    await client.succeed('verifyUser', { body: { token: `"'${token}'" ` } })
  })

  test('accepts a token once', async ({ client, server }) => {
    const email = await createUnverifiedAccount(client)
    const token = await server.linkToken(email, 'verify')
    await client.succeed('verifyUser', { body: { token } })
    // A program that reads the mail may have opened the link first.
    expect(await client.succeed('verifyUser', { body: { token } })).toEqual({
      message: 'Already verified',
    })
  })

  test('rejects an unknown token', async ({ client }) => {
    const body = { token: 'x'.repeat(43) }
    expectError(await client.call('verifyUser', { body }), 'token_invalid')
  })

  test('rejects the token of a reset link', async ({ client, server }) => {
    const { email } = await client.createMerchant()
    await client.succeed('forgotPassword', { body: { email } })
    const token = await server.linkToken(email, 'reset')
    expectError(await client.call('verifyUser', { body: { token } }), 'token_invalid')
  })

  test('accepts a link for a day; logging in later emails a new one', async ({
    client,
    server,
  }) => {
    const email = await createUnverifiedAccount(client)
    const token = await server.linkToken(email, 'verify')
    server.setTime(new Date(Date.now() + 24.01 * hourMs))
    expectError(await client.call('verifyUser', { body: { token } }), 'token_invalid')
    const login = await client.call('login', { body: { email, password } })
    expectError(login, 'user_not_verified')
    const newToken = await server.linkToken(email, 'verify')
    expect(newToken).not.toBe(token)
    await client.succeed('verifyUser', { body: { token: newToken } })
  })
})

describe('resendVerification', () => {
  test('responds the same for a verified and an unknown address, and emails nothing', async ({
    client,
    server,
  }) => {
    const { email } = await client.createMerchant()
    const waiting = await createUnverifiedAccount(client)
    await server.linkToken(waiting, 'verify')
    const emails = [email, client.newEmail(), waiting]
    const responses = []
    for (const each of emails) {
      responses.push(await client.succeed('resendVerification', { body: { email: each } }))
    }
    expect(responses).toEqual([responses[0], responses[0], responses[0]])
    // Emails are sent in order: once the last one has arrived, the others would have arrived too.
    await server.linkToken(waiting, 'verify')
    expect(await server.hasLink(email, 'verify')).toBe(false)
  })
})
