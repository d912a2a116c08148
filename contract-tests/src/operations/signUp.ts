import { limits } from '@sluice/api/contract'
import { describe, expect } from 'vitest'

import { expectError, notMerchantName, notText, testInvalidField } from '../assertions.ts'
import { password, type Client } from '../client.ts'
import { test } from '../test.ts'

const full_name = 'Ravi Menon'
const hourMs = 60 * 60 * 1000

export const invalidEmails = [
  ...notText,
  ['not an address', 'somebody'],
  ['without a domain', 'somebody@'],
  ['without a dot in its domain', 'somebody@example'],
  ['of a local part of 65 characters', `${'a'.repeat(65)}@example.com`],
  ['too long', `${'a'.repeat(64)}@${'b'.repeat(190)}.example`],
] as const

export const invalidPasswords = [...notText, ['too long', 'x'.repeat(201)]] as const

/** Passwords that are rejected when a password is set. */
export const weakPasswords = [
  ['shorter than 8 characters', 'a7#kQ2!'],
  ['very common', 'password'],
  ['very common, in capitals', 'PASSWORD1'],
  ['one character repeated', '88888888'],
  ['only spaces', '        '],
  ['a few characters repeated', 'k7#k7#k7#'],
  ['a sequence of digits', '12345678'],
  ['a sequence of letters backwards', 'hgfedcba'],
  ['a row of the keyboard', 'qwertyui'],
  ['the name of the product', 'Sluice-2026'],
] as const

export const invalidTokens = [
  ...notText,
  ['only quotes', `"'`],
  ['too long', 'x'.repeat(513)],
] as const

/** Creates an account with an unverified email address and returns the address. */
export async function createUnverifiedAccount(client: Client): Promise<string> {
  const email = client.newEmail()
  await client.succeed('register', { body: { email, password, full_name } })
  return email
}

describe('register', () => {
  test('creates an account and emails a link', async ({ client, server }) => {
    const email = await createUnverifiedAccount(client)
    expect(await server.linkToken(email, 'verify')).toMatch(/^\S{20,}$/)
  })

  test('ignores members outside the contract', async ({ client }) => {
    const email = client.newEmail()
    const more = { is_verified: true, is_admin: true, total_earnings: '1000' }
    await client.succeed('register', { body: { email, password, full_name, ...more } })
    const login = await client.call('login', { body: { email, password } })
    expectError(login, 'user_not_verified')
  })

  test('rejects a registered email address', async ({ client }) => {
    const email = await createUnverifiedAccount(client)
    const response = await client.call('register', { body: { email, password, full_name } })
    expectError(response, 'email_taken')
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

  test('counts the characters of a password, not its UTF-16 units', async ({ client }) => {
    const body = { email: client.newEmail(), password: '🧾🫖🍵🧋', full_name }
    const response = await client.call('register', { body })
    expectError(response, 'validation_failed', ['password'])
  })

  test('accepts an email address with a punycode top-level domain', async ({ client }) => {
    const email = client.newEmail().replace('example.com', 'example.xn--p1ai')
    await client.succeed('register', { body: { email, password, full_name } })
  })

  test('lists all invalid fields in order', async ({ client }) => {
    const body = { email: 'x', password: '', full_name: ' ' }
    const response = await client.call('register', { body })
    expectError(response, 'validation_failed', ['email', 'password', 'full_name'])
  })

  const valid = { email: 'somebody@example.com', password, full_name }
  testInvalidField('register', valid, 'email', invalidEmails)
  testInvalidField('register', valid, 'full_name', notMerchantName)
  testInvalidField('register', valid, 'password', [...invalidPasswords, ...weakPasswords])
})

describe('verifyUser', () => {
  test('verifies the email address, so that the merchant can log in', async ({
    client,
    server,
  }) => {
    const email = await createUnverifiedAccount(client)
    const token = await server.linkToken(email, 'verify')
    await client.succeed('verifyUser', { body: { token } })
    await client.succeed('login', { body: { email, password } })
  })

  test('ignores quotes around the token', async ({ client, server }) => {
    const email = await createUnverifiedAccount(client)
    const token = await server.linkToken(email, 'verify')
    await client.succeed('verifyUser', { body: { token: `"'${token}'" ` } })
  })

  test('accepts a token once', async ({ client, server }) => {
    const email = await createUnverifiedAccount(client)
    const token = await server.linkToken(email, 'verify')
    await client.succeed('verifyUser', { body: { token } })
    expectError(await client.call('verifyUser', { body: { token } }), 'token_invalid')
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

  testInvalidField('verifyUser', { token: 'x' }, 'token', invalidTokens)
})

describe('resendVerification', () => {
  test('emails another link, and the first one still works', async ({ client, server }) => {
    const email = await createUnverifiedAccount(client)
    const first = await server.linkToken(email, 'verify')
    await client.succeed('resendVerification', { body: { email } })
    const second = await server.linkToken(email, 'verify')
    expect(second).not.toBe(first)
    await client.succeed('verifyUser', { body: { token: first } })
  })

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

  testInvalidField('resendVerification', {}, 'email', invalidEmails)
})
